import Button from '@mui/material/Button';
import { Link, useLocation } from 'react-router';
import { useSignOut } from '@/entities/person/useSignOut';
import { paths, signInPath, withNext } from '@/lib/paths';
import { selectUser, useAppSelector } from '@/state';
import styles from './OfferCard.module.css';

/** Only colleagues may claim, and nobody is signed in. */
export function SignInToClaim({ company }: { company: string }) {
  const here = useLocation();
  return (
    <div className={styles.claim}>
      <p>These seats are for people of {company}. Sign in with your work account to claim one.</p>
      <Button component={Link} to={signInPath(here)} variant="contained" size="large" fullWidth>
        Sign In
      </Button>
      <p className={styles.hint}>
        New to Foyer? <Link to={withNext(paths.signUp, here.pathname)}>Create an account</Link> with
        your work email.
      </p>
    </div>
  );
}

/** Only colleagues may claim, and this account is none of theirs. */
export function NotForThisAccount({ company }: { company: string }) {
  const user = useAppSelector(selectUser);
  const signOut = useSignOut();
  return (
    <div className={styles.claim}>
      <div role="alert">
        <h2>These seats are for people of {company}</h2>
        <p className={styles.hint}>
          {user
            ? `You are signed in as ${user.email}, which`
            : 'The account that you are signed in with'}{' '}
          cannot claim them. If you have an account of {company}, sign in with that one. Otherwise
          ask the person who sent you the link.
        </p>
      </div>
      <Button variant="contained" size="large" fullWidth onClick={signOut}>
        Use Another Account
      </Button>
      <Button component={Link} to={paths.events} size="large" fullWidth>
        See Events
      </Button>
    </div>
  );
}
