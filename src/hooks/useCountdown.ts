import { useCallback, useSyncExternalStore } from 'react';
import { serverNow } from '@/lib/serverClock';

function subscribe(notify: () => void): () => void {
  const timer = setInterval(notify, 1000);
  return () => clearInterval(timer);
}

const getServerSnapshot = () => null;

/**
 * Whole seconds left until a moment (ISO text or epoch milliseconds), never below 0; null without
 * one and before hydration, so that server and browser render the same.
 */
export function useCountdown(until: string | number | null | undefined): number | null {
  const read = useCallback(() => {
    if (until === null || until === undefined) return null;
    const left = new Date(until).getTime() - serverNow();
    return Number.isNaN(left) ? null : Math.max(0, Math.ceil(left / 1000));
  }, [until]);
  return useSyncExternalStore(subscribe, read, getServerSnapshot);
}
