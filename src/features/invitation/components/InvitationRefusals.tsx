import Button from '@mui/material/Button';
import { Link } from 'react-router';
import { errorMessage } from '@/api';
import { BusyButton } from '@/components/buttons/BusyButton';
import { AuthCard } from '@/components/page/AuthCard';
import { paths } from '@/lib/paths';
import styles from './CardActions.module.css';

/** Unknown, used, revoked and expired links get one answer. */
export function InvitationGone() {
  return (
    <AuthCard
      title="This link no longer works"
      text={
        <span role="alert">
          The invitation was used or withdrawn, or it has expired. Please ask the person who invited
          you for a new one.
        </span>
      }
      footer={
        <>
          New to Foyer? <Link to={paths.signUp}>Create an account</Link>
        </>
      }
    >
      <div className={styles.actions}>
        <Button component={Link} to={paths.signIn} variant="contained" size="large" fullWidth>
          Sign In
        </Button>
      </div>
    </AuthCard>
  );
}

/** The invited address has an account; no account is moved to another company. */
export function HasAccount({ sentence }: { sentence: string }) {
  return (
    <AuthCard title="You already have an account" text={<span role="alert">{sentence}</span>}>
      <div className={styles.actions}>
        <Button component={Link} to={paths.signIn} variant="contained" size="large" fullWidth>
          Sign In
        </Button>
      </div>
    </AuthCard>
  );
}

interface InvitationFailedProps {
  error: unknown;
  /** A promise keeps the button busy until the retry is over. */
  onRetry: () => unknown;
}

/** The invitation could not be loaded, so nothing is known about the link. */
export function InvitationFailed({ error, onRetry }: InvitationFailedProps) {
  const sentence = errorMessage(error, 'We could not load this invitation. Please try again.');
  return (
    <AuthCard
      title="The invitation did not load"
      text={<span role="alert">{sentence}</span>}
      footer={
        <>
          Already with us? <Link to={paths.signIn}>Sign in</Link>
        </>
      }
    >
      <div className={styles.actions}>
        <BusyButton variant="contained" size="large" fullWidth onClick={() => onRetry()}>
          Try Again
        </BusyButton>
      </div>
    </AuthCard>
  );
}
