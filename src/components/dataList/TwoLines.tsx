import type { ReactNode } from 'react';
import styles from './TwoLines.module.css';

interface TwoLinesProps {
  first: ReactNode;
  second?: ReactNode;
}

/** A cell with a second line in the secondary colour. */
export function TwoLines({ first, second }: TwoLinesProps) {
  return (
    <span className={styles.lines} data-lines="">
      <span className={styles.first}>{first}</span>
      {second && <span className={styles.second}>{second}</span>}
    </span>
  );
}

/** A cell in the secondary colour. */
export function QuietCell({ children }: { children: ReactNode }) {
  return <span className={styles.second}>{children}</span>;
}
