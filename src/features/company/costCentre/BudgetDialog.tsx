import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Controller, useForm, useWatch, type UseFormReturn } from 'react-hook-form';
import {
  toAppError,
  useFormSubmit,
  type Budget,
  type BudgetEnforcement,
  type BudgetPeriod,
  type CostCentre,
} from '@/api';
import { useLazyGetBudgetQuery, useSetBudgetMutation } from '@/api/console';
import { FormDialog } from '@/components/dialogs/FormDialog';
import { CheckboxField } from '@/components/fields/CheckboxField';
import { FieldPair, TextInput } from '@/components/fields/TextInput';
import { budgetPeriod, ENFORCEMENT, PERIODS } from '@/entities/budget/budgetTexts';
import { budgetInputRules } from '@/lib/consoleFormRules.gen';
import { readMoney, formatMoney } from '@/lib/money';
import { periodFrom, periodOf, periodWords, quarterOf } from '@/lib/periods';
import { useToast } from '@/state';

interface BudgetValues {
  period: BudgetPeriod;
  /** YYYY-MM-01 */
  starts_on: string;
  amount: string;
  enforcement: BudgetEnforcement;
  carries_over: boolean;
}

const { maximum: LARGEST } = budgetInputRules.amount;

/** @param today YYYY-MM-DD */
const newBudget = (today: string): BudgetValues => ({
  period: 'quarter',
  starts_on: quarterOf(today).from,
  amount: '',
  enforcement: 'hard',
  carries_over: false,
});

const valuesOf = ({ period, starts_on, amount, enforcement, carries_over }: Budget) => ({
  period,
  starts_on,
  amount,
  enforcement,
  carries_over,
});

/** `₹8,00,000.00, hard, carries over` */
const termsOf = ({ amount, currency, enforcement, carries_over: carries }: Budget) =>
  `${formatMoney(amount, currency)}, ${ENFORCEMENT[enforcement].label.toLowerCase()}, ${carries ? 'carries over' : 'ends with the period'}`;

/** What is wrong with a typed amount. */
function amountProblem(text: string): string | true {
  const amount = readMoney(text);
  if (amount === null) return 'Enter an amount, such as 2,50,000.00.';
  return Number(amount) <= LARGEST || `At most ${formatMoney(String(LARGEST))}.`;
}

interface BudgetDialogProps {
  centre: CostCentre;
  /** Without it a new one is set. */
  budget: Budget | undefined;
  /** YYYY-MM-DD */
  today: string;
  onClose: () => void;
}

/** Sets the budget of a period, or changes it with the version that was read. */
export default function BudgetDialog({ centre, budget, today, onClose }: BudgetDialogProps) {
  const toast = useToast();
  const [set] = useSetBudgetMutation();
  const [load] = useLazyGetBudgetQuery();
  const [read, setRead] = useState(budget);
  const form = useForm<BudgetValues>({
    defaultValues: budget ? valuesOf(budget) : newBudget(today),
  });
  const { errors } = form.formState;

  const { handleSubmit, busy, failure, showFailure } = useFormSubmit(form, {
    onSubmit: async ({ amount, ...values }) => {
      try {
        const saved = await set({
          ...(read && { 'If-Match': `"${read.version}"` }),
          budgetInput: { ...values, cost_centre: centre.id, amount: readMoney(amount) ?? amount },
        }).unwrap();
        toast.success(`The budget of ${budgetPeriod(saved)} is set.`);
        onClose();
      } catch (error) {
        if (!read || toAppError(error).status !== 412) throw error;
        const latest = await load({ id: read.id }).unwrap();
        setRead(latest);
        showFailure(
          `Someone else has changed this: ${termsOf(latest)}. Save again to change that.`,
        );
      }
    },
    fallback: 'The budget could not be set. Please try again.',
    fieldErrorMessage: null,
  });

  return (
    <FormDialog
      title={budget ? `Budget of ${budgetPeriod(budget)}` : 'Set a budget'}
      text={`${centre.name}, ${centre.code}. Amounts include fee and GST.`}
      submitLabel={budget ? 'Save' : 'Set budget'}
      busy={busy}
      failure={failure}
      onSubmit={handleSubmit}
      onClose={onClose}
    >
      <Stack sx={{ gap: 2.5 }}>
        {!budget && <PeriodFields form={form} today={today} />}
        <TextInput
          label="Amount (₹)"
          required
          fullWidth
          autoFocus
          autoComplete="off"
          error={errors.amount?.message}
          slotProps={{ htmlInput: { inputMode: 'decimal', maxLength: 20 } }}
          {...form.register('amount', { validate: amountProblem })}
        />
        <FormControl component="fieldset">
          <FormLabel component="legend">When it is used up</FormLabel>
          <Controller
            name="enforcement"
            control={form.control}
            render={({ field }) => (
              <RadioGroup {...field}>
                {budgetInputRules.enforcement.values.map((one) => (
                  <FormControlLabel
                    key={one}
                    value={one}
                    control={<Radio />}
                    label={
                      <>
                        {ENFORCEMENT[one].label}
                        <Typography component="small" variant="meta" color="textSecondary">
                          {' '}
                          {ENFORCEMENT[one].sentence}
                        </Typography>
                      </>
                    }
                  />
                ))}
              </RadioGroup>
            )}
          />
        </FormControl>
        <Controller
          name="carries_over"
          control={form.control}
          render={({ field: { value, ...field } }) => (
            <CheckboxField
              label="What remains goes to the budget of the next period"
              checked={value}
              {...field}
            />
          )}
        />
      </Stack>
    </FormDialog>
  );
}

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
function PeriodFields({ form, today }: PeriodFieldsProps) {
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
