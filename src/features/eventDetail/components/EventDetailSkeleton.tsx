import { Card } from '@/components/display/Card';
import { Skeleton } from '@/components/feedback/Skeleton';
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
            <Skeleton kind="poster" />
          </div>
          <div className={banner.badges}>
            <Skeleton className={styles.badge} />
            <Skeleton className={styles.badge} />
          </div>
          <div className={banner.words}>
            <Skeleton kind="h1" width="long" className={styles.title} />
            <div className={styles.organizer}>
              <Skeleton width="half" />
            </div>
            <div className={banner.facts}>
              <Skeleton className={styles.fact} />
              <Skeleton className={styles.fact} />
            </div>
            <div className={banner.buy}>
              <Skeleton className={styles.price} />
              <Skeleton className={styles.progress} />
            </div>
          </div>
        </div>
      </div>
      <div className={columns.frame}>
        <div className={columns.columns}>
          <div className={styles.stack}>
            <Skeleton kind="h2" width="half" />
            <Skeleton />
            <Skeleton />
            <Skeleton width="long" />
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
