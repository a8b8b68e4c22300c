import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Link, useLocation } from 'react-router';
import type { SeatClaimInput } from '@/api';
import { lazyPart } from '@/components/lazy/lazyPart';
import { useSignOut } from '@/entities/person/useSignOut';
import { paths, signInPath, withNext } from '@/lib/paths';
import { selectIsSignedIn, selectUser, useAppSelector } from '@/state';

const GuestForm = lazyPart(
  () => import('./GuestForm'),
  <div>
    <Typography role="status" component="p" variant="meta" color="textSecondary">
      Loading the form…
    </Typography>
    <Skeleton variant="rounded" sx={{ height: 44 }} />
    <Skeleton variant="rounded" sx={{ height: 44 }} />
    <Skeleton variant="rounded" sx={{ height: 44 }} />
  </div>,
);

interface GuestClaimProps {
  company: string;
  /** The company asks for whom its guests work. */
  asksGuest: boolean;
  onClaim: (input: SeatClaimInput) => Promise<void>;
}

/** For whoever is not of the company: no account is needed. */
export function GuestClaim({ company, asksGuest, onClaim }: GuestClaimProps) {
  const isSignedIn = useAppSelector(selectIsSignedIn);
  const here = useLocation();
  return (
    <Stack sx={{ gap: 1.5 }}>
      <Typography component="h2" variant="h3">
        Whose seat is it?
      </Typography>
      {!isSignedIn && (
        <Typography component="p" variant="meta" color="textSecondary">
          No account is needed. If you are of {company},{' '}
          <Button variant="inline" component={Link} to={signInPath(here)}>
            sign in
          </Button>{' '}
          and claim with one press.
        </Typography>
      )}
      <GuestForm company={company} asksGuest={asksGuest} onClaim={onClaim} />
    </Stack>
  );
}

/** Only colleagues may claim, and nobody is signed in. */
export function SignInToClaim({ company }: { company: string }) {
  const here = useLocation();
  return (
    <Stack sx={{ gap: 1.5 }}>
      <p>These seats are for people of {company}. Sign in with your work account to claim one.</p>
      <Button component={Link} to={signInPath(here)} variant="contained" size="large" fullWidth>
        Sign In
      </Button>
      <Typography component="p" variant="meta" color="textSecondary">
        New to Foyer?{' '}
        <Button variant="inline" component={Link} to={withNext(paths.signUp, here.pathname)}>
          Create an account
        </Button>{' '}
        with your work email.
      </Typography>
    </Stack>
  );
}

/** Only colleagues may claim, and this account is none of theirs. */
export function NotForThisAccount({ company }: { company: string }) {
  const user = useAppSelector(selectUser);
  const signOut = useSignOut();
  return (
    <Stack sx={{ gap: 1.5 }}>
      <div role="alert">
        <Typography component="h2" variant="h3">
          These seats are for people of {company}
        </Typography>
        <Typography component="p" variant="meta" color="textSecondary">
          {user
            ? `You are signed in as ${user.email}, which`
            : 'The account that you are signed in with'}{' '}
          cannot claim them. If you have an account of {company}, sign in with that one. Otherwise
          ask the person who sent you the link.
        </Typography>
      </div>
      <Button variant="contained" size="large" fullWidth onClick={signOut}>
        Use Another Account
      </Button>
      <Button component={Link} to={paths.events} size="large" fullWidth>
        See Events
      </Button>
    </Stack>
  );
}
