import Plus from 'lucide-react/icons/plus';
import { errorMessage, type CostCentre } from '@/api';
import { Button } from '@/components/buttons/Button';
import { Icon } from '@/components/display/Icon';
import { EmptyState } from '@/components/feedback/EmptyState';
import { ErrorPanel } from '@/components/feedback/ErrorPanel';
import { ListSkeleton } from '@/components/list/ListSkeleton';
import { useIsNarrow } from '@/hooks/useIsNarrow';
import { CENTRE_CODEC, type CentreFilters } from './costCentreFilters';
import { CostCentreGrid } from './CostCentreGrid';
import { CostCentreRows } from './CostCentreRows';

interface CentreListProps {
  /** Undefined until they are there. */
  centres: readonly CostCentre[] | undefined;
  error: unknown;
  filters: CentreFilters;
  onRetry: () => unknown;
  onClear: () => void;
  /** Undefined for those who can make none. */
  onNew: (() => void) | undefined;
  onMenu: (centre: CostCentre, button: HTMLElement) => void;
}

export function CentreList({ centres, error, onRetry, onMenu, ...rest }: CentreListProps) {
  const isNarrow = useIsNarrow();
  if (!centres && error) {
    return (
      <ErrorPanel
        title="Couldn’t load cost centres"
        text={errorMessage(error, 'Please try again.')}
        onRetry={onRetry}
      />
    );
  }
  if (!centres) return <ListSkeleton label="Loading cost centres" sign="none" />;
  if (centres.length === 0) return <NothingListed {...rest} />;
  const Rows = isNarrow ? CostCentreRows : CostCentreGrid;
  return <Rows centres={centres} onMenu={onMenu} />;
}

function NothingListed(props: Pick<CentreListProps, 'filters' | 'onClear' | 'onNew'>) {
  const { filters, onClear, onNew } = props;
  const search = filters.search.trim();
  if (CENTRE_CODEC.write(filters).size > 0) {
    return (
      <EmptyState
        title={search ? `Nothing matches “${search}”` : 'Nothing found'}
        text="Filters are on."
        action={
          <Button variant="quiet" onClick={onClear}>
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
          <Button variant="primary" onClick={onNew}>
            <Icon icon={Plus} small /> New cost centre
          </Button>
        )
      }
    />
  );
}
