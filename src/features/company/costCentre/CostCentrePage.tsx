import { useParams } from 'react-router';
import { errorMessage, toAppError } from '@/api';
import { useGetCostCentreQuery } from '@/api/console';
import { ButtonLink } from '@/components/buttons/Button';
import { Card } from '@/components/display/Card';
import { EmptyState } from '@/components/feedback/EmptyState';
import { ErrorPanel } from '@/components/feedback/ErrorPanel';
import { Skeleton } from '@/components/feedback/Skeleton';
import { ConsolePage } from '@/components/page/ConsolePage';
import { paths } from '@/lib/paths';
import { BackLink } from './BackLink';
import { CentreView } from './CentreView';
import styles from './CostCentrePage.module.css';

const NO_CENTRE = [403, 404];

/** /company/cost-centres/:id: its budgets by period, and the ledger of one. */
export function CostCentrePage() {
  const { id: text = '' } = useParams();
  const id = /^[1-9]\d{0,14}$/.test(text) ? Number(text) : 0;
  const { data, error, isFetching, refetch } = useGetCostCentreQuery({ id }, { skip: id === 0 });
  const hasFailed = error !== undefined && !isFetching;
  if (data) return <CentreView centre={data} hasFailed={hasFailed} onRetry={refetch} />;
  const isMissing = id === 0 || (hasFailed && NO_CENTRE.includes(toAppError(error).status ?? 0));
  return (
    <ConsolePage title="Cost centre" text={<BackLink />}>
      {isMissing ? (
        <EmptyState
          title="There is no such cost centre"
          text="It may belong to another company."
          action={<ButtonLink to={paths.companyCostCentres}>See the cost centres</ButtonLink>}
        />
      ) : hasFailed ? (
        <ErrorPanel
          title="The cost centre could not be loaded"
          text={errorMessage(error, 'Please try again.')}
          onRetry={refetch}
        />
      ) : (
        <Card>
          <div role="status" aria-label="Loading the cost centre" className={styles.loading}>
            <Skeleton kind="h3" width="half" />
            <Skeleton kind="body" />
            <Skeleton kind="body" width="long" />
          </div>
        </Card>
      )}
    </ConsolePage>
  );
}
