import Calendar from 'lucide-react/icons/calendar';
import type { RefObject } from 'react';
import { useListEventCategoriesQuery, type Organizer } from '@/api';
import { FilterSelect } from '@/components/list/FilterSelect';
import { SearchToolbar } from '@/components/list/SearchToolbar';
import type { ColumnName } from './columns';
import { ColumnsButton } from './ColumnsButton';
import {
  filtersFromParams,
  SORT_LABELS,
  WHEN_LABELS,
  type EventListFilters,
} from './eventListFilters';

interface EventToolbarProps {
  filters: EventListFilters;
  /** The search as it is typed. */
  search: string;
  searchInput: RefObject<HTMLInputElement | null>;
  cities: readonly string[];
  organizers: readonly Organizer[];
  hidden: readonly ColumnName[];
  onSearch: (text: string) => void;
  onChange: (change: Partial<EventListFilters>) => void;
  onHide: (hidden: ColumnName[]) => void;
}

/** Search, filters, order and columns of the list. */
export function EventToolbar(props: EventToolbarProps) {
  const { filters, search, searchInput, cities, organizers, hidden } = props;
  const { onSearch, onChange, onHide } = props;
  const { data: categories } = useListEventCategoriesQuery();
  /** The values of the address are read as it would be: anything else is not chosen. */
  const choose = (name: string) => (value: string) => {
    const read = filtersFromParams(new URLSearchParams({ [name]: value }));
    if (name === 'when') onChange({ when: read.when });
    else if (name === 'sort') onChange({ ordering: read.ordering });
    else if (name === 'city') onChange({ city: read.city });
    else if (name === 'category') onChange({ category: read.category });
    // The cities to choose from are those of the organizer.
    else onChange({ organizer: read.organizer, city: '' });
  };
  return (
    <SearchToolbar
      searchLabel="Search events of the list"
      placeholder="Search by title, venue or city"
      search={search}
      searchInput={searchInput}
      sorts={SORT_LABELS}
      ordering={filters.ordering}
      onSearch={onSearch}
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
          onChange={choose('organizer')}
        />
      )}
    </SearchToolbar>
  );
}
