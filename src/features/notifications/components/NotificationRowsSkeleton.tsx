import { Skeleton } from '@/components/feedback/Skeleton';
import { VisuallyHidden } from '@/components/display/VisuallyHidden';
import styles from './NotificationRowsSkeleton.module.css';

/** Placeholder rows with the layout of `NotificationRows`. */
export function NotificationRowsSkeleton({ rows = 3 }: { rows?: number }) {
  return (
    <div>
      <VisuallyHidden>
        <span role="status">Loading notifications…</span>
      </VisuallyHidden>
      {Array.from({ length: rows }, (_, index) => (
        <div key={index} className={styles.row}>
          <Skeleton kind="square" className={styles.sign} />
          <div className={styles.words}>
            <Skeleton kind="ui" width="half" />
            <Skeleton kind="meta" />
            <Skeleton kind="meta" width="short" />
          </div>
        </div>
      ))}
    </div>
  );
}
