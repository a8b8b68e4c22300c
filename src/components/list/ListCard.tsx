import type { ReactNode } from 'react';
import { Card } from '@/components/display/Card';
import styles from './ListCard.module.css';

interface ListCardProps {
  /** Whether other rows than those on the screen are on their way. */
  busy: boolean;
  /** Whether the rows on the screen are those of the request before. */
  outdated: boolean;
  /** Under the rows: which of all they are. */
  foot?: ReactNode;
  children: ReactNode;
}

/** The card of a console's list. */
export function ListCard({ busy, outdated, foot, children }: ListCardProps) {
  return (
    <Card padding="none" className={styles.card}>
      <div className={styles.list} aria-busy={busy} data-waits={outdated || undefined}>
        {children}
      </div>
      {foot}
    </Card>
  );
}
