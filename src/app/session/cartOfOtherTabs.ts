import { api, BOOKINGS_CHANGED } from '@/api';
import { addAppListener, cartChanged, type AppStore } from '@/state';

const CHANNEL = 'foyer-cart';

/**
 * Reads the cart and the bookings anew when another tab has changed them: a window beside this one gets no focus.
 * Returns the function that stops it.
 */
export function followCartOfOtherTabs({ dispatch }: Pick<AppStore, 'dispatch'>): () => void {
  if (typeof BroadcastChannel === 'undefined') return () => {};
  const channel = new BroadcastChannel(CHANNEL);
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
