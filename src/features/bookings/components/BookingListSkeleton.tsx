import { Skeleton } from '@/components/feedback/Skeleton';
import { VisuallyHidden } from '@/components/display/VisuallyHidden';
import row from './BookingRow.module.css';
import styles from './BookingListSkeleton.module.css';

/** Three placeholder rows with the layout of `BookingRow`. */
export function BookingListSkeleton() {
  return (
    <div>
      <VisuallyHidden>
        <span role="status">Loading bookings…</span>
      </VisuallyHidden>
      {[1, 2, 3].map((one) => (
        <div key={one} className={row.row}>
          <Skeleton kind="poster" />
          <div>
            <Skeleton kind="price" width="short" className={styles.badges} />
            <Skeleton kind="h3" width="half" />
            <Skeleton kind="meta" width="long" />
            <Skeleton kind="meta" width="half" />
          </div>
          <div className={row.side}>
            <Skeleton kind="price" className={styles.price} />
            <Skeleton kind="button" />
            <Skeleton kind="button" />
          </div>
        </div>
      ))}
    </div>
  );
}
