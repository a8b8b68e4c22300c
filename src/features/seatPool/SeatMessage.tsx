import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { errorMessage } from '@/api';
import { BusyButton } from '@/components/fields/BusyButton';
import { AuthCard } from '@/components/page/AuthCard';
import { LinkedPage } from '@/components/page/LinkedPage';
import { paths } from '@/lib/paths';

interface SeatMessageProps {
  title: string;
  text: string;
  /** `status` for what went as it was wanted. */
  role?: 'alert' | 'status';
  /** Further ways on, before the list of events. */
  children?: ReactNode;
}

/** All that is to be said where there is no seat to show, with a way on. */
export function SeatMessage({ title, text, role = 'alert', children }: SeatMessageProps) {
  return (
    <AuthCard title={title} text={<span role={role}>{text}</span>}>
      <Stack sx={{ gap: 1.5, mt: 2.5 }}>
        {children}
        <Button
          component={Link}
          to={paths.events}
          variant={children ? undefined : 'contained'}
          size="large"
          fullWidth
        >
          See Events
        </Button>
      </Stack>
    </AuthCard>
  );
}

interface SeatFailureProps {
  title: string;
  error: unknown;
  /** A promise keeps the button busy until the retry is over. */
  onRetry: () => unknown;
}

/** What is behind the link did not load, so nothing is known about it. */
export function SeatFailure({ title, error, onRetry }: SeatFailureProps) {
  return (
    <SeatMessage title={title} text={errorMessage(error, 'Please try again.')}>
      <BusyButton variant="contained" size="large" fullWidth onClick={() => onRetry()}>
        Try Again
      </BusyButton>
    </SeatMessage>
  );
}

/** In the place of the card until it is loaded. */
export function SeatLoading({ text }: { text: string }) {
  return (
    <LinkedPage>
      <Card sx={{ display: 'flex', gap: { xs: 2, md: 3.5 }, minHeight: 420 }}>
        <Skeleton
          variant="rectangular"
          sx={{ width: { xs: 88, md: 240 }, height: { xs: 110, md: 300 } }}
        />
        <Box sx={{ flex: 1 }}>
          <Typography role="status" component="p" variant="meta" color="textSecondary">
            {text}
          </Typography>
          <Skeleton sx={{ typography: 'h2', width: '75%' }} />
          <Skeleton sx={{ typography: 'body1', width: '50%' }} />
          <Skeleton sx={{ typography: 'body1', width: '50%' }} />
        </Box>
      </Card>
    </LinkedPage>
  );
}
