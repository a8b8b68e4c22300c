import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { Link, useParams } from 'react-router';
import { errorMessage, toAppError } from '@/api';
import { useGetCostCentreQuery } from '@/api/console';
import { EmptyState } from '@/components/feedback/EmptyState';
import { ErrorPanel } from '@/components/feedback/ErrorPanel';
import { ConsolePage } from '@/components/page/ConsolePage';
import { paths } from '@/lib/paths';
import { readId } from '@/lib/searchParams';
import { BackLink, CentreView } from './CentreView';

const NO_CENTRE = [403, 404];

/** /company/cost-centres/:id: its budgets by period, and the ledger of one. */
export function CostCentrePage() {
  const id = readId(useParams().id);
  const { data, error, isFetching, refetch } = useGetCostCentreQuery({ id }, { skip: id === 0 });
  const hasFailed = error !== undefined && !isFetching;
  if (data) return <CentreView centre={data} hasFailed={hasFailed} onRetry={refetch} />;
  const isMissing = id === 0 || (hasFailed && NO_CENTRE.includes(toAppError(error).status ?? 0));
  return (
    <ConsolePage title="Cost centre" text={<BackLink />}>
      {isMissing ? (
        <EmptyState
          title="Cost centre not found"
          text="It may belong to another company."
          action={
            <Button component={Link} to={paths.companyCostCentres}>
              See the cost centres
            </Button>
          }
        />
      ) : hasFailed ? (
        <ErrorPanel
          title="The cost centre could not be loaded"
          text={errorMessage(error, 'Please try again.')}
          onRetry={refetch}
        />
      ) : (
        <Card>
          <Stack role="status" aria-label="Loading the cost centre" sx={{ gap: 2, minHeight: 160 }}>
            <Skeleton sx={{ typography: 'h3', width: '50%' }} />
            <Skeleton sx={{ typography: 'body1' }} />
            <Skeleton sx={{ typography: 'body1', width: '75%' }} />
          </Stack>
        </Card>
      )}
    </ConsolePage>
  );
}
