import { endExpiredHolds } from '../inventory/holdExpiry.service';
import { lockOwn } from './bookingChanges.repository';
import type { Db } from './bookings.repository';
import type { LockedBooking } from './bookings.types';

/**
 * Locks a person's own bookings for a call that may take their seats. First returns the seats of expired holds that the
 * expiry worker has not processed yet, so that the waiting list gets them. Holds under an approval request are left
 * alone, because they end with the request.
 */
export async function lockOwnByClock(
  trx: Db,
  userId: number,
  ids: readonly number[],
): Promise<LockedBooking[]> {
  const bookings = await lockOwn(trx, userId, ids);
  const expired = bookings.filter(
    (one) => one.hold_state === 'held' && one.hold_is_over && one.approval_id === null,
  );
  if (expired.length === 0) return bookings;
  const tierIds = bookings.map((booking) => booking.ticket_tier_id);
  await endExpiredHolds(trx, expired, tierIds);
  return lockOwn(trx, userId, ids);
}
