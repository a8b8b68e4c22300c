import type { ReactNode } from 'react';
import styles from './TwoLines.module.css';

interface TwoLinesProps {
  first: ReactNode;
  second?: ReactNode;
}

/** A cell of a grid: what it says, and a quieter line under it. */
export function TwoLines({ first, second }: TwoLinesProps) {
  return (
    <span className={styles.lines}>
      <span className={styles.first}>{first}</span>
      {second && <span className={styles.second}>{second}</span>}
    </span>
  );
}

/** A cell that is a quiet word. */
export function QuietCell({ children }: { children: ReactNode }) {
  return <span className={styles.second}>{children}</span>;
}
