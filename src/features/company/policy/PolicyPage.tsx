import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import { errorMessage } from '@/api';
import { useGetPolicyQuery } from '@/api/console';
import { ErrorPanel } from '@/components/feedback/ErrorPanel';
import { StaleNote } from '@/components/feedback/StaleNote';
import { ConsolePage } from '@/components/page/ConsolePage';
import { PolicyForm } from './PolicyForm';
import styles from './PolicyPage.module.css';
import { TryItCard } from './TryItCard';

/** /company/policies: what needs an approval, and of whom (docs/product.md#policies). */
export function PolicyPage() {
  const { data: policy, error, isFetching, refetch } = useGetPolicyQuery();
  const hasFailed = error !== undefined && !isFetching;
  return (
    <ConsolePage
      title="Policies"
      text="What colleagues may buy at once, and what somebody approves first. The strictest rule wins."
    >
      {policy ? (
        <>
          {hasFailed && <StaleNote onRetry={refetch} />}
          <div className={styles.columns}>
            <PolicyForm policy={policy} />
            <TryItCard />
          </div>
        </>
      ) : hasFailed ? (
        <ErrorPanel
          title="The policy could not be loaded"
          text={errorMessage(error, 'Please try again.')}
          onRetry={refetch}
        />
      ) : (
        <Card>
          <div role="status" aria-label="Loading the policy" className={styles.loading}>
            <Skeleton sx={{ typography: 'h3', width: '50%' }} />
            <Skeleton sx={{ typography: 'body1' }} />
            <Skeleton sx={{ typography: 'body1', width: '75%' }} />
          </div>
        </Card>
      )}
    </ConsolePage>
  );
}
