import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Controller, useForm } from 'react-hook-form';
import {
  errorMessage,
  isNetworkError,
  useFormSubmit,
  useResendOtpMutation,
  useVerifySignupMutation,
} from '@/api';
import { BusyButton } from '@/components/fields/BusyButton';
import { useToast } from '@/state';
import { formatCountdown } from '@/lib/dates';
import type { SignUpDetails } from '../keptSignUp';
import type { useResendTimer } from '../useResendTimer';
import { AuthForm } from '@/components/page/AuthCard';
import { OtpField, otpRule } from './OtpField';

/** As the specification quotes them (docs/spec-coverage.md#8-error-catalogue). */
const SIGNUP_FAILED = 'Signup failed';
const RESEND_FAILED = 'Failed to resend OTP.';

interface SignUpVerificationProps {
  details: SignUpDetails;
  timer: ReturnType<typeof useResendTimer>;
  /** A new code is on its way. */
  onSent: () => void;
  onBack: () => void;
  onDone: () => void;
}

export function SignUpVerification({
  details,
  timer,
  onSent,
  onBack,
  onDone,
}: SignUpVerificationProps) {
  const [verify] = useVerifySignupMutation();
  const [resend] = useResendOtpMutation();
  const toast = useToast();
  const [status, setStatus] = useState('');
  const form = useForm({ defaultValues: { otp: '' } });
  const { control, setFocus, setValue } = form;
  const { handleSubmit, busy, failure, isCallFailure, showFailure } = useFormSubmit(form, {
    onSubmit: async (fields) => {
      await verify({ signupVerification: { ...details, ...fields } }).unwrap();
      onDone();
    },
    fallback: 'Invalid OTP. Please try again.',
    toast: true,
    networkMessage: 'Network error. Please try again.',
    fieldNames: null,
    onFailure: (error) => {
      if (!isNetworkError(error)) setValue('otp', '');
      setFocus('otp');
    },
  });

  const handleResend = async () => {
    showFailure(null);
    setStatus('');
    try {
      await resend({ emailRequest: { email: details.email } }).unwrap();
    } catch (error) {
      // One message for a network failure; a refusal (too soon,
      // too often) shows the server's message.
      const message = isNetworkError(error) ? RESEND_FAILED : errorMessage(error, RESEND_FAILED);
      showFailure(message);
      toast.error(message);
      return;
    }
    setValue('otp', '');
    setStatus('A new code is on its way.');
    onSent();
  };

  return (
    <AuthForm
      label="Verify your email"
      error={failure}
      errorTitle={isCallFailure ? SIGNUP_FAILED : undefined}
      onSubmit={handleSubmit}
    >
      <Controller
        name="otp"
        control={control}
        rules={otpRule}
        render={({ field: { ref, value, onChange }, fieldState: { error } }) => (
          <OtpField ref={ref} value={value} error={error?.message} onChange={onChange} />
        )}
      />
      <BusyButton type="submit" variant="contained" size="large" fullWidth busy={busy}>
        Verify and Create Account
      </BusyButton>
      <Stack
        direction="row"
        sx={{ alignItems: 'center', justifyContent: 'space-between', gap: 1, ml: -1.5 }}
      >
        <Button variant="text" onClick={onBack}>
          Back
        </Button>
        <Typography variant="meta" component="p" color="textSecondary" role="timer">
          {timer.left > 0 ? `New code in ${formatCountdown(timer.left)}` : ''}
        </Typography>
        <BusyButton variant="text" disabled={timer.left > 0} onClick={handleResend}>
          Resend Code
        </BusyButton>
      </Stack>
      {/* A live region must exist before its text is set; while empty it takes no space. */}
      <Typography
        variant="meta"
        component="p"
        color="textSecondary"
        role="status"
        sx={{ '&:empty': { mt: -2.5 } }}
      >
        {status}
      </Typography>
    </AuthForm>
  );
}
