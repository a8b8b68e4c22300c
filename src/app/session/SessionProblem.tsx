import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { Logo } from '@/components/display/Logo';
import { ErrorPanel } from '@/components/feedback/ErrorPanel';
import { useSignOut } from '@/entities/person/useSignOut';
import { ThemeAttribute } from '../layout/ThemeAttribute';
import { useAppStore } from '@/state';
import { verifySession } from './sessionStart';

/**
 * Replaces all pages while the session cannot be verified: the server could not be reached,
 * or failed. The tokens are kept; the panel goes away when the user is loaded, or when the network
 * returns and they are verified by themselves (D34).
 */
export function SessionProblem({ sentence }: { sentence: string }) {
  const store = useAppStore();
  const signOut = useSignOut();
  return (
    <Stack
      component="main"
      id="main"
      sx={{ alignItems: 'center', justifyContent: 'center', minHeight: '100dvh', p: 2 }}
    >
      <ThemeAttribute />
      <Logo />
      <ErrorPanel
        heading="h1"
        title="We could not verify your session"
        text={sentence}
        onRetry={() => verifySession(store)}
      >
        <Button onClick={signOut}>Sign Out</Button>
      </ErrorPanel>
    </Stack>
  );
}
