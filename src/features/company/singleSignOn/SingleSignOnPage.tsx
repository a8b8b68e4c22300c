import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { Link, useSearchParams } from 'react-router';
import { errorMessage, toAppError } from '@/api';
import { useGetSingleSignOnQuery } from '@/api/console';
import { EmptyState } from '@/components/feedback/EmptyState';
import { ErrorPanel, StaleNote } from '@/components/feedback/ErrorPanel';
import { ConsolePage } from '@/components/page/ConsolePage';
import { paths } from '@/lib/paths';
import { ConnectionCard } from './ConnectionCard';
import { ConnectionForm } from './ConnectionForm';
import { testResult } from './connectionValues';
import { ScimCard } from './ScimCard';

interface SingleSignOnPageProps {
  leaveTo?: (address: string) => void;
}

/** /company/single-sign-on: the company's identity provider (docs/product/people.md#single-sign-on). */
export function SingleSignOnPage({
  leaveTo = (address) => window.location.assign(address),
}: SingleSignOnPageProps) {
  const { data, error, isFetching, refetch } = useGetSingleSignOnQuery();
  const [query] = useSearchParams();
  const test = query.get('test');
  const hasFailed = error !== undefined && !isFetching;
  const isUnproven = toAppError(error).code === 'domain_not_proven';
  return (
    <ConsolePage
      title="Single sign-on"
      text="People sign in to Foyer with their company account, by OpenID Connect."
    >
      {data ? (
        <Stack sx={{ gap: 2 }}>
          {hasFailed && <StaleNote onRetry={refetch} />}
          {test !== null && <TestResult reason={test} />}
          <ConnectionCard singleSignOn={data} leaveTo={leaveTo} />
          <ConnectionForm connection={data.connection} />
          <ScimCard />
        </Stack>
      ) : isUnproven ? (
        <EmptyState
          title="Verify your company’s domain first"
          text="People sign in with email addresses at your company’s domains."
          action={
            <Button component={Link} to={paths.companyDomain}>
              See how to verify the domain
            </Button>
          }
        />
      ) : hasFailed ? (
        <ErrorPanel
          title="Single sign-on could not be loaded"
          text={errorMessage(error, 'Please try again.')}
          onRetry={refetch}
        />
      ) : (
        <Card>
          <div role="status" aria-label="Loading single sign-on…">
            <Skeleton sx={{ typography: 'h3', width: '50%' }} />
            <Skeleton sx={{ typography: 'body1', width: '75%' }} />
          </div>
        </Card>
      )}
    </ConsolePage>
  );
}

function TestResult({ reason }: { reason: string }) {
  const { isPassed, sentence } = testResult(reason);
  return (
    <Alert role="status" severity={isPassed ? 'success' : 'error'}>
      {sentence}
    </Alert>
  );
}
