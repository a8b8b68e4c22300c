import Box from '@mui/material/Box';
import { useEffect, useState } from 'react';
import { VisuallyHidden } from '@/components/display/VisuallyHidden';
import { useCountdown } from '@/hooks/useCountdown';
import { formatCountdown, formatNearTime } from '@/lib/dates';
import { countOf } from '@/lib/text';
import { serverNow } from '@/lib/serverClock';
import type { FrameCart } from './frameTypes';

/** A number in a pill: how many wait. */
export const COUNT = {
  display: 'inline-block',
  minWidth: 20,
  ml: 0.75,
  px: 0.75,
  borderRadius: 5,
  bgcolor: 'primary.main',
  color: 'primary.contrastText',
  font: '600 12px/20px var(--font-ui)',
  textAlign: 'center',
};

/** Milliseconds before the end of the earliest hold from which the links show the time left. */
const LAST_PART = 10 * 60_000;

/** True in the last ten minutes before the moment; until then one timer waits, and nothing ticks. */
function useIsNear(moment: string | null): boolean {
  const end = moment === null ? NaN : Date.parse(moment);
  const [now, setNow] = useState(() => serverNow());
  const wait = end - LAST_PART - now;
  useEffect(() => {
    if (!(wait > 0)) return;
    const timer = setTimeout(() => setNow(serverNow()), wait);
    return () => clearTimeout(timer);
  }, [wait]);
  return wait <= 0;
}

/**
 * After the word Cart: how many bookings wait for payment and, in the last ten minutes of the earliest
 * hold, the time left. Screen readers hear when the hold ends, not a clock that changes each second.
 */
export function CartState({ cart: { count, heldUntil } }: { cart: FrameCart }) {
  const isNear = useIsNear(heldUntil);
  if (count === 0) return null;
  const end = isNear && heldUntil ? `held until ${formatNearTime(heldUntil)}` : null;
  return (
    <>
      <Box component="span" sx={COUNT} data-cart="count" aria-hidden="true">
        {count}
      </Box>
      {isNear && heldUntil && <TimeLeft until={heldUntil} />}
      <VisuallyHidden>
        {' '}
        ({[`${countOf(count, 'booking')} to pay`, end].filter(Boolean).join(', ')})
      </VisuallyHidden>
    </>
  );
}

function TimeLeft({ until }: { until: string }) {
  const seconds = useCountdown(until);
  if (!seconds) return null;
  return (
    <Box
      component="span"
      sx={{ ml: 0.75, typography: 'label', color: 'warning.main' }}
      data-cart="left"
      aria-hidden="true"
    >
      {formatCountdown(seconds)}
    </Box>
  );
}
