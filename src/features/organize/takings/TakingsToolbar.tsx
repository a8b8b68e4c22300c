import Download from 'lucide-react/icons/download';
import type { PaymentKind } from '@/api';
import { consoleApi, useExport, type GetTakingsApiArg } from '@/api/console';
import { BusyButton } from '@/components/fields/BusyButton';
import { FilterSelect } from '@/components/dataList/FilterSelect';
import { ListToolbar } from '@/components/dataList/ListToolbar';
import { PeriodFilter } from '@/components/dataList/PeriodFilter';
import { Icon } from '@/components/display/Icon';
import type { Period } from '@/lib/periods';
import { GROUPING_LABELS, type TakingsFilters } from './takingsFilters';

const { exportTakingsCsv: csv, exportTakingsXlsx: xlsx } = consoleApi.endpoints;

const KINDS = [
  ['real', 'Real'],
  ['test', 'Test'],
] as const;

interface TakingsToolbarProps {
  filters: TakingsFilters;
  /** Null while own dates are not complete. */
  period: Period | null;
  /** Whether there are payments of the kind that is not shown. */
  hasOthers: boolean;
  shown: PaymentKind | undefined;
  query: GetTakingsApiArg;
  onChange: (patch: Partial<TakingsFilters>) => void;
  choose: (name: 'by' | 'payments') => (value: string) => void;
}

/** Which period, by what, of which payments; and the same as a file. */
export function TakingsToolbar(props: TakingsToolbarProps) {
  const { filters, period, hasOthers, shown, query, onChange, choose } = props;
  const save = useExport('takings', { csv, xlsx }, query);
  return (
    <ListToolbar
      end={
        period && (
          <>
            <BusyButton sx={{ minHeight: { md: 40 } }} onClick={() => save('csv')}>
              <Icon icon={Download} small /> CSV
            </BusyButton>
            <BusyButton sx={{ minHeight: { md: 40 } }} onClick={() => save('xlsx')}>
              <Icon icon={Download} small /> Excel
            </BusyButton>
          </>
        )
      }
    >
      <PeriodFilter choice={filters} period={period} onChange={onChange} />
      <FilterSelect
        label="By"
        value={filters.by}
        options={Object.entries(GROUPING_LABELS)}
        onChange={choose('by')}
      />
      {shown && (hasOthers || filters.payments !== '') && (
        <FilterSelect
          label="Payments"
          value={shown}
          options={KINDS}
          onChange={choose('payments')}
        />
      )}
    </ListToolbar>
  );
}
