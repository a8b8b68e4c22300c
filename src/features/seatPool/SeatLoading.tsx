import { Card } from '@/components/display/Card';
import { Skeleton } from '@/components/feedback/Skeleton';
import { LinkedPage } from '@/components/page/LinkedPage';
import styles from './SeatLoading.module.css';

/** In the place of the card until it is loaded. */
export function SeatLoading({ text }: { text: string }) {
  return (
    <LinkedPage>
      <Card className={styles.loading}>
        <Skeleton kind="poster" />
        <div>
          <p role="status">{text}</p>
          <Skeleton kind="h2" width="long" />
          <Skeleton kind="body" width="half" />
          <Skeleton kind="body" width="half" />
        </div>
      </Card>
    </LinkedPage>
  );
}
