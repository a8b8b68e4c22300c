import { useCallback, useRef, useState } from 'react';
import { Navigate, useSearchParams } from 'react-router';
import { errorMessage, type ApprovalSummary } from '@/api';
import { useListApprovalsQuery } from '@/api/console';
import { Button, ButtonLink } from '@/components/buttons/Button';
import { VisuallyHidden } from '@/components/display/VisuallyHidden';
import { EmptyState } from '@/components/feedback/EmptyState';
import { ErrorPanel } from '@/components/feedback/ErrorPanel';
import { StaleNote } from '@/components/feedback/StaleNote';
import { lazyPart } from '@/components/lazy/lazyPart';
import { FilterSelect } from '@/components/list/FilterSelect';
import { ListCard } from '@/components/list/ListCard';
import { ListFooter } from '@/components/list/ListFooter';
import { ListSearch } from '@/components/list/ListSearch';
import { ListSkeleton } from '@/components/list/ListSkeleton';
import { ListToolbar } from '@/components/list/ListToolbar';
import { ConsolePage } from '@/components/page/ConsolePage';
import { ApprovalGrid } from '@/entities/approval/ApprovalGrid';
import { ApprovalRows } from '@/entities/approval/ApprovalRows';
import { DecisionDialogs, type AskedDecision } from '@/entities/approval/DecisionDialogs';
import { useClock } from '@/entities/approval/useClock';
import { useListAddress } from '@/hooks/useListAddress';
import { useListKeys } from '@/hooks/useListKeys';
import { paths } from '@/lib/paths';
import { countOf } from '@/lib/text';
import { useIsNarrow } from '@/hooks/useIsNarrow';
import { selectUser, useAppSelector } from '@/state';
import {
  APPROVAL_CODEC,
  approvalArgs,
  hrefOf,
  noFilters,
  PAGE_SIZE,
  readStatus,
  STATUS_OPTIONS,
  type ApprovalFilters,
} from './approvalFilters';
import { ApprovalTabs } from './ApprovalTabs';
import { DelegationCard } from './DelegationCard';

const SKELETON = <ListSkeleton label="Loading requests" sign="poster" />;
const SUBTITLE = 'Seats return to sale when a decision is late';
const KeysDialog = lazyPart(() => import('./KeysDialog'));

/** /approvals: what the person may decide, and what they asked for (docs/product.md#approvals). */
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
    return <Navigate replace to={hrefOf(noFilters('decide'))} />;
  }
  if (own.data) {
    const tab = own.data.count > 0 || !mayDecide ? 'mine' : 'decide';
    return <Navigate replace to={hrefOf(noFilters(tab))} />;
  }
  return (
    <ConsolePage title="Approvals" text={SUBTITLE}>
      <ListCard busy outdated={false}>
        {SKELETON}
      </ListCard>
    </ConsolePage>
  );
}

function Approvals() {
  const { filters, settled, isSettling, change } = useListAddress(APPROVAL_CODEC);
  const list = useListApprovalsQuery(approvalArgs(settled));
  const { data, error, refetch } = list;
  const now = useClock();
  const isNarrow = useIsNarrow();
  const searchInput = useRef<HTMLInputElement>(null);
  const [asked, setAsked] = useState<AskedDecision | null>(null);
  const [showsKeys, setShowsKeys] = useState(false);
  useListKeys({ '/': () => searchInput.current?.focus(), '?': () => setShowsKeys(true) });

  const ask = useCallback(
    (question: AskedDecision['question'], { id }: ApprovalSummary) => setAsked({ question, id }),
    [],
  );
  const waits = isSettling || (list.isFetching && !list.currentData);
  const approvals = data?.results ?? [];
  const rows = { approvals, now, own: filters.tab === 'mine', onAsk: ask };
  return (
    <ConsolePage title="Approvals" text={SUBTITLE}>
      <ApprovalTabs current={filters.tab} waiting={data?.waiting} />
      <ListToolbar
        end={
          <FilterSelect
            label="State"
            value={filters.status}
            options={STATUS_OPTIONS}
            onChange={(value) => change({ status: readStatus(value, filters.tab) })}
          />
        }
      >
        <ListSearch
          ref={searchInput}
          label="Search requests"
          placeholder="Person, event, cost centre or purpose"
          value={filters.search}
          onType={(search) => change({ search })}
        />
      </ListToolbar>
      {data && error && <StaleNote onRetry={refetch} />}
      <ListCard
        busy={waits}
        outdated={data !== undefined && waits}
        foot={
          data &&
          approvals.length > 0 && (
            <ListFooter
              list={{ ...data, page: settled.page, page_size: PAGE_SIZE }}
              hrefOf={(page) => hrefOf({ ...filters, page })}
            />
          )
        }
      >
        {!data && !error && SKELETON}
        {!data && error && (
          <ErrorPanel
            title="Couldn’t load requests"
            text={errorMessage(error, 'Please try again.')}
            onRetry={refetch}
          />
        )}
        {data && approvals.length === 0 && (
          <Nothing filters={filters} onClear={() => change({ ...noFilters(filters.tab) })} />
        )}
        {approvals.length > 0 &&
          (isNarrow ? <ApprovalRows {...rows} /> : <ApprovalGrid {...rows} />)}
      </ListCard>
      <VisuallyHidden>
        <span role="status">{data && !waits && countOf(data.count, 'request')}</span>
      </VisuallyHidden>
      {filters.tab === 'decide' && <DelegationCard />}
      <DecisionDialogs asked={asked} onClose={() => setAsked(null)} />
      {showsKeys && <KeysDialog onClose={() => setShowsKeys(false)} />}
    </ConsolePage>
  );
}

/** Nothing waits, nothing was asked for, or nothing matches. */
function Nothing({ filters, onClear }: { filters: ApprovalFilters; onClear: () => void }) {
  const { tab, search, status, page } = filters;
  const untouched = noFilters(tab);
  const isFiltered = search.trim() !== '' || status !== untouched.status || page > 1;
  if (isFiltered) {
    return (
      <EmptyState
        title={search.trim() ? `Nothing matches “${search.trim()}”` : 'No request in this list'}
        action={
          <Button variant="quiet" onClick={onClear}>
            Clear the filters
          </Button>
        }
      />
    );
  }
  return tab === 'decide' ? (
    <EmptyState
      title="Nothing waits for your decision"
      text="Requests for your cost centres appear here and arrive by email."
      action={
        <ButtonLink to={hrefOf({ ...untouched, status: 'all' })} replace>
          Show decided ones
        </ButtonLink>
      }
    />
  ) : (
    <EmptyState
      title="You have not asked for an approval yet"
      text="Where your company’s policy wants one, the cart asks for it before payment."
      action={<ButtonLink to={paths.events}>Browse events</ButtonLink>}
    />
  );
}
