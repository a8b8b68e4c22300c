import { useState } from 'react';
import { useCountdown } from '@/hooks/useCountdown';
import { serverNow } from '@/lib/serverClock';

/** docs/product/people.md#one-time-codes. */
const OTP_SECONDS = 600;

/**
 * Whole seconds until a new code can be requested: 600 on entering step 2 and after each resend.
 */
export function useResendTimer() {
  const [endsAt, setEndsAt] = useState<number | null>(null);
  return {
    left: useCountdown(endsAt) ?? 0,
    /** Returns when it ends; epoch milliseconds of the server's clock. */
    start: (): number => {
      const end = serverNow() + OTP_SECONDS * 1000;
      setEndsAt(end);
      return end;
    },
    /** Goes on counting to an end that was kept. */
    resume: setEndsAt,
    reset: () => setEndsAt(null),
  };
}
