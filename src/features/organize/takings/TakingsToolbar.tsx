import Calendar from 'lucide-react/icons/calendar';
import Download from 'lucide-react/icons/download';
import type { PaymentKind, TakingsGrouping } from '@/api';
import type { GetTakingsApiArg } from '@/api/console';
import { BusyButton } from '@/components/buttons/BusyButton';
import { Icon } from '@/components/display/Icon';
import { FilterSelect } from '@/components/list/FilterSelect';
import { ListToolbar } from '@/components/list/ListToolbar';
import { DayField } from '@/components/fields/DayField';
import { PERIOD_LABELS, type Period, type PeriodName } from '@/lib/periods';
import { GROUPING_LABELS, type TakingsChoice } from './takingsAddress';
import { useTakingsExport } from './useTakingsExport';
import styles from './TakingsToolbar.module.css';

const KINDS = [
  ['real', 'Real'],
  ['test', 'Test'],
] as const;

interface TakingsToolbarProps {
  choice: TakingsChoice;
  /** Null while own dates are not complete. */
  period: Period | null;
  /** Whether there are payments of the kind that is not shown. */
  hasOthers: boolean;
  shown: PaymentKind | undefined;
  query: GetTakingsApiArg;
  onChange: (patch: Partial<TakingsChoice>) => void;
}

/** Which period, by what, of which payments; and the same as a file. */
export function TakingsToolbar(props: TakingsToolbarProps) {
  const { choice, period, hasOthers, shown, query, onChange } = props;
  const save = useTakingsExport();
  const pickPeriod = (name: PeriodName) =>
    onChange({ period: name, ...(name === 'dates' && period) });
  const endsEarly = choice.from !== '' && choice.to !== '' && choice.to < choice.from;
  return (
    <ListToolbar
      end={
        period && (
          <>
            <BusyButton className={styles.file} onClick={() => save.takings('csv', query)}>
              <Icon icon={Download} small /> CSV
            </BusyButton>
            <BusyButton className={styles.file} onClick={() => save.takings('xlsx', query)}>
              <Icon icon={Download} small /> Excel
            </BusyButton>
          </>
        )
      }
    >
      <FilterSelect
        label="Period"
        icon={Calendar}
        value={choice.period}
        options={Object.entries(PERIOD_LABELS)}
        onChange={(name) => pickPeriod(name as PeriodName)}
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
      <FilterSelect
        label="By"
        value={choice.by}
        options={Object.entries(GROUPING_LABELS)}
        onChange={(by) => onChange({ by: by as TakingsGrouping })}
      />
      {shown && (hasOthers || choice.payments !== null) && (
        <FilterSelect
          label="Payments"
          value={shown}
          options={KINDS}
          onChange={(kind) => onChange({ payments: kind as PaymentKind })}
        />
      )}
    </ListToolbar>
  );
}
