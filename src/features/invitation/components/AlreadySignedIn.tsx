import { Button, ButtonLink } from '@/components/buttons/Button';
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
        <ButtonLink to={paths.home} replace variant="primary" size="large" full>
          Continue to Foyer
        </ButtonLink>
        <Button size="large" full onClick={signOut}>
          Sign Out and Open the Invitation
        </Button>
      </div>
    </AuthCard>
  );
}
