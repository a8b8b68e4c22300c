import { useEffect, useState } from 'react';

const TICK_MS = 15_000;

/** The time in epoch milliseconds, read again every 15 seconds: for lists of times left. */
export function useClock(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), TICK_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}
