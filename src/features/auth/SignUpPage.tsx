import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { useIsHydrated } from '@/hooks/useIsHydrated';
import { paths, withNext } from '@/lib/paths';
import { serverNow } from '@/lib/serverClock';
import { AuthCard } from '@/components/page/AuthCard';
import { SignUpForm } from './components/SignUpForm';
import { SignUpVerification } from './components/SignUpVerification';
import { keepSignUp, readKeptSignUp, type SignUpDetails } from './keptSignUp';
import { useNext } from './useNext';
import { useResendTimer } from './useResendTimer';

/**
 * Two steps: details, then the code from the email. Back resets code and timer, a
 * reload keeps the second (docs/product/people.md#one-time-codes).
 */
export function SignUpPage() {
  const next = useNext();
  const navigate = useNavigate();
  const [details, setDetails] = useState<SignUpDetails | null>(null);
  const [verifying, setVerifying] = useState(false);
  const [isRestored, setRestored] = useState(false);
  const timer = useResendTimer();

  // After hydration, because the server does not know what this tab has kept.
  if (useIsHydrated() && !isRestored) {
    setRestored(true);
    const kept = readKeptSignUp(serverNow());
    if (kept) {
      setDetails(kept.details);
      timer.resume(kept.endsAt);
      setVerifying(true);
    }
  }

  if (verifying && details) {
    return (
      <AuthCard
        title="Check your email"
        text={
          <>
            We sent a code to <strong>{details.email}</strong>.
          </>
        }
      >
        <SignUpVerification
          details={details}
          timer={timer}
          onSent={() => keepSignUp({ details, endsAt: timer.start() })}
          onBack={() => {
            keepSignUp(null);
            timer.reset();
            setVerifying(false);
          }}
          onDone={() => {
            keepSignUp(null);
            void navigate(next ?? paths.home, { replace: true });
          }}
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
          keepSignUp({ details: sent, endsAt: timer.start() });
          setVerifying(true);
        }}
      />
    </AuthCard>
  );
}
