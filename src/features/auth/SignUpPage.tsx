import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { type SignupRequest } from '@/api';
import { paths, withNext } from '@/lib/paths';
import { AuthCard } from '@/components/page/AuthCard';
import { SignUpForm } from './components/SignUpForm';
import { SignUpVerification } from './components/SignUpVerification';
import { useNext } from './useNext';
import { useResendTimer } from './useResendTimer';

/**
 * Two steps: details, then the code from the e-mail. Back resets code and timer
 * (docs/product.md#sign-up).
 */
export function SignUpPage() {
  const next = useNext();
  const navigate = useNavigate();
  const [details, setDetails] = useState<SignupRequest | null>(null);
  const [verifying, setVerifying] = useState(false);
  const timer = useResendTimer();

  if (verifying && details) {
    return (
      <AuthCard
        title="Check your mail"
        text={
          <>
            We sent a code to <strong>{details.email}</strong>.
          </>
        }
      >
        <SignUpVerification
          details={details}
          timer={timer}
          onBack={() => {
            timer.reset();
            setVerifying(false);
          }}
          onDone={() => void navigate(next ?? paths.home, { replace: true })}
        />
      </AuthCard>
    );
  }
  return (
    <AuthCard
      title="Create an account"
      text="With your company address. Colleagues join the same company."
      footer={
        <>
          Already with us? <Link to={withNext(paths.signIn, next)}>Sign in</Link>
        </>
      }
    >
      <SignUpForm
        initial={details}
        onSent={(sent) => {
          setDetails(sent);
          timer.start();
          setVerifying(true);
        }}
      />
    </AuthCard>
  );
}
