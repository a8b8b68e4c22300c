import { useCallback, useMemo, useState } from 'react';
import { errorMessage, type FailureAction, type FailureList } from '@/api';
import { useListFailuresQuery } from '@/api/console';
import { Button } from '@/components/buttons/Button';
import { VisuallyHidden } from '@/components/display/VisuallyHidden';
import { EmptyState } from '@/components/feedback/EmptyState';
import { ErrorPanel } from '@/components/feedback/ErrorPanel';
import { StaleNote } from '@/components/feedback/StaleNote';
import { lazyPart } from '@/components/lazy/lazyPart';
import { FilterSelect } from '@/components/list/FilterSelect';
import { ListCard } from '@/components/list/ListCard';
import { ListFooter } from '@/components/list/ListFooter';
import { ListSkeleton } from '@/components/list/ListSkeleton';
import { ListToolbar } from '@/components/list/ListToolbar';
import { PageBeyond } from '@/components/list/PageBeyond';
import { ConsolePage } from '@/components/page/ConsolePage';
import { useListAddress } from '@/hooks/useListAddress';
import { platformFailuresPath } from '@/lib/paths';
import { countOf } from '@/lib/text';
import { serverNow } from '@/lib/serverClock';
import { useIsNarrow } from '@/hooks/useIsNarrow';
import {
  FAILURE_CODEC,
  FAILURE_KINDS,
  failureArgs,
  itemsOf,
  KIND_LABELS,
  STATE_LABELS,
  type FailureFilters,
  type FailureItem,
} from './failureFilters';
import { FailureGrid } from './FailureGrid';
import { FailureRows } from './FailureRows';

const SKELETON = <ListSkeleton label="Loading failures" sign="none" />;
const FailureMenu = lazyPart(() => import('./FailureMenu'));
const FailureDialog = lazyPart(() => import('./FailureDialog'));

interface Opened<Kind> {
  failure: FailureItem;
  kind: Kind;
}

/** /platform/failures: work that failed and needs a person (docs/operations.md). */
export function FailuresPage() {
  const { filters, change } = useListAddress(FAILURE_CODEC);
  const [now] = useState(() => serverNow());
  const list = useListFailuresQuery(failureArgs(filters));
  const { data, error, refetch } = list;
  const waits = list.isFetching && !list.currentData;
  const isNarrow = useIsNarrow();
  const [menu, setMenu] = useState<Opened<HTMLElement> | null>(null);
  const [asked, setAsked] = useState<Opened<FailureAction> | null>(null);
  const failures = useMemo(() => itemsOf(data?.results ?? []), [data]);

  const handleMenu = useCallback((failure: FailureItem, button: HTMLElement) => {
    // The menu gives the focus back to the button, from wherever it was opened.
    button.focus();
    setMenu({ failure, kind: button });
  }, []);
  const read = (name: string, value: string) =>
    FAILURE_CODEC.read(new URLSearchParams({ [name]: value }));
  const hrefOf = (page: number) => platformFailuresPath(FAILURE_CODEC.write({ ...filters, page }));
  return (
    <ConsolePage title="Failures" text={data ? summary(data.counts, filters.state) : '\u00a0'}>
      <ListToolbar>
        <FilterSelect
          label="State"
          value={filters.state}
          options={Object.entries(STATE_LABELS)}
          onChange={(value) => change({ state: read('state', value).state })}
        />
        <FilterSelect
          label="Kind"
          value={filters.kind}
          options={[
            ['', 'All'],
            ...FAILURE_KINDS.map((one) => [one, KIND_LABELS[one].many] as const),
          ]}
          onChange={(value) => change({ kind: read('kind', value).kind })}
        />
      </ListToolbar>
      {data && error && <StaleNote onRetry={refetch} />}
      <ListCard
        busy={waits}
        outdated={data !== undefined && waits}
        foot={data && failures.length > 0 && <ListFooter list={data} hrefOf={hrefOf} />}
      >
        {!data && !error && SKELETON}
        {!data && error && (
          <ErrorPanel
            title="Couldn’t load failures"
            text={errorMessage(error, 'Please try again.')}
            onRetry={refetch}
          />
        )}
        {data && failures.length === 0 && data.count > 0 && (
          <PageBeyond list={data} page={filters.page} hrefOf={hrefOf} />
        )}
        {data?.count === 0 && (
          <NothingFailed
            filters={filters}
            onRefresh={() => void refetch()}
            onClear={() => change({ state: 'open', kind: '' })}
          />
        )}
        {failures.length > 0 && isNarrow && (
          <FailureRows failures={failures} now={now} onMenu={handleMenu} />
        )}
        {failures.length > 0 && !isNarrow && (
          <FailureGrid failures={failures} now={now} onMenu={handleMenu} />
        )}
      </ListCard>
      <VisuallyHidden>
        <span role="status">{data && !waits && countOf(data.count, 'failure')}</span>
      </VisuallyHidden>
      {menu && (
        <FailureMenu
          failure={menu.failure}
          anchor={menu.kind}
          onAction={(kind) => setAsked({ failure: menu.failure, kind })}
          onClose={() => setMenu(null)}
        />
      )}
      {asked && (
        <FailureDialog failure={asked.failure} action={asked.kind} onClose={() => setAsked(null)} />
      )}
    </ConsolePage>
  );
}

/** `2 jobs · 1 refund need a person` */
function summary(counts: FailureList['counts'], state: FailureFilters['state']): string {
  const parts = FAILURE_KINDS.filter((kind) => counts[kind] > 0).map((kind) => {
    const { one, many } = KIND_LABELS[kind];
    return countOf(counts[kind], one.toLowerCase(), many.toLowerCase());
  });
  if (state === 'given_up')
    return parts.length > 0 ? `${parts.join(' · ')} given up` : 'None given up';
  return parts.length > 0 ? parts.join(' · ') : 'All clear';
}

interface NothingFailedProps {
  filters: FailureFilters;
  onRefresh: () => void;
  onClear: () => void;
}

function NothingFailed({ filters: { state, kind }, onRefresh, onClear }: NothingFailedProps) {
  if (state === 'open' && kind === '') {
    return (
      <EmptyState
        title="Nothing failed"
        text="Jobs, emails, refunds and payments that need a person are listed here."
        action={
          <Button variant="quiet" onClick={onRefresh}>
            Look again
          </Button>
        }
      />
    );
  }
  return (
    <EmptyState
      title={state === 'given_up' ? 'Nothing was given up' : 'Nothing of this kind failed'}
      text="Filters are on."
      action={
        <Button variant="quiet" onClick={onClear}>
          Show all open failures
        </Button>
      }
    />
  );
}
