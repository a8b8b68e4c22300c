import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Icon } from '@/components/display/Icon';
import { Logo } from '@/components/display/Logo';
import { paths } from '@/lib/paths';
import { ArchPage } from './ArchPage';

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
