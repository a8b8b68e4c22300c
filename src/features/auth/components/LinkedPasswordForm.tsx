import Button from '@mui/material/Button';
import { FormProvider, useForm } from 'react-hook-form';
import { useFormSubmit, useResetPasswordByLinkMutation } from '@/api';
import { BusyButton } from '@/components/buttons/BusyButton';
import { AuthForm } from '@/components/page/AuthForm';
import { NewPasswordField } from '@/entities/person/NewAccountFields';

interface LinkedPasswordFormProps {
  /** Of the link in the mail. */
  token: string;
  /** Asks for another mail. */
  onRestart: () => void;
  onDone: () => void;
}

/** The new password of a person who opened the link of the mail. */
export function LinkedPasswordForm({ token, onRestart, onDone }: LinkedPasswordFormProps) {
  const [resetPassword] = useResetPasswordByLinkMutation();
  const form = useForm({ defaultValues: { password: '' } });
  const { handleSubmit, busy, failure } = useFormSubmit(form, {
    onSubmit: async ({ password }) => {
      await resetPassword({ passwordResetByLink: { token, password } }).unwrap();
      onDone();
    },
    fallback: 'The password could not be set. Please try again.',
    fieldNames: null,
  });

  return (
    <FormProvider {...form}>
      <AuthForm label="Choose a new password" error={failure} onSubmit={handleSubmit}>
        <NewPasswordField label="New password" autoFocus />
        <BusyButton type="submit" variant="contained" size="large" fullWidth busy={busy}>
          Set New Password
        </BusyButton>
        <Button variant="text" fullWidth onClick={onRestart}>
          Request a new email
        </Button>
      </AuthForm>
    </FormProvider>
  );
}
