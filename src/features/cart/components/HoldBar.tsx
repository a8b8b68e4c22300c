import Clock from 'lucide-react/icons/clock';
import { useEffect } from 'react';
import { errorMessage, useExtendHoldMutation, type Booking } from '@/api';
import { BusyButton } from '@/components/buttons/BusyButton';
import { Icon } from '@/components/display/Icon';
import { VisuallyHidden } from '@/components/display/VisuallyHidden';
import { useCountdown } from '@/hooks/useCountdown';
import { formatCountdown, formatTime } from '@/lib/dates';
import { useToast } from '@/state';
import { earliestHoldEnd, extendable, holdPhase, isExpired, type HoldPhase } from '../holds';
import styles from './HoldBar.module.css';

interface HoldBarProps {
  bookings: readonly Booking[];
  /** The hold has just expired: time to refetch what became of the seats. */
  onOver: () => void;
}

const RUN_OUT =
  'The hold has run out. Your cart stays; paying takes the seats again if they are free.';

/** Announced once when the phase begins, not every second (D11). */
const ANNOUNCED: Record<HoldPhase, string> = {
  running: '',
  ending: 'Less than two minutes left before your held seats return to sale.',
  over: RUN_OUT,
};

/** How long the seats are held, counted down, with one extension (D11). */
export function HoldBar({ bookings, onOver }: HoldBarProps) {
  const end = earliestHoldEnd(bookings);
  const left = useCountdown(end);
  const someExpired = bookings.some(isExpired);
  const phase = end ? holdPhase(left) : 'over';
  const runsOut = end !== null && phase === 'over';
  const extend = useExtension(bookings);

  useEffect(() => {
    if (runsOut) onOver();
  }, [runsOut, onOver]);

  if (!end && !someExpired) return null;
  return (
    <div className={styles.bar} data-phase={phase}>
      <Icon icon={Clock} />
      {phase !== 'over' && (
        <span className={styles.time} role="timer">
          {left === null ? '–:––' : formatCountdown(left)}
        </span>
      )}
      <p>
        {phase === 'over'
          ? RUN_OUT
          : `Seats held until ${formatTime(end)}. Then they return to sale; your cart stays.`}
      </p>
      {extend && phase !== 'over' && (
        <BusyButton variant="quiet" onClick={extend}>
          Extend<VisuallyHidden> the hold on your seats</VisuallyHidden>
        </BusyButton>
      )}
      <VisuallyHidden>
        <span role="status">{ANNOUNCED[phase]}</span>
      </VisuallyHidden>
    </div>
  );
}

/** One press makes every hold longer that may still be made longer; null when none may. */
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
    toast.success(`Seats held until ${formatTime(earliestHoldEnd(extended))}`);
  };
}
