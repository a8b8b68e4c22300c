import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router';
import { errorMessage } from '@/api';
import { useGetCompanyQuery, useListCompanyAuditQuery } from '@/api/console';
import { ErrorPanel, StaleNote } from '@/components/feedback/ErrorPanel';
import { ConsolePage } from '@/components/page/ConsolePage';
import { LATEST } from '@/entities/audit/auditFilters';
import { LatestChanges } from '@/entities/audit/LatestChanges';
import { companyChangesPath, paths } from '@/lib/paths';
import { selectUser, useAppSelector } from '@/state';
import { DomainCard } from './DomainCard';
import { FurtherDomainsCard } from './FurtherDomainsCard';
import { useManaging } from './useManaging';

/** /company/domain: the company's mail domains and their proof (docs/product/people.md#joining-a-company). */
export function CompanyDomainPage() {
  const user = useAppSelector(selectUser);
  const { data: company, error, isFetching, refetch } = useGetCompanyQuery();
  const { manages } = useManaging();
  const hasFailed = error !== undefined && !isFetching;

  return (
    <ConsolePage title="Domain" text={company?.name ?? user?.company ?? '\u00a0'}>
      {company ? (
        <>
          {hasFailed && <StaleNote onRetry={() => refetch()} />}
          <Stack sx={{ gap: 2 }}>
            <DomainCard company={company} />
            {manages ? <FurtherDomainsCard company={company} /> : <ManagedByAdmin />}
            {manages && <CompanyChanges />}
          </Stack>
        </>
      ) : hasFailed ? (
        <ErrorPanel
          title="Your company could not be loaded"
          text={errorMessage(error, 'Please try again.')}
          onRetry={() => refetch()}
        />
      ) : (
        <Card>
          <div role="status" aria-label="Loading your company…">
            <Skeleton sx={{ typography: 'h3', width: '50%' }} />
            <Skeleton sx={{ typography: 'body1', width: '75%' }} />
          </div>
        </Card>
      )}
    </ConsolePage>
  );
}

/** What a manager is told, who sees the company's bookings but does not manage its people. */
function ManagedByAdmin() {
  return (
    <Card component="section" aria-labelledby="company-people">
      <Typography id="company-people" component="h2" variant="h3">
        People
      </Typography>
      <Typography color="textSecondary" sx={{ maxWidth: '70ch', mt: 1, mb: 2 }}>
        Your company’s admin invites people, changes roles and closes accounts. You see the bookings
        of your colleagues under My Bookings.
      </Typography>
      <Button component={Link} to={paths.myBookings}>
        My Bookings
      </Button>
    </Card>
  );
}

/** The last changes of the company itself, such as its domains and billing; not of its people. */
function CompanyChanges() {
  const query = useListCompanyAuditQuery({ kind: 'company', pageSize: LATEST });
  return (
    <LatestChanges query={query} of="your company" all={companyChangesPath({ kind: 'company' })} />
  );
}
