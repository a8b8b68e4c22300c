import { addListener, isAnyOf, type UnknownAction } from '@reduxjs/toolkit';
import { sessionEnded, sessionRefreshed, sessionStarted, themeDetected } from '@/state';
import type { AppStore } from './store';

const CHANNEL = 'foyer-session';

const isSessionEvent = isAnyOf(sessionStarted, sessionRefreshed, sessionEnded);

/** Whether an event of the session happened in another tab. */
export function wasHeard(action: UnknownAction): boolean {
  return typeof action.meta === 'object' && action.meta !== null && 'fromAnotherTab' in action.meta;
}

/**
 * Signing in, out, and fresh tokens in one tab are followed by the others (D10): cookies tell of no
 * change, so the events themselves travel over a BroadcastChannel of this origin. The theme follows
 * through localStorage. Returns the way to stop.
 */
export function followOtherTabs({ dispatch }: Pick<AppStore, 'dispatch'>): () => void {
  const stops: (() => void)[] = [];
  const onStorage = ({ key, newValue }: StorageEvent) => {
    if (key !== 'theme') return;
    if (newValue === 'dark' || newValue === 'light') dispatch(themeDetected(newValue));
  };
  window.addEventListener('storage', onStorage);
  stops.push(() => window.removeEventListener('storage', onStorage));

  if (typeof BroadcastChannel !== 'undefined') {
    const channel = new BroadcastChannel(CHANNEL);
    channel.onmessage = ({ data }: MessageEvent<unknown>) => {
      if (isSessionEvent(data)) dispatch({ ...data, meta: { fromAnotherTab: true } });
    };
    const stopTelling = dispatch(
      addListener({
        matcher: isSessionEvent,
        effect: (action) => {
          if (!wasHeard(action)) channel.postMessage({ ...action });
        },
      }),
    );
    stops.push(stopTelling, () => channel.close());
  }
  return () => stops.forEach((stop) => stop());
}
