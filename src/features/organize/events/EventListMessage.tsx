import Plus from 'lucide-react/icons/plus';
import { errorMessage } from '@/api';
import { Button } from '@/components/buttons/Button';
import { Icon } from '@/components/display/Icon';
import { EmptyState } from '@/components/feedback/EmptyState';
import { ErrorPanel } from '@/components/feedback/ErrorPanel';
import { PageBeyond } from '@/components/list/PageBeyond';
import {
  filterCount,
  hrefOf,
  NO_FILTERS,
  TAB_LABELS,
  type EventListFilters,
} from './eventListFilters';

const NUMBERS = ['No', 'One', 'Two', 'Three', 'Four'];

interface NothingListedProps {
  /** Those on the other pages, and how many a page has. */
  list: { count: number; page_size: number };
  filters: EventListFilters;
  onClear: () => void;
  /** Undefined for those who can make none. */
  onNew: (() => void) | undefined;
}

/** An empty list says what to do next; one without a match keeps the filters in sight. */
export function NothingListed({ list, filters, onClear, onNew }: NothingListedProps) {
  const on = filterCount(filters);
  const search = filters.search.trim();
  if (list.count > 0) {
    const { page } = filters;
    return (
      <PageBeyond list={list} page={page} hrefOf={(last) => hrefOf({ ...filters, page: last })} />
    );
  }
  if (search === '' && on === 0 && filters.tab === NO_FILTERS.tab) {
    return (
      <EmptyState
        title="No events yet"
        text="A draft is seen by nobody until you publish it."
        action={
          onNew && (
            <Button variant="primary" onClick={onNew}>
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
      title={search ? `Nothing matches “${search}”` : `Nothing under ${TAB_LABELS[filters.tab]}`}
      text={filtersOn}
      action={
        <Button variant="quiet" onClick={onClear}>
          {search || on > 0 ? 'Clear filters' : 'Show all'}
        </Button>
      }
    />
  );
}

export function ListFailed({ error, onRetry }: { error: unknown; onRetry: () => unknown }) {
  return (
    <ErrorPanel
      title="Couldn’t load the list"
      text={errorMessage(error, 'Please try again.')}
      onRetry={onRetry}
    />
  );
}
