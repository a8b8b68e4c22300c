import type { ReactNode } from 'react';
import styles from './ListToolbar.module.css';

interface ListToolbarProps {
  /** The search and the filters. */
  children: ReactNode;
  /** Order and columns, at the right. */
  end?: ReactNode;
}

/** What stands above a console's list. */
export function ListToolbar({ children, end }: ListToolbarProps) {
  return (
    <div className={styles.bar}>
      {children}
      {end && <div className={styles.order}>{end}</div>}
    </div>
  );
}
