import { useForm } from 'react-hook-form';
import { useFormSubmit } from '@/api';
import { FormDialog } from '@/components/dialogs/FormDialog';
import { TextArea } from '@/components/fields/TextArea';
import { reasonNeeded } from './approvalView';
import { askedFor, LOADING, Undecidable } from './DecisionQuestion';
import { useAskedApproval, useDecision } from './useDecision';

interface DeclineDialogProps {
  id: number;
  onClose: () => void;
}

/** Declines a request, with the reason that its requester reads. */
export default function DeclineDialog({ id, onClose }: DeclineDialogProps) {
  const { approval, failed, retry } = useAskedApproval(id);
  const { decline } = useDecision();
  const form = useForm({ defaultValues: { reason: '' } });
  const { handleSubmit, busy, failure } = useFormSubmit(form, {
    onSubmit: async ({ reason }) => {
      if (!approval) return;
      await decline(approval, reason);
      onClose();
    },
    fallback: 'The request could not be declined. Please try again.',
    fieldErrorMessage: null,
  });
  if (failed || (approval && !approval.can_decide && !busy)) {
    return (
      <Undecidable
        title="Decline this request?"
        approval={approval}
        onRetry={retry}
        onClose={onClose}
      />
    );
  }
  return (
    <FormDialog
      title="Decline this request?"
      text={approval ? askedFor(approval) : LOADING}
      submitWaits={!approval}
      warning="The seats and the budget return at once."
      submitLabel="Decline"
      tone="danger"
      busy={busy}
      failure={failure}
      onSubmit={handleSubmit}
      onClose={onClose}
    >
      <TextArea
        {...form.register('reason', {
          validate: (reason) =>
            reason.trim() !== '' || reasonNeeded(approval?.requester.name ?? 'they'),
        })}
        label="Reason"
        hint="The person who asked reads it"
        required
        autoFocus
        rows={3}
        maxLength={400}
        fullWidth
        error={form.formState.errors.reason?.message}
      />
    </FormDialog>
  );
}
