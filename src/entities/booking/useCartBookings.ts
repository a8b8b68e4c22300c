import { useListBookingsQuery, type Booking } from '@/api';
import { selectUser, useAppSelector } from '@/state';
import { isWaiting } from './approvalState';

/** The moment the first held seats return to sale (ISO 8601, UTC); null when none are held. */
export function earliestHoldEnd(bookings: readonly Booking[]): string | null {
  const ends = bookings
    .filter(({ hold_state }) => hold_state === 'held')
    .flatMap(({ hold_expires_at }) => hold_expires_at ?? []);
  return ends.length > 0
    ? ends.reduce((first, end) => (Date.parse(end) < Date.parse(first) ? end : first))
    : null;
}

const NONE: Booking[] = [];

/**
 * The signed-in person's pending bookings, which are the cart (docs/product/calls.md#conventions). Every
 * screen that shows the cart or its badge uses the same arguments, so all share one request. `count` is
 * of those to pay: what waits for a decision is not among them.
 */
export function useCartBookings() {
  const user = useAppSelector(selectUser);
  const query = useListBookingsQuery(
    { user: user?.id ?? 0, status: 'pending', pageSize: 100 },
    // Another tab may have changed the cart.
    { skip: !user, refetchOnFocus: true },
  );
  const bookings = query.currentData?.results ?? NONE;
  const toPay = bookings.filter((booking) => !isWaiting(booking));
  return { ...query, bookings, toPay, count: toPay.length };
}
