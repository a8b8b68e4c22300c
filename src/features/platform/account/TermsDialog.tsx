import Stack from '@mui/material/Stack';
import { Controller, useForm } from 'react-hook-form';
import { useFormSubmit, type CompanyCredit, type CompanyCreditInput } from '@/api';
import {
  useLazyGetCreditOfCompanyQuery,
  useUpdateCreditOfCompanyMutation,
  useVersionedSave,
} from '@/api/console';
import { FormDialog } from '@/components/dialogs/FormDialog';
import { CheckboxField } from '@/components/fields/CheckboxField';
import { contractField } from '@/components/fields/contractField';
import { TextInput } from '@/components/fields/TextInput';
import { companyCreditInputRules } from '@/lib/consoleFormRules.gen';
import { isEmailAddress } from '@/lib/emailAddress.gen';
import { formatMoney, readMoney } from '@/lib/money';
import { useToast } from '@/state';

interface TermsDialogProps {
  /** Of the company. */
  id: number;
  credit: CompanyCredit;
  onClose: () => void;
}

/** Gives a company an account, or changes its terms with the version that was read. */
export default function TermsDialog({ id, credit, onClose }: TermsDialogProps) {
  const toast = useToast();
  const [update] = useUpdateCreditOfCompanyMutation();
  const [load] = useLazyGetCreditOfCompanyQuery();
  const { save } = useVersionedSave(credit, {
    update: (companyCreditInput: CompanyCreditInput, version) =>
      update({ id, 'If-Match': version, companyCreditInput }).unwrap(),
    load: () => load({ id }).unwrap(),
  });
  const isNew = credit.version === 0;
  const days = companyCreditInputRules.days_to_pay;
  const form = useForm({
    defaultValues: {
      credit_limit: isNew ? '' : credit.credit_limit,
      days_to_pay: isNew ? '30' : String(credit.days_to_pay),
      billing_email: credit.billing_email,
      is_open: isNew || credit.is_open,
    },
  });
  const { errors } = form.formState;
  const { handleSubmit, busy, failure, showFailure } = useFormSubmit(form, {
    onSubmit: async (values) => {
      const { latest } = await save({
        is_open: values.is_open,
        credit_limit: readMoney(values.credit_limit) ?? values.credit_limit,
        days_to_pay: Number(values.days_to_pay),
        billing_email: values.billing_email.trim(),
      });
      if (latest) {
        showFailure(
          `Someone else has changed this: the limit is ${formatMoney(latest.credit_limit, latest.currency)}, with ${latest.days_to_pay} days to pay. Save again to change that.`,
        );
        return;
      }
      toast.success('The terms of the account are saved.');
      onClose();
    },
    fallback: 'The account could not be saved. Please try again.',
    fieldErrorMessage: null,
  });
  return (
    <FormDialog
      title={isNew ? 'Give an account' : 'Terms of the account'}
      text="If the limit is below what is owed, nothing new can be charged until the balance is below it."
      submitLabel="Save"
      busy={busy}
      failure={failure}
      onSubmit={handleSubmit}
      onClose={onClose}
    >
      <Stack sx={{ gap: 2 }}>
        <TextInput
          label="Limit (₹)"
          required
          fullWidth
          autoFocus
          autoComplete="off"
          error={errors.credit_limit?.message}
          slotProps={{ htmlInput: { inputMode: 'decimal', maxLength: 20 } }}
          {...form.register('credit_limit', {
            validate: (text) => readMoney(text) !== null || 'Enter an amount such as 5,00,000.00.',
          })}
        />
        <TextInput
          fullWidth
          autoComplete="off"
          slotProps={{ htmlInput: { inputMode: 'numeric' } }}
          {...contractField(form, 'days_to_pay', days, {
            label: 'Days to pay',
            required: true,
            invalid: `Enter ${days.minimum} to ${days.maximum} days.`,
          })}
        />
        <TextInput
          type="email"
          fullWidth
          autoComplete="off"
          hint="Left empty, they go to the company’s admins."
          {...contractField(form, 'billing_email', companyCreditInputRules.billing_email, {
            label: 'Address for reminders',
            check: (text) => (isEmailAddress(text) ? null : 'Enter an email address.'),
          })}
        />
        <Controller
          name="is_open"
          control={form.control}
          render={({ field: { value, ...field } }) => (
            <CheckboxField label="Purchases can be charged to it" checked={value} {...field} />
          )}
        />
      </Stack>
    </FormDialog>
  );
}
