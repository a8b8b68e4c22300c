import Button from '@mui/material/Button';
import { Link, useLocation } from 'react-router';
import { paths, safeNext, withNext } from '@/lib/paths';
import { EmptyState } from './EmptyState';

interface SignInRequiredProps {
  text: string;
  /** `h2` where something else is the heading of the page. */
  heading?: 'h1' | 'h2';
  signInLabel?: string;
  /** The page that is returned to; this one by default. */
  next?: string;
}

/**
 * What a page shows to visitors if only members may read it; signing in and creating an account lead
 * back to the page.
 */
export function SignInRequired(props: SignInRequiredProps) {
  const { text, heading = 'h1', signInLabel = 'Sign In' } = props;
  const { pathname, search } = useLocation();
  const next = props.next ?? safeNext(pathname + search);
  return (
    <EmptyState
      heading={heading}
      title="Authentication Required"
      text={text}
      action={
        <>
          <Button component={Link} variant="contained" to={withNext(paths.signIn, next)}>
            {signInLabel}
          </Button>
          <Button component={Link} to={withNext(paths.signUp, next)}>
            Create Account
          </Button>
        </>
      }
    />
  );
}
