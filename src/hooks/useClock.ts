import { useEffect, useState } from 'react';
import { serverNow } from '@/lib/serverClock';

const TICK_MS = 15_000;

/**
 * The time in epoch milliseconds, read again at every tick.
 * @param tickMs milliseconds; as short as lists of times left need
 */
export function useClock(tickMs = TICK_MS): number {
  const [now, setNow] = useState(() => serverNow());
  useEffect(() => {
    const timer = setInterval(() => setNow(serverNow()), tickMs);
    return () => clearInterval(timer);
  }, [tickMs]);
  return now;
}
