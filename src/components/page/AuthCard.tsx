import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import type { ReactNode, FormEventHandler } from 'react';
import { Link } from 'react-router';
import { Icon } from '@/components/display/Icon';
import { Logo } from '@/components/display/Logo';
import { paths } from '@/lib/paths';
import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';

/** A page without header and sidebar: its content is in the middle, under the arch of the logo. */
export function ArchPage({ children }: { children: ReactNode }) {
  return (
    <Box
      sx={{
        position: 'relative',
        isolation: 'isolate',
        overflow: 'clip',
        display: 'grid',
        placeItems: 'center',
        minHeight: '100dvh',
        py: 3,
        px: 2,
        // The arch of the logo, drawn around the content.
        '&::before, &::after': {
          content: { xs: 'none', lg: '""' },
          position: 'absolute',
          zIndex: -1,
          bottom: 0,
          left: '50%',
          border: '1px solid var(--mui-palette-divider)',
          borderBottom: 0,
          borderRadius: '999px 999px 0 0',
          transform: 'translateX(-50%)',
        },
        '&::before': { top: 24, width: 880 },
        '&::after': { top: 72, width: 784 },
      }}
    >
      {children}
    </Box>
  );
}

interface AuthCardProps {
  title: string;
  text?: ReactNode;
  children: ReactNode;
  /** Links below the card. */
  footer?: ReactNode;
}

/** Layout of the sign-in, sign-up and reset pages: one card, with a link to the home page. */
export function AuthCard({ title, text, children, footer }: AuthCardProps) {
  return (
    <ArchPage>
      <Box sx={{ width: 1, maxWidth: 440 }}>
        <Box
          component={Link}
          to={paths.home}
          sx={{
            display: 'inline-flex',
            alignItems: 'center',
            gap: 1,
            minHeight: 44,
            typography: 'ui',
            color: 'text.secondary',
            '&:hover': { color: 'text.primary' },
          }}
        >
          <Icon icon={ArrowLeft} small /> Back to Home
        </Box>
        <Card
          component="section"
          aria-labelledby="auth-title"
          sx={{ '--card-padding': { xs: '24px 20px', md: '32px' } }}
        >
          <Logo />
          <Typography id="auth-title" variant="h2" component="h1" sx={{ mt: 3 }}>
            {title}
          </Typography>
          {text && (
            <Typography
              sx={{ mt: 0.75, font: '400 15px/23px var(--font-ui)', color: 'text.secondary' }}
            >
              {text}
            </Typography>
          )}
          {children}
        </Card>
        {footer && (
          <Box
            sx={{
              mt: 2.5,
              textAlign: 'center',
              typography: 'body2',
              color: 'text.secondary',
              '& a': {
                display: 'inline-flex',
                alignItems: 'center',
                minHeight: 32,
                color: 'primary.main',
                fontWeight: 600,
              },
            }}
          >
            {footer}
          </Box>
        )}
      </Box>
    </ArchPage>
  );
}

interface AuthFormProps {
  label: string;
  /** Error of the whole form; announced as an alert. */
  error?: string | null;
  /** Title above the error, left out when the error begins with it. */
  errorTitle?: string;
  onSubmit: FormEventHandler<HTMLFormElement>;
  children: ReactNode;
}

/** Fields in a column, with the error of the whole form above them. */
export function AuthForm({ label, error, errorTitle, onSubmit, children }: AuthFormProps) {
  return (
    <Box
      component="form"
      aria-label={label}
      onSubmit={onSubmit}
      method="post"
      noValidate
      sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2.5, mt: 2.5 }}
    >
      {/* Takes no space while there is no error. */}
      <Box role="alert" sx={{ '&:empty': { display: 'none' } }}>
        {error && (
          <Alert role="presentation" icon={false} severity="error">
            {errorTitle && !error.startsWith(errorTitle) && <AlertTitle>{errorTitle}</AlertTitle>}
            {error}
          </Alert>
        )}
      </Box>
      <noscript>
        <Alert role="presentation" icon={false} severity="error">
          This form needs JavaScript. Allow it for this site, then load the page again.
        </Alert>
      </noscript>
      {children}
    </Box>
  );
}
