import { useLocation } from 'react-router';
import { signInPath } from '@/lib/paths';
import { ButtonLink } from '@/components/buttons/Button';
import { EmptyState } from './EmptyState';

/** What a page shows to visitors if only members may read it; signing in leads back to the page. */
export function SignInRequired({ text }: { text: string }) {
  const location = useLocation();
  return (
    <EmptyState
      heading="h1"
      title="Authentication Required"
      text={text}
      action={
        <ButtonLink variant="primary" to={signInPath(location)}>
          Sign In
        </ButtonLink>
      }
    />
  );
}
