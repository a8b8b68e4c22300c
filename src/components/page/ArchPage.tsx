import type { ReactNode } from 'react';
import styles from './ArchPage.module.css';

/** A page of its own, without header and sidebar: what it says stands in the middle, under the arch of the logo. */
export function ArchPage({ children }: { children: ReactNode }) {
  return <div className={styles.page}>{children}</div>;
}
