import Card from '@mui/material/Card';
import { useId } from 'react';
import { Link } from 'react-router';
import { VisuallyHidden } from '@/components/display/VisuallyHidden';
import type { AuditQueryState } from './AuditList';
import styles from './LatestChanges.module.css';
import { LatestList } from './LatestList';

interface LatestChangesProps {
  /** The first `LATEST` of them. */
  query: AuditQueryState;
  /** What they are of: `this event`. */
  of: string;
  /** The address of all of them. */
  all: string;
}

/** What was changed of one thing last, and the way to all of it. */
export function LatestChanges({ query, of, all }: LatestChangesProps) {
  const id = useId();
  const count = query.data?.count ?? 0;
  return (
    <Card component="section" aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id}>Changes</h2>
        {count > 0 && (
          <Link to={all}>
            {count === 1 ? '1 change' : `All ${count}`}
            <VisuallyHidden>{count === 1 ? ` of ${of}` : ` changes of ${of}`}</VisuallyHidden>
          </Link>
        )}
      </div>
      <LatestList query={query} />
    </Card>
  );
}
