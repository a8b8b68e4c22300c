import type { ReactNode } from 'react';
import type { SectionId } from '../form/fields';
import styles from './Section.module.css';

interface SectionProps {
  id: SectionId;
  title: string;
  text: string;
  /** At the right of the title. */
  action?: ReactNode;
  children: ReactNode;
}

/** One part of the editor; Alt with an arrow leads to its title. */
export function Section({ id, title, text, action, children }: SectionProps) {
  return (
    <section className={styles.section} id={`section-${id}`} aria-labelledby={`title-${id}`}>
      <header className={styles.head}>
        <div>
          <h2 id={`title-${id}`} tabIndex={-1}>
            {title}
          </h2>
          <p>{text}</p>
        </div>
        {action}
      </header>
      {children}
    </section>
  );
}
