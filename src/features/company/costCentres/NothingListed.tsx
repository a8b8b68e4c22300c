import Button from '@mui/material/Button';
import Plus from 'lucide-react/icons/plus';
import { Icon } from '@/components/display/Icon';
import { EmptyState } from '@/components/feedback/EmptyState';
import { CENTRE_PARAMS, type CentreFilters } from './costCentreFilters';

interface NothingListedProps {
  filters: CentreFilters;
  onClear: () => void;
  /** Undefined for those who can make none. */
  onNew: (() => void) | undefined;
}

/** No cost centre fits the filters, or there are none yet. */
export function NothingListed({ filters, onClear, onNew }: NothingListedProps) {
  const search = filters.search.trim();
  if (CENTRE_PARAMS.write(filters).size > 0) {
    return (
      <EmptyState
        title={search ? `Nothing matches “${search}”` : 'Nothing found'}
        text="Filters are on."
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
          : 'Your company’s admin makes them.'
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
