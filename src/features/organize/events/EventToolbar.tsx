import Calendar from 'lucide-react/icons/calendar';
import { useListEventCategoriesQuery, type Organizer } from '@/api';
import { FilterSelect } from '@/components/dataList/FilterSelect';
import { SearchToolbar } from '@/components/dataList/SearchToolbar';
import type { ListFilters } from '@/hooks/useListFilters';
import type { ColumnName } from './columns';
import { ColumnsButton } from './ColumnsButton';
import { SORT_LABELS, WHEN_LABELS, type EventListFilters } from './eventListFilters';

interface EventToolbarProps {
  list: ListFilters<EventListFilters>;
  cities: readonly string[];
  organizers: readonly Organizer[];
  hidden: readonly ColumnName[];
  onHide: (hidden: ColumnName[]) => void;
}

/** Search, filters, order and columns of the list. */
export function EventToolbar({ list, cities, organizers, hidden, onHide }: EventToolbarProps) {
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
