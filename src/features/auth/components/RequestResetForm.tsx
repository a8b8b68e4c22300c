import { useForm } from 'react-hook-form';
import { useFormSubmit, useRequestPasswordResetMutation } from '@/api';
import { BusyButton } from '@/components/buttons/BusyButton';
import { TextInput } from '@/components/fields/TextInput';
import { isEmailAddress } from '@/lib/emailAddress.gen';
import { AuthForm } from '@/components/page/AuthForm';

interface RequestResetFormProps {
  initial: string;
  onSent: (email: string) => void;
}

export function RequestResetForm({ initial, onSent }: RequestResetFormProps) {
  const [request] = useRequestPasswordResetMutation();
  const form = useForm({ defaultValues: { email: initial } });
  const { errors } = form.formState;
  const { handleSubmit, busy, failure } = useFormSubmit(form, {
    onSubmit: async (fields) => {
      const email = fields.email.trim().toLowerCase();
      await request({ emailRequest: { email } }).unwrap();
      onSent(email);
    },
    fallback: 'Failed to send OTP. Please try again.',
    fieldNames: null,
  });

  return (
    <AuthForm label="Reset your password" error={failure} onSubmit={handleSubmit}>
      <TextInput
        label="Work email"
        type="email"
        autoComplete="email"
        required
        autoFocus={initial !== ''}
        error={errors.email?.message}
        {...form.register('email', {
          validate: (value) =>
            value.trim() === ''
              ? 'Email is required'
              : isEmailAddress(value) || 'Please enter a valid email address',
        })}
      />
      <BusyButton type="submit" variant="contained" size="large" fullWidth busy={busy}>
        Send Code
      </BusyButton>
    </AuthForm>
  );
}
