import { useEffect, useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { paths } from '@/lib/paths';
import { useToast } from '@/state';
import { AuthCard } from '@/components/page/AuthCard';
import { RequestResetForm } from './components/RequestResetForm';
import { LinkedPasswordForm } from './components/LinkedPasswordForm';
import { NewPasswordForm } from './components/NewPasswordForm';

/** The token of `#token=…`, the link of the mail. */
const tokenOf = (hash: string) => new URLSearchParams(hash.slice(1)).get('token');

/**
 * Two steps: request a code by email, then enter it with a new password. The link of the mail leads
 * to the new password at once (D31). All sessions of the person end (D9).
 */
export function ResetPasswordPage() {
  const toast = useToast();
  const navigate = useNavigate();
  const [email, setEmail] = useState('');
  const [sent, setSent] = useState(false);
  const { hash } = useLocation();
  const opened = tokenOf(hash);
  const [token, setToken] = useState(opened);
  // Also when the link is opened in a tab that shows this page.
  if (opened !== null && opened !== token) setToken(opened);

  useEffect(() => {
    // Out of the address bar and the history, where others could read it.
    if (opened !== null) void navigate(paths.resetPassword, { replace: true });
  }, [opened, navigate]);

  const handleDone = () => {
    toast.success('Your password has been changed. Please sign in.');
    void navigate(paths.signIn, { replace: true });
  };

  if (token !== null) {
    return (
      <AuthCard title="Choose a new password" text="You will be signed out everywhere.">
        <LinkedPasswordForm token={token} onRestart={() => setToken(null)} onDone={handleDone} />
      </AuthCard>
    );
  }
  return (
    <AuthCard
      title={sent ? 'Choose a new password' : 'Reset your password'}
      text={
        sent ? (
          <>
            If <strong>{email}</strong> has an account, we have emailed it a code. It is valid for
            ten minutes.
          </>
        ) : (
          'We send a code to your work email.'
        )
      }
      footer={
        <>
          Remembered it? <Link to={paths.signIn}>Sign in</Link>
        </>
      }
    >
      {sent ? (
        <NewPasswordForm email={email} onBack={() => setSent(false)} onDone={handleDone} />
      ) : (
        <RequestResetForm
          initial={email}
          onSent={(address) => {
            setEmail(address);
            setSent(true);
          }}
        />
      )}
    </AuthCard>
  );
}
