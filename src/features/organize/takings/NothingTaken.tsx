import { Button, ButtonLink } from '@/components/buttons/Button';
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
          <ButtonLink to={paths.organizeEvents}>See the events</ButtonLink>
        ) : (
          <Button onClick={() => onChange({ period: 'this-year' })}>
            Show this financial year
          </Button>
        )
      }
    />
  );
}
