import type { Booking, BookingList, NotificationList } from '@/lib/contract.gen';
import { serverNow } from '@/lib/serverClock';

function subtractFromCounts(counts: BookingList['counts'], booking: Booking): void {
  counts.all -= 1;
  if (booking.payment_status === 'pending') counts.pending -= 1;
  const started = Date.parse(booking.event_start_date) <= serverNow();
  if (started || booking.status === 'completed') counts.past -= 1;
  else if (booking.status !== 'cancelled') counts.upcoming -= 1;
}

/** Removes a booking from a page of My Bookings and from its counts. Mutates the draft. */
export function removeFromList(list: BookingList, id: number): void {
  const booking = list.results.find((one) => one.id === id);
  if (!booking) return;
  list.results = list.results.filter((one) => one.id !== id);
  list.count -= 1;
  subtractFromCounts(list.counts, booking);
}

/** Marks these notifications as read, or all of them without `ids`. Mutates the draft. */
export function markAsRead(list: NotificationList, ids: readonly number[] | undefined): void {
  if (!ids) list.unread_count = 0;
  for (const one of list.results) {
    if (one.is_read || (ids && !ids.includes(one.id))) continue;
    one.is_read = true;
    if (ids) list.unread_count = Math.max(0, list.unread_count - 1);
  }
}

/** Undoes the patches when the call fails. */
export async function undoOnFailure(
  queryFulfilled: Promise<unknown>,
  patches: readonly { undo: () => void }[],
): Promise<void> {
  try {
    await queryFulfilled;
  } catch {
    for (const patch of patches) patch.undo();
  }
}
