import Button from '@mui/material/Button';
import Calendar from 'lucide-react/icons/calendar';
import UserPlus from 'lucide-react/icons/user-plus';
import { useState } from 'react';
import { Navigate, useSearchParams } from 'react-router';
import { errorMessage, toAppError, type CompanyOverview } from '@/api';
import { useGetCompanyOverviewQuery, useGetCompanyQuery } from '@/api/console';
import { ExportMenu } from '@/components/dialogs/ExportMenu';
import { Icon } from '@/components/display/Icon';
import { ErrorPanel } from '@/components/feedback/ErrorPanel';
import { StaleNote } from '@/components/feedback/StaleNote';
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
import { useSpendExport } from '../spend/useSpendExport';
import styles from './CompanyOverviewPage.module.css';
import { LoadingOverview } from './LoadingOverview';
import { SpendCard } from './SpendCard';
import { SideCard } from './SideCard';

const InviteDialog = lazyPart(() => import('@/entities/account/InviteDialog'));

/** Quarters before this one that can be chosen. */
const EARLIER = 8;

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

/** /company: the company at a glance (docs/product.md#budgets). */
export function CompanyOverviewPage() {
  const user = useAppSelector(selectUser);
  const { quarters, quarter, choose } = useQuarter();
  const overview = useGetCompanyOverviewQuery(quarter);
  const { data, error, isFetching, refetch } = overview;
  const hasFailed = error !== undefined && !isFetching;
  const save = useSpendExport(quarter);
  const elsewhere = usePlaceWithoutSpend();
  // Whoever sees nothing of the budgets has the other places of this side.
  if (hasFailed && toAppError(error).status === 403) {
    return <Navigate to={elsewhere} replace />;
  }
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
          <ExportMenu label="Export the spend" onExport={save} />
          {user?.permissions.includes('manage_company') && <InviteButton />}
        </>
      }
    >
      {hasFailed && data && <StaleNote onRetry={refetch} />}
      {data ? (
        <div
          className={styles.columns}
          aria-busy={isFetching}
          data-waits={(isFetching && !overview.currentData) || undefined}
        >
          <SpendCard overview={data} />
          <SideCard overview={data} />
          <div className={styles.whole}>
            <WaitingApprovals />
          </div>
        </div>
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

/** `148 people · 5 cost centres · GSTIN 27AAACN4521K1Z6` */
function summary({ people, cost_centres: centres, gstin }: CompanyOverview): string {
  const parts = [countOf(people, 'person', 'people'), countOf(centres.length, 'cost centre')];
  return [...parts, ...(gstin ? [`GSTIN ${gstin}`] : [])].join(' · ');
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
