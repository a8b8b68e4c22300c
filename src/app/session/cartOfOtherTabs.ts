import { isFulfilled } from '@reduxjs/toolkit';
import { api, BOOKINGS_CHANGED, type MutationId } from '@/api';
import { addAppListener, type AppStore } from '@/state';

const CHANNEL = 'foyer-cart';

const CHANGES: ReadonlySet<string> = new Set<MutationId>([
  'createBooking',
  'updateBooking',
  'extendHold',
  'removeBooking',
  'cancelBooking',
  'startCheckout',
  'createPayment',
  'verifyPayment',
  'createApproval',
  'saveAttendees',
]);

function changesCart(action: unknown): boolean {
  if (!isFulfilled(action)) return false;
  const { arg } = action.meta;
  return typeof arg === 'object' && arg !== null && 'endpointName' in arg
    ? CHANGES.has(String(arg.endpointName))
    : false;
}

/**
 * Reads the cart and the bookings anew when another tab has changed them: a window beside this one gets no focus.
 * Returns the function that stops it.
 */
export function followCartOfOtherTabs({ dispatch }: Pick<AppStore, 'dispatch'>): () => void {
  if (typeof BroadcastChannel === 'undefined') return () => {};
  const channel = new BroadcastChannel(CHANNEL);
  channel.onmessage = () => dispatch(api.util.invalidateTags(BOOKINGS_CHANGED));
  const stopPosting = dispatch(
    addAppListener({ predicate: changesCart, effect: () => channel.postMessage('changed') }),
  );
  return () => {
    stopPosting();
    channel.close();
  };
}
