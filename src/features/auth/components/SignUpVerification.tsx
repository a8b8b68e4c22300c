import { useRef, useState, type FormEvent } from 'react';
import {
  errorMessage,
  isNetworkError,
  useResendOtpMutation,
  useVerifySignupMutation,
  type SignupRequest,
} from '@/api';
import { BusyButton } from '@/components/BusyButton';
import { Button } from '@/components/Button';
import { cx } from '@/lib/cx';
import { formatCountdown } from '@/lib/dates';
import { checkOtp } from '../otp';
import type { useResendTimer } from '../useResendTimer';
import { AuthForm } from './AuthForm';
import { OtpField } from './OtpField';
import styles from './SignUpVerification.module.css';

/** Spec section 8. */
const SIGNUP_FAILED = 'Signup failed';
const RESEND_FAILED = 'Failed to resend OTP.';

interface SignUpVerificationProps {
  details: SignupRequest;
  timer: ReturnType<typeof useResendTimer>;
  onBack: () => void;
  onDone: () => void;
}

export function SignUpVerification({ details, timer, onBack, onDone }: SignUpVerificationProps) {
  const [verify, { isLoading }] = useVerifySignupMutation();
  const [resend] = useResendOtpMutation();
  const field = useRef<HTMLInputElement>(null);
  const [otp, setOtp] = useState('');
  const [failure, setFailure] = useState<string | null>(null);
  const [refused, setRefused] = useState(false);
  const [news, setNews] = useState('');

  const handleVerify = async (submit: FormEvent) => {
    submit.preventDefault();
    const wrong = checkOtp(otp);
    setFailure(wrong);
    setRefused(false);
    if (wrong !== null || isLoading) return;
    try {
      await verify({ signupVerification: { ...details, otp } }).unwrap();
    } catch (error) {
      const lost = isNetworkError(error);
      setFailure(
        lost
          ? 'Network error. Please try again.'
          : errorMessage(error, 'Invalid OTP. Please try again.'),
      );
      setRefused(true);
      if (!lost) setOtp('');
      field.current?.focus();
      return;
    }
    onDone();
  };

  const handleResend = async () => {
    setFailure(null);
    setRefused(false);
    setNews('');
    try {
      await resend({ emailRequest: { email: details.email } }).unwrap();
    } catch (error) {
      // Section 8 has one sentence for this; only a refusal (too soon, too often) says more.
      const lost = isNetworkError(error);
      setFailure(lost ? RESEND_FAILED : errorMessage(error, RESEND_FAILED));
      return;
    }
    setOtp('');
    setNews('A new code is on its way.');
    timer.start();
  };

  return (
    <AuthForm
      label="Verify your e-mail"
      error={failure}
      errorTitle={refused ? SIGNUP_FAILED : undefined}
      onSubmit={handleVerify}
    >
      <OtpField ref={field} value={otp} onChange={setOtp} />
      <BusyButton
        type="submit"
        variant="primary"
        size="large"
        full
        busy={isLoading}
        disabled={checkOtp(otp) !== null}
      >
        Verify and Create Account
      </BusyButton>
      <div className={styles.foot}>
        <Button variant="quiet" onClick={onBack}>
          Back
        </Button>
        <p className={styles.timer} role="timer">
          {timer.left > 0 ? `New code in ${formatCountdown(timer.left)}` : ''}
        </p>
        <BusyButton variant="quiet" disabled={timer.left > 0} onClick={handleResend}>
          Resend Code
        </BusyButton>
      </div>
      <p role="status" className={cx(styles.timer, styles.news)}>
        {news}
      </p>
    </AuthForm>
  );
}
