import { useForm } from 'react-hook-form';
import { useFormSubmit } from '@/api';
import { FormDialog } from '@/components/dialogs/FormDialog';
import { TextArea } from '@/components/fields/TextArea';
import { formatMoney } from '@/lib/money';
import { overBudget } from './approvalView';
import { askedFor, LOADING, Undecidable } from './DecisionQuestion';
import { useAskedApproval, useDecision } from './useDecision';

interface ApproveDialogProps {
  id: number;
  /** What was typed before. */
  note?: string;
  onClose: () => void;
}

/** Asks once before an approval, and says by how much it exceeds an advisory budget. */
export default function ApproveDialog({ id, note = '', onClose }: ApproveDialogProps) {
  const { approval, failed, retry } = useAskedApproval(id);
  const { approve } = useDecision();
  const form = useForm({ defaultValues: { note } });
  const { handleSubmit, busy, failure } = useFormSubmit(form, {
    onSubmit: async (values) => {
      if (!approval) return;
      await approve(approval, values.note);
      onClose();
    },
    fallback: 'The request could not be approved. Please try again.',
    fieldNames: null,
  });
  if (failed || (approval && !approval.can_decide && !busy)) {
    return (
      <Undecidable
        title="Approve this request?"
        approval={approval}
        onRetry={retry}
        onClose={onClose}
      />
    );
  }
  const over = approval ? overBudget(approval) : null;
  return (
    <FormDialog
      title="Approve this request?"
      text={approval ? askedFor(approval) : LOADING}
      submitWaits={!approval}
      warning={
        approval &&
        over !== null &&
        `It exceeds the budget of ${approval.cost_centre?.name ?? 'the cost centre'} by ${formatMoney(over, approval.currency)}.`
      }
      submitLabel={
        approval && over === null
          ? `Approve ${formatMoney(approval.total, approval.currency)}`
          : over === null
            ? 'Approve'
            : 'Approve over budget'
      }
      busy={busy}
      failure={failure}
      onSubmit={handleSubmit}
      onClose={onClose}
    >
      <TextArea
        {...form.register('note')}
        label="Note (optional)"
        hint="The person who asked reads it"
        rows={2}
        maxLength={400}
        fullWidth
      />
    </FormDialog>
  );
}
