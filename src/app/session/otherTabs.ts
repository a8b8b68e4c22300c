import { isAnyOf, type UnknownAction } from '@reduxjs/toolkit';
import {
  addAppListener,
  sessionEnded,
  sessionRefreshed,
  sessionStarted,
  themeDetected,
  type AppStore,
  type SessionNotice,
} from '@/state';

const CHANNEL = 'foyer-session';

const SIGNED_OUT_ELSEWHERE: SessionNotice = {
  tone: 'info',
  title: 'Signed out',
  message: 'You signed out in another tab.',
};

const isSessionEvent = isAnyOf(sessionStarted, sessionRefreshed, sessionEnded);

/** Whether `followOtherTabs` dispatched this action for an event of another tab. */
export function isFromOtherTab(action: UnknownAction): boolean {
  return typeof action.meta === 'object' && action.meta !== null && 'fromOtherTab' in action.meta;
}

/**
 * Repeats the sign-ins, sign-outs and token refreshes of other tabs in this one (D10). Cookies fire
 * no event, so the actions are sent over a BroadcastChannel of this origin; the theme comes with the
 * `storage` event. Returns the function that stops it.
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
      if (!isSessionEvent(data)) return;
      const event =
        sessionEnded.match(data) && !data.payload ? sessionEnded(SIGNED_OUT_ELSEWHERE) : data;
      dispatch({ ...event, meta: { fromOtherTab: true } });
    };
    const stopPosting = dispatch(
      addAppListener({
        matcher: isSessionEvent,
        effect: (action) => {
          if (!isFromOtherTab(action)) channel.postMessage({ ...action });
        },
      }),
    );
    stops.push(stopPosting, () => channel.close());
  }
  return () => stops.forEach((stop) => stop());
}
