import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import Calendar from 'lucide-react/icons/calendar';
import { useId, type ReactNode } from 'react';
import { EmptyState } from '@/components/feedback/EmptyState';
import { PERIOD_LABELS, type Period, type PeriodChoice, type PeriodName } from '@/lib/periods';
import { FilterBox, FilterSelect } from './FilterSelect';

interface PeriodFilterProps {
  choice: PeriodChoice;
  /** Null while own dates are not complete. */
  period: Period | null;
  onChange: (patch: Partial<PeriodChoice>) => void;
}

const isPeriod = (text: string): text is PeriodName => Object.hasOwn(PERIOD_LABELS, text);

/** A usual period, or a first and a last day. */
export function PeriodFilter({ choice, period, onChange }: PeriodFilterProps) {
  const endsEarly = choice.from !== '' && choice.to !== '' && choice.to < choice.from;
  const pick = (name: string) => {
    if (!isPeriod(name)) return;
    const { from, to } = (name === 'dates' && period) || { from: '', to: '' };
    onChange({ period: name, from, to });
  };
  return (
    <>
      <FilterSelect
        label="Period"
        icon={Calendar}
        value={choice.period}
        options={Object.entries(PERIOD_LABELS)}
        onChange={pick}
      />
      {choice.period === 'dates' && (
        <>
          <DayField label="From" value={choice.from} onChange={(from) => onChange({ from })} />
          <DayField
            label="To"
            value={choice.to}
            error={endsEarly ? 'Choose a day on or after the first.' : undefined}
            onChange={(to) => onChange({ to })}
          />
        </>
      )}
    </>
  );
}

interface DayFieldProps {
  label: string;
  /** YYYY-MM-DD; empty for none. */
  value: string;
  error?: string;
  onChange: (day: string) => void;
}

/** A day of a period. The browser's own calendar opens. */
export function DayField({ label, value, error, onChange }: DayFieldProps) {
  const id = useId();
  return (
    <div>
      <FilterBox sx={{ pr: 1.5 }}>
        <span>{label}</span>
        <input
          type="date"
          value={value}
          min="2000-01-01"
          max="2099-12-31"
          aria-invalid={error !== undefined}
          aria-describedby={error ? id : undefined}
          onChange={(change) => onChange(change.target.value)}
        />
      </FilterBox>
      {error && (
        <Typography
          id={id}
          role="alert"
          variant="meta"
          sx={{ maxWidth: 220, mt: 0.5, color: 'error.main' }}
        >
          {error}
        </Typography>
      )}
    </div>
  );
}

interface EmptyPeriodProps {
  title: string;
  text: string;
  choice: PeriodChoice;
  /** Where else to go when the whole financial year is empty. */
  elsewhere: ReactNode;
  onChange: (patch: Partial<PeriodChoice>) => void;
}

/** Says that a period has nothing, and leads to the whole financial year. */
export function EmptyPeriod({ title, text, choice, elsewhere, onChange }: EmptyPeriodProps) {
  return (
    <EmptyState
      title={title}
      text={text}
      action={
        choice.period === 'this-year' ? (
          elsewhere
        ) : (
          <Button onClick={() => onChange({ period: 'this-year' })}>
            Show this financial year
          </Button>
        )
      }
    />
  );
}
