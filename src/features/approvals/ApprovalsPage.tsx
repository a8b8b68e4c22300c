import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import { useCallback, useMemo, useState } from 'react';
import { Link, Navigate, useSearchParams } from 'react-router';
import { errorMessage, type ApprovalSummary } from '@/api';
import { useListApprovalsQuery, type ListApprovalsApiArg } from '@/api/console';
import { DataList, ListSkeleton } from '@/components/dataList/DataList';
import { FilterSelect } from '@/components/dataList/FilterSelect';
import { LinkTabs } from '@/components/dataList/LinkTabs';
import { ListSearch, ListToolbar } from '@/components/dataList/ListToolbar';
import { EmptyState } from '@/components/feedback/EmptyState';
import { lazyPart } from '@/components/lazy/lazyPart';
import { ConsolePage } from '@/components/page/ConsolePage';
import { answerKeys, approvalColumns } from '@/entities/approval/approvalTable';
import { DecisionDialogs, type AskedDecision } from '@/entities/approval/DecisionDialogs';
import { useClock } from '@/hooks/useClock';
import { useListFilters } from '@/hooks/useListFilters';
import { useListKeys } from '@/hooks/useListKeys';
import { approvalsPath, paths } from '@/lib/paths';
import { countOf } from '@/lib/text';
import { selectUser, useAppSelector } from '@/state';
import { DelegationCard } from './DelegationCard';
import { STATUS_LABELS } from '@/entities/approval/approvalView';
import { oneOf, page, searchParams, text } from '@/lib/searchParams';

const TAB_LABELS = { decide: 'To decide', mine: 'My requests' } as const;
type ApprovalTab = keyof typeof TAB_LABELS;

const STATUS_OPTIONS = { all: 'All', ...STATUS_LABELS };

/** The filters in the address. */
const APPROVAL_PARAMS = searchParams({
  tab: oneOf(TAB_LABELS, ''),
  /** Empty for that of the tab. */
  status: oneOf(STATUS_OPTIONS, ''),
  search: text(),
  page: page(),
});
type ApprovalFilters = typeof APPROVAL_PARAMS.initial;

const tabOf = ({ tab }: Pick<ApprovalFilters, 'tab'>): ApprovalTab => tab || 'decide';

/** Who decides sees first what waits; who asked sees everything. */
const usualStatus = (tab: ApprovalTab) => (tab === 'decide' ? 'pending' : 'all');

const statusOf = (filters: ApprovalFilters) => filters.status || usualStatus(tabOf(filters));

/** What the address has for a state: nothing for that of the tab. */
const statusParam = (value: string, tab: ApprovalTab): ApprovalFilters['status'] =>
  value === usualStatus(tab) ? '' : APPROVAL_PARAMS.readOne('status', value);

const noFilters = (tab: ApprovalTab): ApprovalFilters => ({
  ...APPROVAL_PARAMS.initial,
  tab,
});

const hrefOfTab = (tab: ApprovalTab) => approvalsPath(APPROVAL_PARAMS.write(noFilters(tab)));

const PAGE_SIZE = 25;

/** The request for these filters. */
function approvalArgs(filters: ApprovalFilters): ListApprovalsApiArg {
  const status = statusOf(filters);
  return {
    role: tabOf(filters) === 'mine' ? 'requester' : 'approver',
    status: status === 'all' ? undefined : status,
    search: filters.search.trim() || undefined,
    page: filters.page,
    pageSize: PAGE_SIZE,
  };
}

const SUBTITLE = 'Seats return to sale when a decision is late';
const KeysDialog = lazyPart(async () => ({
  default: (await import('@/components/dialogs/ReadDialog')).KeysDialog,
}));

const KEYS = [
  ['/', 'Search this list'],
  ['Tab', 'To the next request'],
  ['Enter', 'Open it'],
  ['↑, ↓', 'Between opened requests'],
  ['A', 'Approve it (asks first)'],
  ['X', 'Decline it (asks first)'],
  ['?', 'This list of keys'],
] as const;

/** /approvals: what the person may decide, and what they asked for (docs/product/companies.md#approvals). */
export function ApprovalsPage() {
  const [params] = useSearchParams();
  return params.size === 0 ? <OpeningTab /> : <Approvals />;
}

/**
 * Redirects to the tab that has requests: one's own when nothing waits for a decision, or for people who never decide.
 */
