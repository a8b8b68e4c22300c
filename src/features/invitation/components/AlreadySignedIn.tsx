import Button from '@mui/material/Button';
import { Link } from 'react-router';
import { AuthCard } from '@/components/page/AuthCard';
import { useSignOut } from '@/entities/person/useSignOut';
import { paths } from '@/lib/paths';
import { selectUser, useAppSelector } from '@/state';
import styles from './CardActions.module.css';

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
      <div className={styles.actions}>
        <Button component={Link} to={paths.home} replace variant="contained" size="large" fullWidth>
          Continue to Foyer
        </Button>
        <Button size="large" fullWidth onClick={signOut}>
          Sign Out and Open the Invitation
        </Button>
      </div>
    </AuthCard>
  );
}
