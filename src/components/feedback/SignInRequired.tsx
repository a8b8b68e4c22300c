import { useLocation } from 'react-router';
import { signInPath, signUpPath } from '@/lib/paths';
import { ButtonLink } from '@/components/buttons/Button';
import { EmptyState } from './EmptyState';

interface SignInRequiredProps {
  text: string;
  /** `h2` where something else is the heading of the page. */
  heading?: 'h1' | 'h2';
}

/**
 * What a page shows to visitors if only members may read it; signing in and creating an account lead
 * back to the page.
 */
export function SignInRequired({ text, heading = 'h1' }: SignInRequiredProps) {
  const location = useLocation();
  return (
    <EmptyState
      heading={heading}
      title="Authentication Required"
      text={text}
      action={
        <>
          <ButtonLink variant="primary" to={signInPath(location)}>
            Sign In
          </ButtonLink>
          <ButtonLink to={signUpPath(location)}>Create Account</ButtonLink>
        </>
      }
    />
  );
}
