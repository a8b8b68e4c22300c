import Stack from '@mui/material/Stack';
import { useForm } from 'react-hook-form';
import { useFormSubmit } from '@/api';
import { useEraseUserMutation } from '@/api/console';
import { FormDialog } from '@/components/dialogs/FormDialog';
import { PasswordField } from '@/entities/person/PasswordField';
import { TextInput } from '@/components/fields/TextInput';
import { LeavingQuestion } from '@/entities/account/LeavingQuestion';
import { useLeaving } from '@/entities/account/useLeaving';
import { sessionEnded, useAppDispatch, useToast } from '@/state';

interface EraseDialogProps {
  id: number;
  email: string;
  onClose: () => void;
}

/** Asks for the password and the address, deletes the account and ends the session here. */
export function EraseDialog({ id, email, onClose }: EraseDialogProps) {
  const dispatch = useAppDispatch();
  const toast = useToast();
  const [erase] = useEraseUserMutation();
  const leaving = useLeaving(id);
  const form = useForm({ defaultValues: { confirm: '', password: '' } });
  const { errors } = form.formState;
  const { handleSubmit, busy, failure } = useFormSubmit(form, {
    onSubmit: async ({ confirm, password }) => {
      if (!leaving.isComplete()) return;
      const eraseUser = { confirm: confirm.trim(), password, ...leaving.body() };
      await erase({ id, eraseUser }).unwrap();
      dispatch(sessionEnded());
      toast.success('Your account and your data are deleted.');
    },
    fallback: 'Your account could not be deleted. Please try again.',
    fieldErrorMessage: null,
  });
  return (
    <FormDialog
      title="Delete your account?"
      text="Deleted: your name, addresses, phone, password, sign-ins, emails and preferences. Your name leaves tickets, bookings and histories. Kept: payments and invoices as the law asks for, bookings without your name, and colleagues’ tickets, which stay valid."
      warning="This cannot be undone. Unpaid seats go back on sale, and requests that wait for you go to your company’s admins."
      submitLabel="Delete my account"
      color="error"
      busy={busy}
      submitWaits={leaving.waits}
      failure={failure}
      onSubmit={handleSubmit}
      onClose={onClose}
    >
      <LeavingQuestion {...leaving.question} personId={id} isErased />
      <Stack sx={{ gap: 2.5 }}>
        <TextInput
          label={`Type ${email}`}
          required
          fullWidth
          autoComplete="off"
          error={errors.confirm?.message}
          {...form.register('confirm', {
            validate: (text) =>
              text.trim().toLowerCase() === email.toLowerCase() || `Type ${email} to confirm.`,
          })}
        />
        <PasswordField
          label="Your password"
          required
          fullWidth
          autoComplete="current-password"
          error={errors.password?.message}
          {...form.register('password', { required: 'Enter your password.' })}
        />
      </Stack>
    </FormDialog>
  );
}
