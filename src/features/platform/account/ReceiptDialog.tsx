import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import FormLabel from '@mui/material/FormLabel';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useFormSubmit, type CompanyCredit } from '@/api';
import { useRecordCreditReceiptMutation } from '@/api/console';
import { FormDialog } from '@/components/dialogs/FormDialog';
import { contractField } from '@/components/fields/contractField';
import { TextInput } from '@/components/fields/TextInput';
import { invoiceName } from '@/entities/credit/creditTexts';
import { creditReceiptInputRules } from '@/lib/consoleFormRules.gen';
import { formatDay, dayOf } from '@/lib/dates';
import { formatMoney, readMoney } from '@/lib/money';
import { serverNow } from '@/lib/serverClock';
import { useToast } from '@/state';

interface ReceiptDialogProps {
  /** Of the company. */
  id: number;
  credit: CompanyCredit;
  onClose: () => void;
}

/** Records what was received, and which purchases it pays first. */
export default function ReceiptDialog({ id, credit, onClose }: ReceiptDialogProps) {
  const { invoices, currency } = credit;
  const toast = useToast();
  const [record] = useRecordCreditReceiptMutation();
  const [today] = useState(() => dayOf(serverNow()));
  const form = useForm({
    defaultValues: { amount: '', received_on: today, reference: '', payments: [] as string[] },
  });
  const { errors } = form.formState;
  const { handleSubmit, busy, failure } = useFormSubmit(form, {
    onSubmit: async ({ amount, received_on, reference, payments }) => {
      const answer = await record({
        id,
        creditReceiptInput: {
          amount: readMoney(amount) ?? amount,
          received_on,
          reference: reference.trim(),
          ...(payments.length > 0 && { payments }),
        },
      }).unwrap();
      toast.success(`Recorded. ${formatMoney(answer.open, answer.currency)} is still owed.`);
      onClose();
    },
    fallback: 'The receipt could not be recorded. Please try again.',
    fieldErrorMessage: null,
  });
  const { ref, ...payment } = form.register('payments');
  const open = invoices
    .filter((invoice) => Number(invoice.open) > 0)
    .slice(0, creditReceiptInputRules.payments.maxItems);
  return (
    <FormDialog
      title="Record a receipt"
      text="It pays the purchases you select, then those due first. Any rest is kept as credit."
      submitLabel="Record"
      busy={busy}
      failure={failure}
      onSubmit={handleSubmit}
      onClose={onClose}
    >
      <Stack sx={{ gap: 2 }}>
        <TextInput
          label="Amount (₹)"
          required
          fullWidth
          autoFocus
          autoComplete="off"
          error={errors.amount?.message}
          slotProps={{ htmlInput: { inputMode: 'decimal', maxLength: 20 } }}
          {...form.register('amount', {
            validate: (text) => Number(readMoney(text) ?? 0) > 0 || 'Enter the amount received.',
          })}
        />
        <TextInput
          label="Date received"
          type="date"
          required
          fullWidth
          error={errors.received_on?.message}
          slotProps={{ htmlInput: { max: today } }}
          {...form.register('received_on', {
            validate: (day) => (day !== '' && day <= today) || 'Choose today or an earlier day.',
          })}
        />
        <TextInput
          fullWidth
          autoComplete="off"
          hint="Each reference is recorded once."
          {...contractField(form, 'reference', creditReceiptInputRules.reference, {
            label: 'Bank reference',
            required: 'Enter the reference.',
          })}
        />
        {open.length > 0 && (
          <FormControl component="fieldset">
            <FormLabel component="legend">Pays first</FormLabel>
            <FormGroup sx={{ flexWrap: 'nowrap', maxHeight: 220, overflowY: 'auto' }}>
              {open.map((invoice) => (
                <FormControlLabel
                  key={invoice.payment}
                  value={invoice.payment}
                  control={<Checkbox {...payment} slotProps={{ input: { ref } }} />}
                  label={`${invoiceName(invoice)}, ${formatMoney(invoice.open, currency)} due ${formatDay(invoice.due_on)}`}
                />
              ))}
            </FormGroup>
          </FormControl>
        )}
      </Stack>
    </FormDialog>
  );
}
