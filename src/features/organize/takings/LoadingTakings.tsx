import { Card } from '@/components/display/Card';
import { Skeleton } from '@/components/feedback/Skeleton';
import styles from './LoadingTakings.module.css';

/** As high as the figures. */
export function LoadingTakings() {
  return (
    <div role="status" aria-label="Loading the takings">
      <Card className={styles.figures}>
        <Skeleton kind="h2" width="half" />
        <Skeleton kind="body" width="short" />
        <Skeleton kind="body" width="short" />
      </Card>
    </div>
  );
}
