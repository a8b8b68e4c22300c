import { isAnyOf, type UnknownAction } from '@reduxjs/toolkit';
import { api, BOOKINGS_CHANGED } from '@/api';
import {
  addAppListener,
  sessionEnded,
  sessionRefreshed,
  sessionStarted,
  themeDetected,
  type AppStore,
  type SessionNotice,
  cartChanged,
} from '@/state';

const SESSION_CHANNEL = 'foyer-session';

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
    const channel = new BroadcastChannel(SESSION_CHANNEL);
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

const CART_CHANNEL = 'foyer-cart';

/**
 * Reads the cart and the bookings anew when another tab has changed them: a window beside this one gets no focus.
 * Returns the function that stops it.
 */
export function followCartOfOtherTabs({ dispatch }: Pick<AppStore, 'dispatch'>): () => void {
  if (typeof BroadcastChannel === 'undefined') return () => {};
  const channel = new BroadcastChannel(CART_CHANNEL);
  channel.onmessage = () => dispatch(api.util.invalidateTags(BOOKINGS_CHANGED));
  const stopPosting = dispatch(
    addAppListener({
      actionCreator: cartChanged,
      effect: () => channel.postMessage('changed'),
    }),
  );
  return () => {
    stopPosting();
    channel.close();
  };
}
