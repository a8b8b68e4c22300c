import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import { LinkedPage } from '@/components/page/LinkedPage';
import styles from './SeatLoading.module.css';

/** In the place of the card until it is loaded. */
export function SeatLoading({ text }: { text: string }) {
  return (
    <LinkedPage>
      <Card className={styles.loading}>
        <Skeleton variant="rectangular" sx={{ aspectRatio: '4 / 5' }} />
        <div>
          <p role="status">{text}</p>
          <Skeleton sx={{ typography: 'h2', width: '75%' }} />
          <Skeleton sx={{ typography: 'body1', width: '50%' }} />
          <Skeleton sx={{ typography: 'body1', width: '50%' }} />
        </div>
      </Card>
    </LinkedPage>
  );
}
