import { useState } from 'react';
import { Controller, useForm, useWatch } from 'react-hook-form';
import {
  toAppError,
  useFormSubmit,
  type Budget,
  type BudgetEnforcement,
  type CostCentre,
} from '@/api';
import { useLazyGetBudgetQuery, useSetBudgetMutation } from '@/api/console';
import { FormDialog } from '@/components/dialogs/FormDialog';
import { CheckboxField } from '@/components/fields/CheckboxField';
import { TextInput } from '@/components/fields/TextInput';
import { budgetPeriod, ENFORCEMENT } from '@/entities/budget/budgetTexts';
import { readMoney } from '@/lib/money';
import { useToast } from '@/state';
import styles from './BudgetDialog.module.css';
import { amountProblem, newBudget, termsOf, valuesOf, type BudgetValues } from './budgetValues';
import { PeriodFields } from './PeriodFields';

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
  const enforcement = useWatch({ control: form.control, name: 'enforcement' });

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
          `Somebody else changed this meanwhile: ${termsOf(latest)}. Save again to change that.`,
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
      <div className={styles.fields}>
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
        <fieldset className={styles.choices}>
          <legend>When it is used up</legend>
          {(Object.keys(ENFORCEMENT) as BudgetEnforcement[]).map((one) => (
            <label key={one} className={styles.choice}>
              <input
                type="radio"
                value={one}
                checked={enforcement === one}
                {...form.register('enforcement')}
              />
              <span>
                {ENFORCEMENT[one].label}
                <small>{ENFORCEMENT[one].sentence}</small>
              </span>
            </label>
          ))}
        </fieldset>
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
      </div>
    </FormDialog>
  );
}
