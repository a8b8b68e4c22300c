import { useWatch, type UseFormReturn } from 'react-hook-form';
import type { BudgetPeriod } from '@/api';
import { FieldPair } from '@/components/fields/FieldPair';
import { TextInput } from '@/components/fields/TextInput';
import { PERIODS } from '@/entities/budget/budgetTexts';
import { periodFrom, periodOf, periodWords } from '@/lib/periods';
import type { BudgetValues } from './budgetValues';

const MONTHS: Record<BudgetPeriod, number> = { month: 1, quarter: 3, year: 12 };

const PRESENT = { month: 'this-month', quarter: 'this-quarter', year: 'this-year' } as const;

/** Months before and after this one in which a budget can begin. */
const EARLIER = 12;
const LATER = 15;

interface PeriodFieldsProps {
  form: UseFormReturn<BudgetValues>;
  /** YYYY-MM-DD */
  today: string;
}

/** How long the budget is, and in which month it begins. */
export function PeriodFields({ form, today }: PeriodFieldsProps) {
  const { errors } = form.formState;
  const period = useWatch({ control: form.control, name: 'period' });
  const starts = Array.from({ length: EARLIER + LATER + 1 }, (_, index) =>
    periodFrom(today, MONTHS[period], index - EARLIER),
  );
  return (
    <FieldPair>
      <TextInput
        select
        fullWidth
        label="Period"
        error={errors.period?.message}
        slotProps={{ select: { native: true } }}
        {...form.register('period', {
          onChange: () => {
            const now = periodOf(PRESENT[form.getValues('period')], today);
            form.setValue('starts_on', now.from);
          },
        })}
      >
        {Object.entries(PERIODS).map(([value, words]) => (
          <option key={value} value={value}>
            {words}
          </option>
        ))}
      </TextInput>
      <TextInput
        select
        fullWidth
        label="Months"
        error={errors.starts_on?.message}
        slotProps={{ select: { native: true } }}
        {...form.register('starts_on')}
      >
        {starts.map((one) => (
          <option key={one.from} value={one.from}>
            {periodWords(one)}
          </option>
        ))}
      </TextInput>
    </FieldPair>
  );
}
