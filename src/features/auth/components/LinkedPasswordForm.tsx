import { useForm } from 'react-hook-form';
import { useFormSubmit, useResetPasswordByLinkMutation } from '@/api';
import { BusyButton } from '@/components/buttons/BusyButton';
import { Button } from '@/components/buttons/Button';
import { PasswordField } from '@/components/fields/PasswordField';
import { AuthForm } from '@/components/page/AuthForm';
import { checkPassword } from '@/lib/accountFields';

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
  const { errors } = form.formState;
  const { handleSubmit, busy, failure } = useFormSubmit(form, {
    onSubmit: async ({ password }) => {
      await resetPassword({ passwordResetByLink: { token, password } }).unwrap();
      onDone();
    },
    fallback: 'The password could not be set. Please try again.',
    fieldNames: null,
  });

  return (
    <AuthForm label="Choose a new password" error={failure} onSubmit={handleSubmit}>
      <PasswordField
        label="New password"
        autoComplete="new-password"
        hint="At least 8 characters"
        required
        autoFocus
        error={errors.password?.message}
        {...form.register('password', { validate: checkPassword })}
      />
      <BusyButton type="submit" variant="primary" size="large" full busy={busy}>
        Set New Password
      </BusyButton>
      <Button variant="quiet" full onClick={onRestart}>
        Ask for a new mail
      </Button>
    </AuthForm>
  );
}
