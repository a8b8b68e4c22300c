import { useState } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { errorMessage, useResetPasswordMutation } from '@/api';
import { BusyButton } from '@/components/BusyButton';
import { Button } from '@/components/Button';
import { PasswordField } from '@/components/PasswordField';
import { checkOtp, checkPassword } from '../otp';
import { AuthForm } from './AuthForm';
import { OtpField } from './OtpField';

interface NewPasswordFormProps {
  email: string;
  onBack: () => void;
  onDone: () => void;
}

export function NewPasswordForm({ email, onBack, onDone }: NewPasswordFormProps) {
  const [resetPassword, { isLoading }] = useResetPasswordMutation();
  const [failure, setFailure] = useState<string | null>(null);
  const {
    register,
    control,
    handleSubmit,
    formState: { errors },
  } = useForm({ defaultValues: { otp: '', password: '' } });

  const handleReset = handleSubmit(async ({ otp, password }) => {
    setFailure(null);
    try {
      await resetPassword({ passwordReset: { email, otp, password } }).unwrap();
    } catch (error) {
      setFailure(errorMessage(error, 'Invalid OTP. Please try again.'));
      return;
    }
    onDone();
  });

  return (
    <AuthForm label="Choose a new password" error={failure} onSubmit={handleReset}>
      <Controller
        name="otp"
        control={control}
        rules={{ validate: (otp) => checkOtp(otp) ?? true }}
        render={({ field: { ref, value, onChange } }) => (
          <OtpField ref={ref} value={value} error={errors.otp?.message} onChange={onChange} />
        )}
      />
      <PasswordField
        label="New password"
        autoComplete="new-password"
        hint="At least 8 characters"
        required
        error={errors.password?.message}
        {...register('password', { validate: checkPassword })}
      />
      <BusyButton type="submit" variant="primary" size="large" full busy={isLoading}>
        Set New Password
      </BusyButton>
      <Button variant="quiet" full onClick={onBack}>
        Use another e-mail
      </Button>
    </AuthForm>
  );
}
