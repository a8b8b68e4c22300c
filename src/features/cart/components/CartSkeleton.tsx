import { Card } from '@/components/display/Card';
import { Skeleton } from '@/components/feedback/Skeleton';
import { VisuallyHidden } from '@/components/display/VisuallyHidden';
import hold from './HoldBar.module.css';
import layout from './CartLayout.module.css';
import line from './Line.module.css';
import styles from './CartSkeleton.module.css';

/** Placeholder with the layout of the cart while its bookings are loaded. */
export function CartSkeleton() {
  return (
    <div className={layout.columns}>
      <VisuallyHidden>
        <span role="status">Loading your cart…</span>
      </VisuallyHidden>
      <div className={layout.main}>
        <div className={hold.bar} />
        <div className={layout.groupHead}>
          <Skeleton kind="h2" width="half" />
        </div>
        {[1, 2, 3].map((one) => (
          <div key={one} className={line.line}>
            <Skeleton kind="poster" />
            <div>
              <Skeleton kind="h3" width="half" />
              <Skeleton kind="meta" width="half" />
              <Skeleton kind="meta" width="half" />
            </div>
            <div className={line.figures}>
              <Skeleton kind="button" className={styles.stepper} />
              <Skeleton kind="price" />
            </div>
          </div>
        ))}
      </div>
      <Card className={styles.summary}>
        <Skeleton kind="h2" width="long" />
        {[1, 2, 3].map((one) => (
          <Skeleton key={one} kind="ui" />
        ))}
        <Skeleton kind="h2" />
        <Skeleton kind="button" className={styles.proceed} />
        <Skeleton kind="ui" width="half" />
        <Skeleton kind="ui" width="long" />
      </Card>
    </div>
  );
}
