import { useForm } from 'react-hook-form';
import { useFormSubmit, type CreditReceipt } from '@/api';
import { useReverseCreditReceiptMutation } from '@/api/console';
import { FormDialog } from '@/components/dialogs/FormDialog';
import { contractField } from '@/components/fields/contractField';
import { TextInput } from '@/components/fields/TextInput';
import { creditReversalInputRules } from '@/lib/consoleFormRules.gen';
import { formatDay } from '@/lib/dates';
import { formatMoney } from '@/lib/money';
import { useToast } from '@/state';

interface ReverseDialogProps {
  /** Of the company. */
  id: number;
  receipt: CreditReceipt;
  currency: string;
  onClose: () => void;
}

/** Takes back a receipt that was recorded by mistake, once a reason is given. */
export default function ReverseDialog({ id, receipt, currency, onClose }: ReverseDialogProps) {
  const { amount, reference, received_on: day } = receipt;
  const toast = useToast();
  const [reverse] = useReverseCreditReceiptMutation();
  const form = useForm({ defaultValues: { reason: '' } });
  const { handleSubmit, busy, failure } = useFormSubmit(form, {
    onSubmit: async ({ reason }) => {
      const answer = await reverse({
        id,
        receiptId: receipt.id,
        creditReversalInput: { reason: reason.trim() },
      }).unwrap();
      toast.success(`Taken back. ${formatMoney(answer.open, answer.currency)} is owed now.`);
      onClose();
    },
    fallback: 'The receipt could not be taken back. Please try again.',
    fieldErrorMessage: null,
  });
  return (
    <FormDialog
      title="Take this receipt back?"
      text={`${formatMoney(amount, currency)}, ${reference}, of ${formatDay(day)}. It stays in the statement, and so does that it was taken back.`}
      warning="What it paid is owed again. This cannot be undone; record a new receipt instead."
      submitLabel="Take back"
      cancelLabel="Keep it"
      color="error"
      busy={busy}
      failure={failure}
      onSubmit={handleSubmit}
      onClose={onClose}
    >
      <TextInput
        fullWidth
        autoFocus
        autoComplete="off"
        hint="The company’s admins read it."
        {...contractField(form, 'reason', creditReversalInputRules.reason, {
          label: 'Reason',
          required: 'Enter a reason.',
        })}
      />
    </FormDialog>
  );
}
