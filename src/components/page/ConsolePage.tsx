import type { ReactNode } from 'react';
import styles from './ConsolePage.module.css';

interface ConsolePageProps {
  /** The page's one h1. */
  title: ReactNode;
  /** A quiet line under the title. */
  text?: ReactNode;
  /** Buttons at its right; below it on phones. */
  actions?: ReactNode;
  /** The page's one job, at the foot of phones. */
  bottom?: ReactNode;
  children: ReactNode;
}

/** A page of a console: as wide as the window leaves, with its title and what can be done. */
export function ConsolePage({ title, text, actions, bottom, children }: ConsolePageProps) {
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <div>
          <h1>{title}</h1>
          {text && <p className={styles.text}>{text}</p>}
        </div>
        {actions && <div className={styles.actions}>{actions}</div>}
      </header>
      {children}
      {bottom && <div className={styles.bottom}>{bottom}</div>}
    </div>
  );
}
