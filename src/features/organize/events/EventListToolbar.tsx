import Button from '@mui/material/Button';
import Calendar from 'lucide-react/icons/calendar';
import Plus from 'lucide-react/icons/plus';
import { useListEventCategoriesQuery, type Organizer } from '@/api';
import { FilterSelect } from '@/components/dataList/FilterSelect';
import { SearchToolbar } from '@/components/dataList/ListToolbar';
import { Icon } from '@/components/display/Icon';
import { EmptyState } from '@/components/feedback/EmptyState';
import type { ListFilters } from '@/hooks/useListFilters';
import { type ColumnName, ColumnsButton } from './ColumnsButton';
import {
  SORT_LABELS,
  WHEN_LABELS,
  type EventListFilters,
  filterCount,
  TAB_LABELS,
} from './eventListFilters';

interface EventToolbarProps {
  list: ListFilters<EventListFilters>;
  cities: readonly string[];
  organizers: readonly Organizer[];
  hidden: readonly ColumnName[];
  onHide: (hidden: ColumnName[]) => void;
}

/** Search, filters, order and columns of the list. */
export function EventListToolbar({ list, cities, organizers, hidden, onHide }: EventToolbarProps) {
  const { filters, change, choose } = list;
  const { data: categories } = useListEventCategoriesQuery();
  return (
    <SearchToolbar
      searchLabel="Search events of the list"
      placeholder="Search by title, venue or city"
      search={filters.search}
      sorts={SORT_LABELS}
      ordering={filters.sort}
      onSearch={choose('search')}
      onSort={choose('sort')}
      end={<ColumnsButton hidden={hidden} onChange={onHide} />}
    >
      <FilterSelect
        label="When"
        icon={Calendar}
        value={filters.when}
        options={Object.entries(WHEN_LABELS)}
        onChange={choose('when')}
      />
      <FilterSelect
        label="City"
        value={filters.city}
        options={[['', 'All'], ...cities.map((city) => [city, city] as const)]}
        onChange={choose('city')}
      />
      <FilterSelect
        label="Category"
        value={filters.category}
        options={[
          ['', 'All'],
          ...(categories?.results ?? []).map(({ id, name }) => [String(id), name] as const),
        ]}
        onChange={choose('category')}
      />
      {organizers.length > 1 && (
        <FilterSelect
          label="Organizer"
          value={filters.organizer}
          options={[['', 'All'], ...organizers.map(({ id, name }) => [String(id), name] as const)]}
          // The cities to choose from are those of the organizer.
          onChange={(organizer) => change({ organizer, city: '' })}
        />
      )}
    </SearchToolbar>
  );
}

const NUMBERS = ['No', 'One', 'Two', 'Three', 'Four'];

interface NothingListedProps {
  filters: EventListFilters;
  onClear: () => void;
  /** Undefined for those who can make none. */
  onNew: (() => void) | undefined;
}

/** An empty list says what to do next; one without a match keeps the filters in sight. */
export function NothingListed({ filters, onClear, onNew }: NothingListedProps) {
  const on = filterCount(filters);
  const search = filters.search.trim();
  if (search === '' && on === 0 && filters.status === 'all') {
    return (
      <EmptyState
        title="No events yet"
        text="No one sees a draft until you publish it."
        action={
          onNew && (
            <Button variant="contained" onClick={onNew}>
              <Icon icon={Plus} small /> New event
            </Button>
          )
        }
      />
    );
  }
  const filtersOn = on > 0 && `${NUMBERS[on] ?? on} ${on === 1 ? 'filter is' : 'filters are'} on.`;
  return (
    <EmptyState
      title={search ? `Nothing matches “${search}”` : `Nothing under ${TAB_LABELS[filters.status]}`}
      text={filtersOn}
      action={
        <Button variant="text" onClick={onClear}>
          {search || on > 0 ? 'Clear filters' : 'Show all'}
        </Button>
      }
    />
  );
}