function OpeningTab() {
  const permissions = useAppSelector(selectUser)?.permissions ?? [];
  const mayDecide =
    permissions.includes('decide_approvals') || permissions.includes('manage_company');
  const toDecide = useListApprovalsQuery(approvalArgs(noFilters('decide')));
  const waiting = toDecide.data?.waiting;
  const own = useListApprovalsQuery(approvalArgs(noFilters('mine')), { skip: waiting !== 0 });
  if (toDecide.isError || own.isError || waiting) {
    return <Navigate replace to={hrefOfTab('decide')} />;
  }
  if (own.data) {
    const tab = own.data.count > 0 || !mayDecide ? 'mine' : 'decide';
    return <Navigate replace to={hrefOfTab(tab)} />;
  }
  return (
    <ConsolePage title="Approvals" text={SUBTITLE}>
      <Card sx={{ p: 0 }}>
        <ListSkeleton label="Loading requests" />
      </Card>
    </ConsolePage>
  );
}

function Approvals() {
  const list = useListFilters(APPROVAL_PARAMS);
  const { filters, change, choose } = list;
  const tab = tabOf(filters);
  const isOwn = tab === 'mine';
  const query = useListApprovalsQuery(approvalArgs(list.settled));
  const now = useClock();
  const [asked, setAsked] = useState<AskedDecision | null>(null);
  const [showsKeys, setShowsKeys] = useState(false);
  useListKeys({ '?': () => setShowsKeys(true) });

  const ask = useCallback(
    (question: AskedDecision['question'], { id }: ApprovalSummary) => setAsked({ question, id }),
    [],
  );
  const columns = useMemo(() => approvalColumns(now, isOwn, ask), [now, isOwn, ask]);
  return (
    <ConsolePage title="Approvals" text={SUBTITLE}>
      <LinkTabs
        label="Requests"
        tabs={TAB_LABELS}
        current={tab}
        countOf={(name) => (name === 'decide' ? query.data?.waiting : undefined)}
        hrefOf={hrefOfTab}
      />
      <ListToolbar
        end={
          <FilterSelect
            label="State"
            value={statusOf(filters)}
            options={Object.entries(STATUS_OPTIONS)}
            onChange={(value) => change({ status: statusParam(value, tab) })}
          />
        }
      >
        <ListSearch
          label="Search requests"
          placeholder="Person, event, cost centre or purpose"
          value={filters.search}
          onType={choose('search')}
        />
      </ListToolbar>
      <DataList
        label={isOwn ? 'My requests' : 'Requests for approval'}
        subject="requests"
        query={query}
        failure={query.error && errorMessage(query.error, 'Please try again.')}
        isSettling={list.isSettling}
        columns={columns}
        rowKey={({ id }) => id}
        onRowKey={answerKeys(now, ask)}
        paging={{ page: list.settled.page, pageSize: PAGE_SIZE, hrefOf: list.hrefOf }}
        counted={(count) => countOf(count, 'request')}
        empty={<Nothing filters={filters} onClear={() => change(noFilters(tab))} />}
      />
      {!isOwn && <DelegationCard />}
      <DecisionDialogs asked={asked} onClose={() => setAsked(null)} />
      {showsKeys && <KeysDialog keys={KEYS} onClose={() => setShowsKeys(false)} />}
    </ConsolePage>
  );
}

/** Nothing waits, nothing was asked for, or nothing matches. */
function Nothing({ filters, onClear }: { filters: ApprovalFilters; onClear: () => void }) {
  const tab = tabOf(filters);
  const search = filters.search.trim();
  const isFiltered = search !== '' || filters.status !== '' || filters.page > 1;
  if (isFiltered) {
    return (
      <EmptyState
        title={search ? `Nothing matches “${search}”` : 'No request in this list'}
        action={
          <Button variant="text" onClick={onClear}>
            Clear the filters
          </Button>
        }
      />
    );
  }
  return tab === 'decide' ? (
    <EmptyState
      title="Nothing to decide"
      text="Requests for your cost centres appear here and arrive by email."
      action={
        <Button
          component={Link}
          to={approvalsPath(APPROVAL_PARAMS.write({ ...noFilters(tab), status: 'all' }))}
          replace
        >
          Show decided ones
        </Button>
      }
    />
  ) : (
    <EmptyState
      title="You haven’t requested an approval yet"
      text="If your company’s policy requires one, the cart asks for it before payment."
      action={
        <Button component={Link} to={paths.events}>
          Browse events
        </Button>
      }
    />
  );
}
