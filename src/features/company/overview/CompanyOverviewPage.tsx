import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Calendar from 'lucide-react/icons/calendar';
import UserPlus from 'lucide-react/icons/user-plus';
import { useState } from 'react';
import { Navigate, useSearchParams } from 'react-router';
import { errorMessage, type CompanyOverview } from '@/api';
import { useGetCompanyOverviewQuery, useGetCompanyQuery } from '@/api/console';
import { Icon } from '@/components/display/Icon';
import { ErrorPanel, StaleNote } from '@/components/feedback/ErrorPanel';
import { lazyPart } from '@/components/lazy/lazyPart';
import { FilterSelect } from '@/components/dataList/FilterSelect';
import { ConsolePage } from '@/components/page/ConsolePage';
import { WaitingApprovals } from '@/entities/approval/WaitingApprovals';
import { periodWords, quarterOf, quartersAround } from '@/lib/periods';
import { countOf } from '@/lib/text';
import { serverNow } from '@/lib/serverClock';
import { selectUser, useAppSelector } from '@/state';
import { dayOf } from '@/lib/dates';
import { usePlaceWithoutSpend } from '../useManaging';
import { SpendExport } from '../SpendExport';
import { SpendCard } from './SpendCard';
import { SideCard } from './SideCard';

const InviteDialog = lazyPart(() => import('@/entities/account/InviteDialog'));

/** Quarters before this one that can be chosen. */
const EARLIER = 8;

const COLUMNS = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 336px' },
  gap: 2,
  alignItems: 'start',
} as const;

/** The quarter of the address; today's where it names none. */
function useQuarter() {
  const [today] = useState(() => dayOf(serverNow()));
  const [params, setParams] = useSearchParams();
  const present = quarterOf(today);
  const quarters = quartersAround(today, EARLIER);
  const quarter = quarters.find(({ from }) => from.slice(0, 7) === params.get('quarter'));
  const choose = (from: string) =>
    setParams(from === present.from ? {} : { quarter: from.slice(0, 7) }, { replace: true });
  return { quarters, quarter: quarter ?? present, choose };
}

/** /company: the company at a glance (docs/product/companies.md#company-spend). */
export function CompanyOverviewPage() {
  const user = useAppSelector(selectUser);
  const { quarters, quarter, choose } = useQuarter();
  const overview = useGetCompanyOverviewQuery(quarter);
  const { data, error, isFetching, refetch } = overview;
  const hasFailed = error !== undefined && !isFetching;
  const elsewhere = usePlaceWithoutSpend(overview);
  if (elsewhere) return <Navigate to={elsewhere} replace />;
  return (
    <ConsolePage
      title={data?.company_name ?? user?.company ?? 'Company'}
      text={data ? summary(data) : '\u00a0'}
      actions={
        <>
          <FilterSelect
            label="Quarter"
            icon={Calendar}
            value={quarter.from}
            options={quarters.map((one) => [one.from, periodWords(one)] as const)}
            onChange={choose}
          />
          <SpendExport period={quarter} />
          {user?.permissions.includes('manage_company') && <InviteButton />}
        </>
      }
    >
      {hasFailed && data && <StaleNote onRetry={refetch} />}
      {data ? (
        // The quarter before stays until the chosen one is there.
        <Box
          aria-busy={isFetching}
          sx={{ ...COLUMNS, opacity: isFetching && !overview.currentData ? 0.6 : 1 }}
        >
          <SpendCard overview={data} />
          <SideCard overview={data} />
          <Box sx={{ gridColumn: '1 / -1', minWidth: 0 }}>
            <WaitingApprovals />
          </Box>
        </Box>
      ) : hasFailed ? (
        <ErrorPanel
          title="The overview could not be loaded"
          text={errorMessage(error, 'Please try again.')}
          onRetry={refetch}
        />
      ) : (
        <LoadingOverview />
      )}
    </ConsolePage>
  );
}

const ROWS = [1, 2, 3, 4, 5];

function LoadingOverview() {
  return (
    <Box role="status" aria-label="Loading the overview" sx={COLUMNS}>
      {['spend', 'people'].map((card) => (
        <Card key={card}>
          <Stack sx={{ justifyContent: 'space-between', gap: 2, minHeight: 350 }}>
            {ROWS.map((row) => (
              <Skeleton sx={{ typography: 'body1' }} key={row} />
            ))}
          </Stack>
        </Card>
      ))}
    </Box>
  );
}

/** `148 people · 5 cost centres · GSTIN 27AAACN4521K1Z6` */
function summary({ people, cost_centres: centres, gstin }: CompanyOverview): string {
  const parts = [countOf(people, 'person', 'people'), countOf(centres.length, 'cost centre')];
  return [...parts, gstin && `GSTIN ${gstin}`].filter(Boolean).join(' · ');
}

function InviteButton() {
  const { data: company } = useGetCompanyQuery();
  const [isInviting, setIsInviting] = useState(false);
  return (
    <>
      <Button
        onPointerEnter={InviteDialog.preload}
        onFocus={InviteDialog.preload}
        onClick={() => setIsInviting(true)}
      >
        <Icon icon={UserPlus} small /> Invite people
      </Button>
      {isInviting && (
        <InviteDialog
          onlyDomain={company && !company.domain_proven ? company.domain : null}
          onClose={() => setIsInviting(false)}
        />
      )}
    </>
  );
}
