import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import styles from './LoadingTakings.module.css';

/** As high as the figures. */
export function LoadingTakings() {
  return (
    <div role="status" aria-label="Loading the takings">
      <Card className={styles.figures}>
        <Skeleton sx={{ typography: 'h2', width: '50%' }} />
        <Skeleton sx={{ typography: 'body1', width: '30%' }} />
        <Skeleton sx={{ typography: 'body1', width: '30%' }} />
      </Card>
    </div>
  );
}
