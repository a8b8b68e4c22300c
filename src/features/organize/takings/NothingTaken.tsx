import Button from '@mui/material/Button';
import { Link } from 'react-router';
import { EmptyState } from '@/components/feedback/EmptyState';
import { paths } from '@/lib/paths';
import type { TakingsFilters } from './takingsFilters';

interface NothingTakenProps {
  filters: TakingsFilters;
  onChange: (patch: Partial<TakingsFilters>) => void;
}

/** A period without payments and refunds. */
export function NothingTaken({ filters, onChange }: NothingTakenProps) {
  return (
    <EmptyState
      title="Nothing was paid in this period"
      text="Payments count on the day they are made, refunds on the day they are done."
      action={
        filters.period === 'this-year' ? (
          <Button component={Link} to={paths.organizeEvents}>
            See the events
          </Button>
        ) : (
          <Button onClick={() => onChange({ period: 'this-year' })}>
            Show this financial year
          </Button>
        )
      }
    />
  );
}
