import Skeleton from '@mui/material/Skeleton';
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
          <Skeleton variant="rectangular" sx={{ aspectRatio: '1' }} className={styles.sign} />
          <div className={styles.words}>
            <Skeleton sx={{ typography: 'ui', width: '50%' }} />
            <Skeleton sx={{ typography: 'meta' }} />
            <Skeleton sx={{ typography: 'meta', width: '30%' }} />
          </div>
        </div>
      ))}
    </div>
  );
}
