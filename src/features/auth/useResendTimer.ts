import { useEffect, useState } from 'react';

/** Spec section 9. */
const OTP_SECONDS = 600;

/** Whole seconds until a new code may be asked for: 600 on entering step 2 and after each resend. */
export function useResendTimer() {
  const [until, setUntil] = useState<number | null>(null);
  const [left, setLeft] = useState(0);
  useEffect(() => {
    if (until === null) return;
    const tick = () => setLeft(Math.max(0, Math.ceil((until - Date.now()) / 1000)));
    const timer = setInterval(tick, 1000);
    return () => clearInterval(timer);
  }, [until]);
  return {
    left,
    start: () => {
      setUntil(Date.now() + OTP_SECONDS * 1000);
      setLeft(OTP_SECONDS);
    },
    reset: () => {
      setUntil(null);
      setLeft(0);
    },
  };
}
