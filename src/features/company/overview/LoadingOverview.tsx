import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import page from './CompanyOverviewPage.module.css';
import styles from './LoadingOverview.module.css';

const ROWS = [1, 2, 3, 4, 5];

/** As high as the overview with five cost centres. */
export function LoadingOverview() {
  return (
    <div className={page.columns} role="status" aria-label="Loading the overview">
      <Card className={styles.tall}>
        <div className={styles.figures}>
          <Skeleton sx={{ typography: 'h2', width: '50%' }} />
          <Skeleton sx={{ typography: 'h2', width: '50%' }} />
          <Skeleton sx={{ typography: 'h2', width: '50%' }} />
        </div>
        {ROWS.map((row) => (
          <Skeleton sx={{ typography: 'body1' }} key={row} />
        ))}
      </Card>
      <Card className={styles.tall}>
        {ROWS.map((row) => (
          <Skeleton sx={{ typography: 'body1', width: '75%' }} key={row} />
        ))}
      </Card>
    </div>
  );
}
