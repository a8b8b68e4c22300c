import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { errorMessage, useRequestPasswordResetMutation } from '@/api';
import { BusyButton } from '@/components/BusyButton';
import { TextInput } from '@/components/TextInput';
import { isEmailAddress } from '../corporateEmail';
import { AuthForm } from './AuthForm';

interface RequestResetFormProps {
  initial: string;
  onSent: (email: string) => void;
}

export function RequestResetForm({ initial, onSent }: RequestResetFormProps) {
  const [request, { isLoading }] = useRequestPasswordResetMutation();
  const [failure, setFailure] = useState<string | null>(null);
  const {
    register,
    handleSubmit,
    formState: { errors },
  } = useForm({ defaultValues: { email: initial } });

  const handleSend = handleSubmit(async (fields) => {
    const email = fields.email.trim().toLowerCase();
    setFailure(null);
    try {
      await request({ emailRequest: { email } }).unwrap();
    } catch (error) {
      setFailure(errorMessage(error, 'Failed to send OTP. Please try again.'));
      return;
    }
    onSent(email);
  });

  return (
    <AuthForm label="Reset your password" error={failure} onSubmit={handleSend}>
      <TextInput
        label="Work e-mail"
        type="email"
        autoComplete="email"
        required
        autoFocus={initial !== ''}
        error={errors.email?.message}
        {...register('email', {
          validate: (value) =>
            value.trim() === ''
              ? 'Email is required'
              : isEmailAddress(value) || 'Please enter a valid email address',
        })}
      />
      <BusyButton type="submit" variant="primary" size="large" full busy={isLoading}>
        Send Code
      </BusyButton>
    </AuthForm>
  );
}
