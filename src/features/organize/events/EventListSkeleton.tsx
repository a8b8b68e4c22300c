import { Skeleton } from '@/components/feedback/Skeleton';
import styles from './EventListSkeleton.module.css';

const ROWS = [1, 2, 3, 4, 5, 6, 7, 8];

/** As high as the list with eight events. */
export function EventListSkeleton() {
  return (
    <div role="status" aria-label="Loading events">
      <div className={styles.head} />
      {ROWS.map((row) => (
        <div key={row} className={styles.row}>
          <Skeleton kind="poster" className={styles.thumb} />
          <div className={styles.lines}>
            <Skeleton kind="ui" width="half" />
            <Skeleton kind="meta" width="short" />
          </div>
          <div className={styles.figures}>
            <Skeleton kind="ui" />
            <Skeleton kind="meta" width="long" />
          </div>
        </div>
      ))}
    </div>
  );
}
