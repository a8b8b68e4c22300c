import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { errorMessage, type InvitationDetails } from '@/api';
import { BusyButton } from '@/components/fields/BusyButton';
import { AuthCard } from '@/components/page/AuthCard';
import { useSignOut } from '@/entities/person/useSignOut';
import { paths } from '@/lib/paths';
import { selectUser, useAppSelector } from '@/state';

interface InvitationCardProps {
  invitation: InvitationDetails;
  children: ReactNode;
}

/** Who invites to which company, above the form. */
export function InvitationCard({ invitation, children }: InvitationCardProps) {
  const { company, invited_by: inviter, role_label: role } = invitation;
  return (
    <AuthCard
      title={`Join ${company}`}
      text={
        <>
          <strong>{inviter}</strong> invites you to <strong>{company}</strong> on Foyer. Your role:{' '}
          {role}.
        </>
      }
      footer={
        <>
          Already with us? <Link to={paths.signIn}>Sign in</Link>
        </>
      }
    >
      {children}
    </AuthCard>
  );
}

/** An invitation makes a new account, so a person with a session signs out first or goes on. */
export function AlreadySignedIn() {
  const user = useAppSelector(selectUser);
  const signOut = useSignOut();
  return (
    <AuthCard
      title="You are signed in"
      text={
        <>
          You are signed in{user && ` as ${user.email}`}. An invitation is for a new account. Sign
          out to accept it.
        </>
      }
    >
      <Stack sx={{ gap: 1.5, mt: 2.5 }}>
        <Button component={Link} to={paths.home} replace variant="contained" size="large" fullWidth>
          Continue to Foyer
        </Button>
        <Button size="large" fullWidth onClick={signOut}>
          Sign Out and Open the Invitation
        </Button>
      </Stack>
    </AuthCard>
  );
}

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
      <Stack sx={{ gap: 1.5, mt: 2.5 }}>
        <Button component={Link} to={paths.signIn} variant="contained" size="large" fullWidth>
          Sign In
        </Button>
      </Stack>
    </AuthCard>
  );
}

/** The invited address has an account; no account is moved to another company. */
export function HasAccount({ sentence }: { sentence: string }) {
  return (
    <AuthCard title="You already have an account" text={<span role="alert">{sentence}</span>}>
      <Stack sx={{ gap: 1.5, mt: 2.5 }}>
        <Button component={Link} to={paths.signIn} variant="contained" size="large" fullWidth>
          Sign In
        </Button>
      </Stack>
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
      <Stack sx={{ gap: 1.5, mt: 2.5 }}>
        <BusyButton variant="contained" size="large" fullWidth onClick={() => onRetry()}>
          Try Again
        </BusyButton>
      </Stack>
    </AuthCard>
  );
}
