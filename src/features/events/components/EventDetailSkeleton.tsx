import { Skeleton } from '@/components/Skeleton';
import banner from './EventBanner.module.css';
import columns from './EventDetail.module.css';
import styles from './EventDetailSkeleton.module.css';

/** The frame of the event page, before the event is there. */
export function EventDetailSkeleton() {
  return (
    <div role="status" aria-label="Loading event">
      <div className={banner.banner}>
        <div className={banner.inner}>
          <div className={banner.poster}>
            <Skeleton kind="poster" />
          </div>
          <div className={banner.words}>
            <div className={styles.stack}>
              <Skeleton kind="h1" width="long" />
              <Skeleton kind="body" width="half" />
              <Skeleton kind="ui" width="long" />
              <Skeleton kind="price" width="short" />
            </div>
          </div>
        </div>
      </div>
      <div className={columns.columns}>
        <div className={styles.stack}>
          <Skeleton kind="h2" width="half" />
          <Skeleton />
          <Skeleton />
          <Skeleton width="long" />
          <Skeleton className={styles.tier} />
          <Skeleton className={styles.tier} />
        </div>
        <div className={styles.stack}>
          <Skeleton className={styles.tier} />
          <Skeleton className={styles.tier} />
        </div>
      </div>
    </div>
  );
}
