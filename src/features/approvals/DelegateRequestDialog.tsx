import Stack from '@mui/material/Stack';
import { Controller, useForm } from 'react-hook-form';
import { useFormSubmit, type Approval } from '@/api';
import { useDelegateRequestMutation } from '@/api/console';
import { FormDialog } from '@/components/dialogs/FormDialog';
import { TextArea } from '@/components/fields/TextInput';
import { useToast } from '@/state';
import { ColleagueField, type Chosen } from '@/entities/approval/ColleagueField';
import { approvalDelegateRules } from '@/lib/formRules.gen';

interface Values {
  to: Chosen | null;
  note: string;
}

interface DelegateRequestDialogProps {
  approval: Approval;
  onClose: () => void;
}

/** Hands one decision to a colleague. */
export default function DelegateRequestDialog({ approval, onClose }: DelegateRequestDialogProps) {
  const [delegate] = useDelegateRequestMutation();
  const toast = useToast();
  const form = useForm<Values>({ defaultValues: { to: null, note: '' } });
  const { errors } = form.formState;
  const { handleSubmit, busy, failure } = useFormSubmit(form, {
    onSubmit: async ({ to, note }) => {
      if (!to) return;
      const approvalDelegate = { to: to.id, ...(note.trim() && { note: note.trim() }) };
      await delegate({ id: approval.id, approvalDelegate }).unwrap();
      toast.success(`Request sent to ${to.name}`);
      onClose();
    },
    fallback: 'The decision could not be handed over. Please try again.',
    fieldErrorMessage: null,
  });
  return (
    <FormDialog
      title="Ask someone else to decide"
      text="The deadline stays as it is. You can still decide until they do."
      submitLabel="Hand over"
      busy={busy}
      failure={failure}
      onSubmit={handleSubmit}
      onClose={onClose}
    >
      <Stack sx={{ gap: 2 }}>
        <Controller
          name="to"
          control={form.control}
          rules={{ validate: (person) => person !== null || 'Choose a colleague from the list' }}
          render={({ field: { value, onChange } }) => (
            <ColleagueField
              label="Who decides"
              autoFocus
              except={approval.requester.id}
              value={value}
              error={errors.to?.message}
              onChange={onChange}
            />
          )}
        />
        <TextArea
          {...form.register('note')}
          label="Note (optional)"
          rows={2}
          maxLength={approvalDelegateRules.note.maxLength}
          fullWidth
        />
      </Stack>
    </FormDialog>
  );
}
