import Button from '@mui/material/Button';
import Plus from 'lucide-react/icons/plus';
import { Icon } from '@/components/display/Icon';
import { EmptyState } from '@/components/feedback/EmptyState';
import { filterCount, TAB_LABELS, type EventListFilters } from './eventListFilters';

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
        text="A draft is seen by nobody until you publish it."
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
  const filtersOn = on > 0 && `${NUMBERS[on]} ${on === 1 ? 'filter is' : 'filters are'} on.`;
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
