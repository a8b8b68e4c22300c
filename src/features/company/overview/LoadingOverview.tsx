import { Card } from '@/components/display/Card';
import { Skeleton } from '@/components/feedback/Skeleton';
import page from './CompanyOverviewPage.module.css';
import styles from './LoadingOverview.module.css';

const ROWS = [1, 2, 3, 4, 5];

/** As high as the overview with five cost centres. */
export function LoadingOverview() {
  return (
    <div className={page.columns} role="status" aria-label="Loading the overview">
      <Card className={styles.tall}>
        <div className={styles.figures}>
          <Skeleton kind="h2" width="half" />
          <Skeleton kind="h2" width="half" />
          <Skeleton kind="h2" width="half" />
        </div>
        {ROWS.map((row) => (
          <Skeleton key={row} kind="body" />
        ))}
      </Card>
      <Card className={styles.tall}>
        {ROWS.map((row) => (
          <Skeleton key={row} kind="body" width="long" />
        ))}
      </Card>
    </div>
  );
}
