import Button from '@mui/material/Button';
import { Controller, FormProvider, useForm } from 'react-hook-form';
import { useFormSubmit, useResetPasswordMutation } from '@/api';
import { BusyButton } from '@/components/buttons/BusyButton';
import { NewPasswordField } from '@/entities/person/NewAccountFields';
import { checkOtp } from '../otp';
import { AuthForm } from '@/components/page/AuthForm';
import { OtpField } from './OtpField';

interface NewPasswordFormProps {
  email: string;
  onBack: () => void;
  onDone: () => void;
}

export function NewPasswordForm({ email, onBack, onDone }: NewPasswordFormProps) {
  const [resetPassword] = useResetPasswordMutation();
  const form = useForm({ defaultValues: { otp: '', password: '' } });
  const { errors } = form.formState;
  const { handleSubmit, busy, failure } = useFormSubmit(form, {
    onSubmit: async ({ otp, password }) => {
      await resetPassword({ passwordReset: { email, otp, password } }).unwrap();
      onDone();
    },
    fallback: 'Invalid OTP. Please try again.',
    fieldNames: null,
  });

  return (
    <FormProvider {...form}>
      <AuthForm label="Choose a new password" error={failure} onSubmit={handleSubmit}>
        <Controller
          name="otp"
          control={form.control}
          rules={{ validate: (otp) => checkOtp(otp) ?? true }}
          render={({ field: { ref, value, onChange } }) => (
            <OtpField ref={ref} value={value} error={errors.otp?.message} onChange={onChange} />
          )}
        />
        <NewPasswordField label="New password" />
        <BusyButton type="submit" variant="contained" size="large" fullWidth busy={busy}>
          Set New Password
        </BusyButton>
        <Button variant="text" fullWidth onClick={onBack}>
          Use another email
        </Button>
      </AuthForm>
    </FormProvider>
  );
}
