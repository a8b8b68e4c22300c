import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '@/components/display/Icon';
import Button from '@mui/material/Button';
import { Link, useLocation } from 'react-router';
import { paths, safeNext, withNext } from '@/lib/paths';

interface EmptyStateProps {
  title: string;
  text?: ReactNode;
  /** What to do next. */
  action: ReactNode;
  icon?: LucideIcon;
  /** `h1` where it is all the page says. */
  heading?: 'h1' | 'h2' | 'h3';
  tone?: 'neutral' | 'error';
}

/** Why there is nothing to show, and what to do next. */
export function EmptyState(props: EmptyStateProps) {
  const { title, text, action, icon, heading = 'h2', tone = 'neutral' } = props;
  return (
    <Stack
      role={tone === 'error' ? 'alert' : undefined}
      sx={{
        alignItems: 'center',
        gap: 1,
        maxWidth: 520,
        mx: 'auto',
        px: 2,
        py: 8,
        textAlign: 'center',
      }}
    >
      {icon && (
        <Box
          sx={{
            display: 'grid',
            placeItems: 'center',
            width: 56,
            height: 56,
            mb: 1,
            borderRadius: '50%',
            bgcolor: tone === 'error' ? 'error.tint' : 'background.raised',
            color: tone === 'error' ? 'error.main' : 'text.secondary',
          }}
        >
          <Icon icon={icon} />
        </Box>
      )}
      <Typography variant={heading}>{title}</Typography>
      {text && (
        <Typography color="textSecondary" sx={{ maxWidth: '46ch', textWrap: 'balance' }}>
          {text}
        </Typography>
      )}
      {action && (
        <Stack direction="row" sx={{ flexWrap: 'wrap', justifyContent: 'center', gap: 1, mt: 2 }}>
          {action}
        </Stack>
      )}
    </Stack>
  );
}

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
