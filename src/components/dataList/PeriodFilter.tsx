import Calendar from 'lucide-react/icons/calendar';
import { DayField } from '@/components/fields/DayField';
import { PERIOD_LABELS, type Period, type PeriodChoice, type PeriodName } from '@/lib/periods';
import { FilterSelect } from './FilterSelect';

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
            error={endsEarly ? 'Choose a day that is not before the first.' : undefined}
            onChange={(to) => onChange({ to })}
          />
        </>
      )}
    </>
  );
}
