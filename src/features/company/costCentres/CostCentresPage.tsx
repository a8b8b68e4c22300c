import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import CircleCheck from 'lucide-react/icons/circle-check';
import CircleOff from 'lucide-react/icons/circle-off';
import Pencil from 'lucide-react/icons/pencil';
import Plus from 'lucide-react/icons/plus';
import Upload from 'lucide-react/icons/upload';
import { useMemo, useState } from 'react';
import { Link } from 'react-router';
import { errorMessage, type CostCentre } from '@/api';
import { useListCostCentresQuery, type ListCostCentresApiArg } from '@/api/console';
import { DataList } from '@/components/dataList/DataList';
import { FilterSelect } from '@/components/dataList/FilterSelect';
import { ListSearch, ListToolbar } from '@/components/dataList/ListToolbar';
import { rowActions, type RowEntry, type RowMenuOf } from '@/components/dataList/RowMenu';
import { Icon } from '@/components/display/Icon';
import { EmptyState } from '@/components/feedback/EmptyState';
import { lazyPart } from '@/components/lazy/lazyPart';
import { ConsolePage } from '@/components/page/ConsolePage';
import { useListFilters } from '@/hooks/useListFilters';
import { useListKeys } from '@/hooks/useListKeys';
import { paths } from '@/lib/paths';
import { countOf } from '@/lib/text';
import { useManaging } from '../useManaging';
import { CENTRE_COLUMNS } from './centreColumns';
import { flag, oneOf, searchParams, text } from '@/lib/searchParams';

export const STATE_LABELS = { active: 'Active', inactive: 'Inactive', all: 'All' } as const;

/** The filters in the address; the list has one page. */
const CENTRE_PARAMS = searchParams({
  search: text(),
  state: oneOf(STATE_LABELS, 'active'),
  /** Only those that the person owns or is a member of. */
  mine: flag(),
});
type CentreFilters = typeof CENTRE_PARAMS.initial;

/** The request for these filters. */
const centreArgs = ({ search, state, mine }: CentreFilters): ListCostCentresApiArg => ({
  search: search.trim() || undefined,
  isActive: state === 'all' ? undefined : state === 'active',
  mine: mine || undefined,
});

const CostCentreDialog = lazyPart(() => import('./CostCentreDialog'));
const CentreStateDialog = lazyPart(() => import('./CentreStateDialog'));
const ImportCentresDialog = lazyPart(() => import('./ImportCentresDialog'));

type CentreAction = 'change' | 'deactivate' | 'reactivate';

/** What can be done with one cost centre. */
function centreMenu(centre: CostCentre): RowEntry<CentreAction>[] {
  if (!centre.may_manage) return [];
  return [
    { action: 'change', label: 'Change', icon: Pencil },
    centre.is_active
      ? { action: 'deactivate', label: 'Deactivate', icon: CircleOff, danger: true, apart: true }
      : { action: 'reactivate', label: 'Make active again', icon: CircleCheck },
  ];
}

interface AskedAction {
  centre: CostCentre;
  action: CentreAction;
}

/** /company/cost-centres: to what purchases are charged, and what is left of each budget. */
export function CostCentresPage() {
  const { manages, mayChange } = useManaging();
  const { filters, settled, isSettling, change, choose } = useListFilters(CENTRE_PARAMS);
  const query = useListCostCentresQuery(centreArgs(settled));
  const { data, error } = query;
  const [asked, setAsked] = useState<AskedAction | null>(null);
  const [making, setMaking] = useState<'one' | 'file' | null>(null);
  useListKeys(mayChange ? { n: () => setMaking('one') } : {});
  const menu = useMemo(
    (): RowMenuOf<CostCentre> => ({
      name: ({ name }) => name,
      actions: (centre) => rowActions(centreMenu(centre), (action) => setAsked({ centre, action })),
    }),
    [],
  );

  return (
    <ConsolePage
      title="Cost centres"
      text={data ? countOf(data.count, 'cost centre') : '\u00a0'}
      actions={
        mayChange && (
          <>
            <Button onClick={() => setMaking('file')}>
              <Icon icon={Upload} small /> Import
            </Button>
            <Button variant="contained" onClick={() => setMaking('one')}>
              <Icon icon={Plus} small /> New cost centre
            </Button>
          </>
        )
      }
    >
      {manages && !mayChange && (
        <Alert severity="warning" role="note" sx={{ mb: 2 }}>
          You can create cost centres once your company’s domain is verified.{' '}
          <Button variant="inline" component={Link} to={paths.companyDomain}>
            See how to verify the domain
          </Button>
        </Alert>
      )}
      <ListToolbar>
        <ListSearch
          label="Search cost centres"
          placeholder="Code or name"
          value={filters.search}
          onType={choose('search')}
        />
        <FilterSelect
          label="State"
          value={filters.state}
          options={Object.entries(STATE_LABELS)}
          onChange={choose('state')}
        />
        <FilterSelect
          label="Whose"
          value={String(filters.mine)}
          options={[
            ['false', 'All'],
            ['true', 'Mine'],
          ]}
          onChange={choose('mine')}
        />
      </ListToolbar>
      <DataList
        label="Cost centres"
        subject="cost centres"
        query={query}
        failure={error && errorMessage(error, 'Please try again.')}
        isSettling={isSettling}
        columns={CENTRE_COLUMNS}
        rowKey={({ id }) => id}
        menu={menu}
        counted={(count) => countOf(count, 'cost centre')}
        empty={
          <NothingListed
            filters={filters}
            onClear={() => change(CENTRE_PARAMS.initial)}
            onNew={mayChange ? () => setMaking('one') : undefined}
          />
        }
      />
      {making === 'one' && <CostCentreDialog onClose={() => setMaking(null)} />}
      {making === 'file' && <ImportCentresDialog onClose={() => setMaking(null)} />}
      {asked?.action === 'change' && (
        <CostCentreDialog centre={asked.centre} onClose={() => setAsked(null)} />
      )}
      {asked && asked.action !== 'change' && (
        <CentreStateDialog centre={asked.centre} onClose={() => setAsked(null)} />
      )}
    </ConsolePage>
  );
}

interface NothingListedProps {
  filters: CentreFilters;
  onClear: () => void;
  /** Undefined for those who can make none. */
  onNew: (() => void) | undefined;
}

/** No cost centre fits the filters, or there are none yet. */
function NothingListed({ filters, onClear, onNew }: NothingListedProps) {
  const search = filters.search.trim();
  if (CENTRE_PARAMS.write(filters).size > 0) {
    return (
      <EmptyState
        title={search ? `Nothing matches “${search}”` : 'Nothing found'}
        text="Filters are active."
        action={
          <Button variant="text" onClick={onClear}>
            Clear filters
          </Button>
        }
      />
    );
  }
  return (
    <EmptyState
      title="No cost centres yet"
      text={
        onNew
          ? 'A cost centre has an owner and budgets; purchases are charged to it.'
          : 'Your company’s admin creates them.'
      }
      action={
        onNew && (
          <Button variant="contained" onClick={onNew}>
            <Icon icon={Plus} small /> New cost centre
          </Button>
        )
      }
    />
  );
}
