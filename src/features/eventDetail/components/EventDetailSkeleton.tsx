import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import banner from '@/entities/event/EventBanner.module.css';
import columns from './EventDetail.module.css';
import styles from './EventDetailSkeleton.module.css';

/** Placeholder of the event page while it loads, with the same layout. */
export function EventDetailSkeleton() {
  return (
    <div role="status" aria-label="Loading event">
      <div className={banner.banner}>
        <div className={banner.inner}>
          <div className={banner.poster}>
            <Skeleton variant="rectangular" sx={{ aspectRatio: '4 / 5' }} />
          </div>
          <div className={banner.badges}>
            <Skeleton variant="rounded" className={styles.badge} />
            <Skeleton variant="rounded" className={styles.badge} />
          </div>
          <div className={banner.words}>
            <Skeleton sx={{ typography: 'h1', width: '75%' }} className={styles.title} />
            <div className={styles.organizer}>
              <Skeleton sx={{ typography: 'body1', width: '50%' }} />
            </div>
            <div className={banner.facts}>
              <Skeleton variant="rounded" className={styles.fact} />
              <Skeleton variant="rounded" className={styles.fact} />
            </div>
            <div className={banner.buy}>
              <Skeleton variant="rounded" className={styles.price} />
              <Skeleton variant="rounded" className={styles.progress} />
            </div>
          </div>
        </div>
      </div>
      <div className={columns.frame}>
        <div className={columns.columns}>
          <div className={styles.stack}>
            <Skeleton sx={{ typography: 'h2', width: '50%' }} />
            <Skeleton sx={{ typography: 'body1' }} />
            <Skeleton sx={{ typography: 'body1' }} />
            <Skeleton sx={{ typography: 'body1', width: '75%' }} />
            <Card className={styles.tier}>{null}</Card>
            <Card className={styles.tier}>{null}</Card>
          </div>
          <div className={styles.stack}>
            <Card className={styles.user}>{null}</Card>
            <Card className={styles.tier}>{null}</Card>
          </div>
        </div>
      </div>
    </div>
  );
}
