import Lock from 'lucide-react/icons/lock';
import { useEffect } from 'react';
import type { Booking } from '@/api';
import { Icon } from '@/components/display/Icon';
import { earliestHoldEnd } from '@/entities/booking/earliestHoldEnd';
import { useCountdown } from '@/hooks/useCountdown';
import { formatNearTime, formatCountdown, formatDayTime } from '@/lib/dates';
import styles from './Approval.module.css';

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
    <div className={styles.bar} data-over={isOver || undefined}>
      <Icon icon={Lock} />
      {!isOver && (
        <span className={styles.time} role="timer">
          {secondsLeft === null ? '–:––' : formatCountdown(secondsLeft)}
        </span>
      )}
      {isOver ? (
        <p role="status">The hold has run out. Asking takes the seats again if they are free.</p>
      ) : (
        <p>
          Ask before {formatNearTime(end)} and the seats stay held
          {deadline ? (
            <>
              {' '}
              until <strong>{formatDayTime(deadline)}</strong>, when the decision is due.
            </>
          ) : (
            ' while somebody decides.'
          )}
        </p>
      )}
    </div>
  );
}
