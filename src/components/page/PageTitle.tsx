import type { ReactNode } from 'react';
import styles from './PageTitle.module.css';

interface PageTitleProps {
  children: ReactNode;
  /** A quiet line under the title. */
  text?: ReactNode;
  /** Buttons at its right; below it on phones. */
  actions?: ReactNode;
}

/** The head of a page: its one h1. */
export function PageTitle({ children, text, actions }: PageTitleProps) {
  return (
    <header className={styles.head}>
      <div>
        <h1>{children}</h1>
        {text && <p className={styles.text}>{text}</p>}
      </div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </header>
  );
}
