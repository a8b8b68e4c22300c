import { useForm } from 'react-hook-form';
import { useFormSubmit } from '@/api';
import { useUndoCheckInMutation } from '@/api/door';
import { FormDialog } from '@/components/dialogs/FormDialog';
import { contractField } from '@/components/fields/contractField';
import { TextInput } from '@/components/fields/TextInput';
import { undoInputRules } from '@/lib/formRules.gen';
import { useToast } from '@/state';

interface UndoDialogProps {
  /** Of the check-in. */
  id: number;
  who: string;
  onDone: () => void;
  onClose: () => void;
}

/** Undoes a check-in; a reason is required. */
export default function UndoDialog({ id, who, onDone, onClose }: UndoDialogProps) {
  const toast = useToast();
  const [undo] = useUndoCheckInMutation();
  const form = useForm({ defaultValues: { reason: '' } });
  const { handleSubmit, busy, failure } = useFormSubmit(form, {
    onSubmit: async ({ reason }) => {
      await undo({ id, undoInput: { reason: reason.trim() } }).unwrap();
      toast.success(`Check-in of ${who} undone`);
      onDone();
      onClose();
    },
    fallback: 'The check-in could not be undone. Please try again.',
    fieldErrorMessage: null,
  });
  return (
    <FormDialog
      title={`Undo the check-in of ${who}?`}
      text="The ticket can be used again."
      submitLabel="Undo check-in"
      busy={busy}
      failure={failure}
      onSubmit={handleSubmit}
      onClose={onClose}
    >
      <TextInput
        fullWidth
        autoFocus
        autoComplete="off"
        hint="The organizer can read it."
        {...contractField(form, 'reason', undoInputRules.reason, {
          label: 'Reason',
          required: 'Enter a reason.',
        })}
      />
    </FormDialog>
  );
}
