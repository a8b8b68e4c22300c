import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { formatMonthDay, formatTime } from '@/lib/dates';
import type { AuditQueryState } from './AuditList';
import styles from './LatestChanges.module.css';

/** The newest changes of one thing, or that they are on their way, do not come or are not there. */
export function LatestList({ query }: { query: AuditQueryState }) {
  const { data, isError, isFetching, refetch } = query;
  if (data?.count === 0) return <p className={styles.none}>Nothing was changed yet.</p>;
  if (data) {
    return (
      <ol className={styles.entries}>
        {data.results.map(({ id, at, timezone, person_name: name, summary }) => (
          <li key={id}>
            <p>
              <b>{name}</b> {summary}
            </p>
            <time dateTime={at}>
              {formatMonthDay(at, timezone)}, {formatTime(at, timezone)}
            </time>
          </li>
        ))}
      </ol>
    );
  }
  return isError && !isFetching ? (
    <div className={styles.failed} role="alert">
      <p>The changes could not be loaded.</p>
      <Button onClick={() => refetch()}>Try again</Button>
    </div>
  ) : (
    <div role="status" aria-label="Loading changes" className={styles.failed}>
      <Skeleton sx={{ typography: 'ui', width: '75%' }} />
      <Skeleton sx={{ typography: 'ui', width: '50%' }} />
    </div>
  );
}
