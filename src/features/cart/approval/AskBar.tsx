import Typography from '@mui/material/Typography';
import Lock from 'lucide-react/icons/lock';
import { useEffect } from 'react';
import type { Booking } from '@/api';
import { earliestHoldEnd } from '@/entities/booking/earliestHoldEnd';
import { useCountdown } from '@/hooks/useCountdown';
import { formatNearTime, formatDayTime } from '@/lib/dates';
import { CountdownCard } from '../components/HoldBar';

interface AskBarProps {
  bookings: readonly Booking[];
  /** Until when a request made now would hold the seats. */
  deadline: string | null | undefined;
  /** The hold has run out; the seats have to be loaded again. */
  onExpired: () => void;
}

/** The ordinary hold, counted down, and what asking in time does. */
export function AskBar({ bookings, deadline, onExpired }: AskBarProps) {
  const end = earliestHoldEnd(bookings);
  const secondsLeft = useCountdown(end);
  const isOver = end === null || secondsLeft === 0;
  const hasExpired = end !== null && secondsLeft === 0;
  useEffect(() => {
    if (hasExpired) onExpired();
  }, [hasExpired, onExpired]);
  return (
    <CountdownCard icon={Lock} phase={isOver ? 'over' : 'running'} secondsLeft={secondsLeft}>
      {isOver ? (
        <Typography variant="body2" role="status">
          The hold has run out. Asking takes the seats again if they are free.
        </Typography>
      ) : (
        <Typography variant="body2">
          Ask before {formatNearTime(end)} and the seats stay held
          {deadline ? (
            <>
              {' '}
              until <strong>{formatDayTime(deadline)}</strong>, when the decision is due.
            </>
          ) : (
            ' while somebody decides.'
          )}
        </Typography>
      )}
    </CountdownCard>
  );
}
