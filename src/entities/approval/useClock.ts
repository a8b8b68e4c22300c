import { useEffect, useState } from 'react';
import { serverNow } from '@/lib/serverClock';

const TICK_MS = 15_000;

/** The time in epoch milliseconds, read again every 15 seconds: for lists of times left. */
export function useClock(): number {
  const [now, setNow] = useState(() => serverNow());
  useEffect(() => {
    const timer = setInterval(() => setNow(serverNow()), TICK_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}
