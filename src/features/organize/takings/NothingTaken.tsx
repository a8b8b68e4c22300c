import { Button, ButtonLink } from '@/components/buttons/Button';
import { EmptyState } from '@/components/feedback/EmptyState';
import { paths } from '@/lib/paths';
import type { TakingsChoice } from './takingsAddress';

interface NothingTakenProps {
  choice: TakingsChoice;
  onChange: (patch: Partial<TakingsChoice>) => void;
}

/** A period without payments and refunds. */
export function NothingTaken({ choice, onChange }: NothingTakenProps) {
  return (
    <EmptyState
      title="Nothing was paid in this period"
      text="Payments count on the day they are made, refunds on the day they are done."
      action={
        choice.period === 'this-year' ? (
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
