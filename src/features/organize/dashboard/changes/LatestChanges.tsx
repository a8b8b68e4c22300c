import { Link } from 'react-router';
import { useListEventAuditQuery } from '@/api/console';
import { Button } from '@/components/buttons/Button';
import { Card } from '@/components/display/Card';
import { VisuallyHidden } from '@/components/display/VisuallyHidden';
import { Skeleton } from '@/components/feedback/Skeleton';
import { formatMonthDay, formatTime } from '@/lib/dates';
import { organizeChangesPath } from '@/lib/paths';
import styles from './LatestChanges.module.css';

/** As many as fit beside the bookings. */
const SHOWN = 7;

/** What was changed of an event last, and the way to all of it. */
export function LatestChanges({ eventId }: { eventId: number }) {
  const { data, isError, isFetching, refetch } = useListEventAuditQuery({
    id: eventId,
    pageSize: SHOWN,
  });
  return (
    <Card as="section" labelledBy="latest-changes">
      <div className={styles.head}>
        <h2 id="latest-changes">Changes</h2>
        {data && data.count > 0 && (
          <Link to={organizeChangesPath({ event: eventId })}>
            All {data.count}
            <VisuallyHidden> changes of this event</VisuallyHidden>
          </Link>
        )}
      </div>
      {data ? (
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
      ) : isError && !isFetching ? (
        <div className={styles.failed} role="alert">
          <p>The changes could not be loaded.</p>
          <Button onClick={() => refetch()}>Try again</Button>
        </div>
      ) : (
        <div role="status" aria-label="Loading changes" className={styles.failed}>
          <Skeleton kind="ui" width="long" />
          <Skeleton kind="ui" width="half" />
        </div>
      )}
      {data?.count === 0 && <p className={styles.none}>Nothing was changed yet.</p>}
    </Card>
  );
}
