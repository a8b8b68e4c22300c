import { useForm } from 'react-hook-form';
import { useFormSubmit, type Failure, type FailureAction } from '@/api';
import {
  useGiveUpFailureMutation,
  useRecordRefundPaidByHandMutation,
  useRetryFailureMutation,
} from '@/api/console';
import { FormDialog } from '@/components/dialogs/FormDialog';
import { contractField } from '@/components/fields/contractField';
import { TextArea, TextInput } from '@/components/fields/TextInput';
import { giveUpInputRules, paidByHandInputRules } from '@/lib/consoleFormRules.gen';
import { useToast } from '@/state';
import { detailOf, errorOf } from './failureColumns';

interface FailureDialogProps {
  failure: Failure;
  action: FailureAction;
  onClose: () => void;
}

const WORDS = {
  retry: {
    title: 'Try again?',
    text: 'It gets all its attempts again, starting now.',
    submit: 'Try again',
    done: 'is tried again.',
  },
  give_up: {
    title: 'Give it up?',
    text: 'It is not retried and leaves this list. Changes keeps who gave it up, and why.',
    submit: 'Give up',
    done: 'is given up.',
  },
  paid_by_hand: {
    title: 'Paid by hand?',
    text: 'Record it once the money has left. The gateway is not asked again, and the credit note follows.',
    submit: 'Record as paid',
    done: 'is recorded as paid.',
  },
} as const;

/** Sends what was decided. */
function useDecision({ kind, id }: Failure) {
  const [retry] = useRetryFailureMutation();
  const [giveUp] = useGiveUpFailureMutation();
  const [recordPaid] = useRecordRefundPaidByHandMutation();
  return (action: FailureAction, text: string): Promise<unknown> => {
    if (action === 'paid_by_hand') {
      return recordPaid({ id, paidByHandInput: { reference: text } }).unwrap();
    }
    if (action === 'give_up' && (kind === 'job' || kind === 'mail')) {
      return giveUp({ kind, id, giveUpInput: { reason: text } }).unwrap();
    }
    if (kind === 'payment' || kind === 'dispute') throw new Error(`${kind} cannot be retried.`);
    return retry({ kind, id }).unwrap();
  };
}

/** Asks before something is tried again, given up, or recorded as paid. */
export default function FailureDialog({ failure, action, onClose }: FailureDialogProps) {
  const words = WORDS[action];
  const toast = useToast();
  const decide = useDecision(failure);
  const form = useForm({ defaultValues: { reason: '', reference: '' } });
  const {
    handleSubmit,
    busy,
    failure: refusal,
  } = useFormSubmit(form, {
    onSubmit: async ({ reason, reference }) => {
      await decide(action, (action === 'give_up' ? reason : reference).trim());
      toast.success(`${failure.name} ${words.done}`);
      onClose();
    },
    fallback: 'Something went wrong. Please try again.',
    fieldErrorMessage: null,
  });
  const detail = detailOf(failure);
  return (
    <FormDialog
      title={words.title}
      text={`${failure.name}${detail && `, ${detail}`}. ${words.text}`}
      warning={action === 'retry' && `It failed because: ${errorOf(failure)}`}
      submitLabel={words.submit}
      color={action === 'give_up' ? 'error' : 'primary'}
      busy={busy}
      failure={refusal}
      onSubmit={handleSubmit}
      onClose={onClose}
    >
      {action === 'give_up' && (
        <TextArea
          rows={3}
          {...contractField(form, 'reason', giveUpInputRules.reason, {
            label: 'Reason',
            required: 'Enter a reason.',
          })}
        />
      )}
      {action === 'paid_by_hand' && (
        <TextInput
          fullWidth
          autoComplete="off"
          {...contractField(form, 'reference', paidByHandInputRules.reference, {
            label: 'Reference of the transfer',
            required: 'Enter the transfer reference.',
          })}
        />
      )}
    </FormDialog>
  );
}
