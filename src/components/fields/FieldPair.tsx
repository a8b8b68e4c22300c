import type { ReactNode } from 'react';
import styles from './FieldPair.module.css';

/** Two short fields side by side, such as first and last name; one below the other when narrow. */
export function FieldPair({ children }: { children: ReactNode }) {
  return <div className={styles.pair}>{children}</div>;
}
