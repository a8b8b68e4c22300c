import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
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
          <Skeleton sx={{ typography: 'h2', width: '50%' }} />
        </div>
        {[1, 2, 3].map((one) => (
          <div key={one} className={line.line}>
            <Skeleton variant="rectangular" sx={{ aspectRatio: '4 / 5' }} />
            <div>
              <Skeleton sx={{ typography: 'h3', width: '50%' }} />
              <Skeleton sx={{ typography: 'meta', width: '50%' }} />
              <Skeleton sx={{ typography: 'meta', width: '50%' }} />
            </div>
            <div className={line.figures}>
              <Skeleton variant="rounded" sx={{ height: 44 }} className={styles.stepper} />
              <Skeleton sx={{ typography: 'price' }} />
            </div>
          </div>
        ))}
      </div>
      <Card className={styles.summary}>
        <Skeleton sx={{ typography: 'h2', width: '75%' }} />
        {[1, 2, 3].map((one) => (
          <Skeleton sx={{ typography: 'ui' }} key={one} />
        ))}
        <Skeleton sx={{ typography: 'h2' }} />
        <Skeleton variant="rounded" sx={{ height: 44 }} className={styles.proceed} />
        <Skeleton sx={{ typography: 'ui', width: '50%' }} />
        <Skeleton sx={{ typography: 'ui', width: '75%' }} />
      </Card>
    </div>
  );
}
