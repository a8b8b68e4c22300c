import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { paths } from '@/lib/paths';
import { useToast } from '@/state';
import { AuthCard } from './components/AuthCard';
import { RequestResetForm } from './components/RequestResetForm';
import { NewPasswordForm } from './components/NewPasswordForm';

/**
 * Two steps: request a code by e-mail, then enter it with a new password. All sessions of the
 * person end (D9).
 */
export function ResetPasswordPage() {
  const toast = useToast();
  const navigate = useNavigate();
  const [email, setEmail] = useState('');
  const [sent, setSent] = useState(false);

  const handleDone = () => {
    toast.success('Your password has been changed. Please sign in.');
    void navigate(paths.signIn, { replace: true });
  };

  return (
    <AuthCard
      title={sent ? 'Choose a new password' : 'Reset your password'}
      text={
        sent ? (
          <>
            If <strong>{email}</strong> has an account, a code is in its mail. It is valid for ten
            minutes.
          </>
        ) : (
          'We send a code to your work e-mail.'
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
