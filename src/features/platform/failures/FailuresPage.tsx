import Button from '@mui/material/Button';
import Ban from 'lucide-react/icons/ban';
import Landmark from 'lucide-react/icons/landmark';
import RotateCw from 'lucide-react/icons/rotate-cw';
import { useMemo, useState } from 'react';
import { errorMessage, type Failure, type FailureAction, type FailureList } from '@/api';
import { useListFailuresQuery } from '@/api/console';
import { DataList } from '@/components/dataList/DataList';
import { FilterSelect } from '@/components/dataList/FilterSelect';
import { ListToolbar } from '@/components/dataList/ListToolbar';
import { rowActions, type RowEntry, type RowMenuOf } from '@/components/dataList/RowMenu';
import { EmptyState } from '@/components/feedback/EmptyState';
import { lazyPart } from '@/components/lazy/lazyPart';
import { ConsolePage } from '@/components/page/ConsolePage';
import { useListFilters } from '@/hooks/useListFilters';
import { serverNow } from '@/lib/serverClock';
import { countOf } from '@/lib/text';
import { failureColumns } from './failureColumns';
import {
  callNameOf,
  FAILURE_KINDS,
  FAILURE_PARAMS,
  failureArgs,
  KIND_LABELS,
  PAGE_SIZE,
  STATE_LABELS,
  type FailureFilters,
} from './failureFilters';

const FailureDialog = lazyPart(() => import('./FailureDialog'));

const ENTRIES: readonly RowEntry<FailureAction>[] = [
  { action: 'retry', label: 'Try again', icon: RotateCw },
  { action: 'paid_by_hand', label: 'Record as paid by hand', icon: Landmark },
  { action: 'give_up', label: 'Give up', icon: Ban, danger: true, apart: true },
];

/** What can be done about one failure. */
const failureActions = ({ actions }: Failure) =>
  ENTRIES.filter(({ action }) => actions.includes(action));

interface AskedAction {
  failure: Failure;
  action: FailureAction;
}

/** /platform/failures: work that failed and needs a person (docs/operations.md). */
export function FailuresPage() {
  const { filters, change, choose, hrefOf } = useListFilters(FAILURE_PARAMS);
  const query = useListFailuresQuery(failureArgs(filters));
  const { data, error, refetch } = query;
  const [now] = useState(() => serverNow());
  const [asked, setAsked] = useState<AskedAction | null>(null);
  const columns = useMemo(() => failureColumns(now), [now]);
  const menu = useMemo(
    (): RowMenuOf<Failure> => ({
      name: callNameOf,
      actions: (failure) =>
        rowActions(failureActions(failure), (action) => setAsked({ failure, action })),
    }),
    [],
  );
  return (
    <ConsolePage title="Failures" text={data ? summary(data.counts, filters.state) : '\u00a0'}>
      <ListToolbar>
        <FilterSelect
          label="State"
          value={filters.state}
          options={Object.entries(STATE_LABELS)}
          onChange={choose('state')}
        />
        <FilterSelect
          label="Kind"
          value={filters.kind}
          options={[
            ['', 'All'],
            ...FAILURE_KINDS.map((one) => [one, KIND_LABELS[one].many] as const),
          ]}
          onChange={choose('kind')}
        />
      </ListToolbar>
      <DataList
        label="Failures"
        subject="failures"
        query={query}
        failure={error && errorMessage(error, 'Please try again.')}
        columns={columns}
        rowKey={({ kind, id }) => `${kind} ${id}`}
        menu={menu}
        paging={{ page: filters.page, pageSize: PAGE_SIZE, hrefOf }}
        counted={(count) => countOf(count, 'failure')}
        empty={
          <NothingFailed
            filters={filters}
            onRefresh={() => void refetch()}
            onClear={() => change({ state: 'open', kind: '' })}
          />
        }
      />
      {asked && (
        <FailureDialog
          failure={asked.failure}
          action={asked.action}
          onClose={() => setAsked(null)}
        />
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
        text="Jobs, emails, refunds and payments that need attention appear here."
        action={
          <Button variant="text" onClick={onRefresh}>
            Refresh
          </Button>
        }
      />
    );
  }
  return (
    <EmptyState
      title={state === 'given_up' ? 'Nothing was given up' : 'Nothing of this kind failed'}
      text="Filters are active."
      action={
        <Button variant="text" onClick={onClear}>
          Show all open failures
        </Button>
      }
    />
  );
}
