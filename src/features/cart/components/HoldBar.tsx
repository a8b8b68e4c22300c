import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type { LucideIcon } from 'lucide-react';
import Clock from 'lucide-react/icons/clock';
import { useEffect, type ReactNode } from 'react';
import { errorMessage, useExtendHoldMutation, type Booking } from '@/api';
import { BusyButton } from '@/components/fields/BusyButton';
import { Icon } from '@/components/display/Icon';
import { VisuallyHidden } from '@/components/display/VisuallyHidden';
import { useCountdown } from '@/hooks/useCountdown';
import { formatCountdown, formatNearTime } from '@/lib/dates';
import { useToast } from '@/state';
import { earliestHoldEnd } from '@/entities/booking/useCartBookings';
import { extendable, holdPhase, isExpired, type HoldPhase } from '../holds';

interface HoldBarProps {
  bookings: readonly Booking[];
  /** Called when the countdown reaches zero; the seats have to be refetched. */
  onExpired: () => void;
}

const EXPIRED_TEXT =
  'The hold has expired. Your cart is kept; paying reserves the seats again if they are still free.';

/** Read out by screen readers once, when the phase begins. */
const ANNOUNCEMENTS: Record<HoldPhase, string> = {
  running: '',
  ending: 'Less than two minutes left before your held seats return to sale.',
  over: EXPIRED_TEXT,
};

/** How long the seats are held, counted down, with one extension. */
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
    <CountdownCard icon={Clock} phase={phase} secondsLeft={secondsLeft}>
      <Typography variant="body2" sx={{ flex: '1 1 200px' }}>
        {phase === 'over'
          ? EXPIRED_TEXT
          : `Seats held until ${formatNearTime(end)}. Then they return to sale; your cart stays.`}
      </Typography>
      {extend && phase !== 'over' && (
        <BusyButton variant="text" onClick={extend}>
          Extend<VisuallyHidden> the hold on your seats</VisuallyHidden>
        </BusyButton>
      )}
      <VisuallyHidden role="status">{ANNOUNCEMENTS[phase]}</VisuallyHidden>
    </CountdownCard>
  );
}

interface CountdownCardProps {
  icon: LucideIcon;
  phase: HoldPhase;
  secondsLeft: number | null;
  children: ReactNode;
}

/** The time that is left, and what it means; in the colour of a warning when it ends. */
export function CountdownCard({ icon, phase, secondsLeft, children }: CountdownCardProps) {
  const isRunning = phase === 'running';
  return (
    <Card
      sx={{
        display: 'flex',
        alignItems: 'center',
        columnGap: 1.5,
        minHeight: 70,
        py: 1,
        px: 2,
        borderColor: phase === 'ending' ? 'warning.main' : 'divider',
        bgcolor: isRunning ? 'background.paper' : 'warning.tint',
        '& > svg, & > [role="timer"]': { color: isRunning ? 'primary.main' : 'warning.main' },
      }}
    >
      <Icon icon={icon} />
      {phase !== 'over' && (
        <Typography
          variant="h2"
          component="span"
          role="timer"
          sx={{ fontVariantNumeric: 'tabular-nums lining-nums' }}
        >
          {secondsLeft === null ? '–:––' : formatCountdown(secondsLeft)}
        </Typography>
      )}
      {children}
    </Card>
  );
}

/** Extends every hold that can still be extended, with one click; null when none can. */
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
