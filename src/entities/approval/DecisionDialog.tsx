import Skeleton from '@mui/material/Skeleton';
import { useForm } from 'react-hook-form';
import { useFormSubmit, type Approval } from '@/api';
import { FormDialog } from '@/components/dialogs/FormDialog';
import { ReadDialog } from '@/components/dialogs/ReadDialog';
import { ErrorPanel } from '@/components/feedback/ErrorPanel';
import { contractField } from '@/components/fields/contractField';
import { TextArea } from '@/components/fields/TextInput';
import { approvalDeclineRules, approvalDecisionRules } from '@/lib/formRules.gen';
import { formatMoney } from '@/lib/money';
import { countOf } from '@/lib/text';
import { outcomeText, overBudget, reasonNeeded } from './approvalView';
import { useAskedApproval, useDecision } from './useDecision';

interface DecisionDialogProps {
  question: 'approve' | 'decline';
  id: number;
  /** What was typed before, for an approval. */
  note?: string | undefined;
  onClose: () => void;
}

/** The question before a decision. */
export default function DecisionDialog({ question, ...dialog }: DecisionDialogProps) {
  return question === 'approve' ? <ApproveDialog {...dialog} /> : <DeclineDialog {...dialog} />;
}

type DialogProps = Omit<DecisionDialogProps, 'question'>;

/** Asks once before an approval, and says by how much it exceeds an advisory budget. */
function ApproveDialog({ id, note = '', onClose }: DialogProps) {
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
        hint="The requester sees this"
        rows={2}
        maxLength={approvalDecisionRules.note.maxLength}
        fullWidth
      />
    </FormDialog>
  );
}

/** Declines a request, with the reason that its requester reads. */
function DeclineDialog({ id, onClose }: DialogProps) {
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
      color="error"
      busy={busy}
      failure={failure}
      onSubmit={handleSubmit}
      onClose={onClose}
    >
      <TextArea
        {...contractField(form, 'reason', approvalDeclineRules.reason, {
          label: 'Reason',
          required: reasonNeeded(approval?.requester.name ?? 'they'),
        })}
        hint="The requester sees this"
        autoFocus
        rows={3}
        fullWidth
      />
    </FormDialog>
  );
}

/** `4 seats for Winter Symphony Night, ₹89,066.40, asked for by Vikram Rao` */
function askedFor({ bookings, requester, total, currency }: Approval): string {
  const seats = bookings.reduce((sum, { quantity }) => sum + quantity, 0);
  const [first] = bookings;
  const others = new Set(bookings.map(({ event }) => event)).size - 1;
  const more = others > 0 ? ` and ${countOf(others, 'more event')}` : '';
  return `${countOf(seats, 'seat')} for ${first?.event_title ?? 'an event'}${more}, ${formatMoney(total, currency)} with fee and GST, asked for by ${requester.name}.`;
}

/** While the request is loaded. */
const LOADING = (
  <span role="status" aria-label="Loading the request">
    <Skeleton sx={{ typography: 'body1', width: '75%' }} />
  </span>
);

interface UndecidableProps {
  title: string;
  /** Undefined when it could not be loaded. */
  approval: Approval | undefined;
  onRetry: () => unknown;
  onClose: () => void;
}

/** In place of the question: the request could not be loaded, or is already decided. */
function Undecidable({ title, approval, onRetry, onClose }: UndecidableProps) {
  return (
    <ReadDialog title={approval ? 'Nothing left to decide' : title} onClose={onClose}>
      {approval ? (
        <>
          <p>{outcomeText(approval)}</p>
          {approval.reason && <p>“{approval.reason}”</p>}
        </>
      ) : (
        <ErrorPanel
          title="Couldn’t load the request"
          text="Check your connection and try again."
          onRetry={onRetry}
          heading="h3"
        />
      )}
    </ReadDialog>
  );
}
