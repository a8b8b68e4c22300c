import Clock from 'lucide-react/icons/clock';
import { useEffect } from 'react';
import { errorMessage, useExtendHoldMutation, type Booking } from '@/api';
import { BusyButton } from '@/components/buttons/BusyButton';
import { Icon } from '@/components/display/Icon';
import { VisuallyHidden } from '@/components/display/VisuallyHidden';
import { useCountdown } from '@/hooks/useCountdown';
import { formatCountdown, formatNearTime } from '@/lib/dates';
import { useToast } from '@/state';
import { earliestHoldEnd } from '@/entities/booking/earliestHoldEnd';
import { extendable, holdPhase, isExpired, type HoldPhase } from '../holds';
import styles from './HoldBar.module.css';

interface HoldBarProps {
  bookings: readonly Booking[];
  /** Called when the countdown reaches zero; the seats have to be refetched. */
  onExpired: () => void;
}

const EXPIRED_TEXT =
  'The hold has run out. Your cart stays; paying takes the seats again if they are free.';

/** Read out by screen readers once, when the phase begins (D11). */
const ANNOUNCEMENTS: Record<HoldPhase, string> = {
  running: '',
  ending: 'Less than two minutes left before your held seats return to sale.',
  over: EXPIRED_TEXT,
};

/** How long the seats are held, counted down, with one extension (D11). */
export function HoldBar({ bookings, onExpired }: HoldBarProps) {
  const end = earliestHoldEnd(bookings);
  const secondsLeft = useCountdown(end);
  const someExpired = bookings.some(isExpired);
  const phase = end ? holdPhase(secondsLeft) : 'over';
  const hasExpired = end !== null && phase === 'over';
  const extend = useExtension(bookings);

  useEffect(() => {
    if (hasExpired) onExpired();
  }, [hasExpired, onExpired]);

  if (!end && !someExpired) return null;
  return (
    <div className={styles.bar} data-phase={phase}>
      <Icon icon={Clock} />
      {phase !== 'over' && (
        <span className={styles.time} role="timer">
          {secondsLeft === null ? '–:––' : formatCountdown(secondsLeft)}
        </span>
      )}
      <p>
        {phase === 'over'
          ? EXPIRED_TEXT
          : `Seats held until ${formatNearTime(end)}. Then they return to sale; your cart stays.`}
      </p>
      {extend && phase !== 'over' && (
        <BusyButton variant="text" onClick={extend}>
          Extend<VisuallyHidden> the hold on your seats</VisuallyHidden>
        </BusyButton>
      )}
      <VisuallyHidden>
        <span role="status">{ANNOUNCEMENTS[phase]}</span>
      </VisuallyHidden>
    </div>
  );
}

/** Extends every hold that can still be extended, with one press; null when none can. */
function useExtension(bookings: readonly Booking[]) {
  const [extendHold] = useExtendHoldMutation();
  const toast = useToast();
  const open = extendable(bookings);
  if (open.length === 0) return null;

  return async () => {
    const answers = await Promise.allSettled(open.map(({ id }) => extendHold({ id }).unwrap()));
    const refused = answers.find((answer) => answer.status === 'rejected');
    if (refused) {
      toast.error(errorMessage(refused.reason, 'Failed to update booking'));
      return;
    }
    const extended = answers.flatMap((answer) =>
      answer.status === 'fulfilled' ? [answer.value] : [],
    );
    toast.success(`Seats held until ${formatNearTime(earliestHoldEnd(extended))}`);
  };
}
