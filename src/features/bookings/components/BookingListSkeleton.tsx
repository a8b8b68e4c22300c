import Skeleton from '@mui/material/Skeleton';
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
          <Skeleton variant="rectangular" sx={{ aspectRatio: '4 / 5' }} />
          <div>
            <Skeleton sx={{ typography: 'price', width: '30%' }} className={styles.badges} />
            <Skeleton sx={{ typography: 'h3', width: '50%' }} />
            <Skeleton sx={{ typography: 'meta', width: '75%' }} />
            <Skeleton sx={{ typography: 'meta', width: '50%' }} />
          </div>
          <div className={row.side}>
            <Skeleton sx={{ typography: 'price' }} className={styles.price} />
            <Skeleton variant="rounded" sx={{ height: 44 }} />
            <Skeleton variant="rounded" sx={{ height: 44 }} />
          </div>
        </div>
      ))}
    </div>
  );
}
