import Button from '@mui/material/Button';
import { Link } from 'react-router';
import type { ReactNode } from 'react';
import { errorMessage } from '@/api';
import { BusyButton } from '@/components/buttons/BusyButton';
import { AuthCard } from '@/components/page/AuthCard';
import { paths } from '@/lib/paths';
import styles from './SeatMessage.module.css';

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
      <div className={styles.actions}>
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
      </div>
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
