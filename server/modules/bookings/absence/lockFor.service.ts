import type { Caller } from '../../../contract/caller';
import { bookingErrors } from '../bookingErrors.rules';
import { lockOwn } from '../bookingChanges.repository';
import { findReadable, type Db } from '../bookings.repository';
import type { LockedBooking } from '../bookings.types';
import { readingScope } from '../visibility.rules';
import { mayAct, type BookingAct } from './bookingActs.rules';

interface LockRequest {
  id: number;
  act: BookingAct;
  /** Creates the error for a booking that the caller may not read. */
  notFound: () => Error;
}

/**
 * Locks a booking for an action that the caller is permitted. When money is to move, lock its payment first
 * (`server/db/lockOrder.ts`).
 * @throws `notFound`; 403 when the caller may read the booking but not do this
 */
export async function lockFor(
  trx: Db,
  caller: Caller,
  { id, act, notFound }: LockRequest,
): Promise<LockedBooking> {
  if (act !== 'hand_over') {
    const [own] = await lockOwn(trx, caller.userId, [id]);
    if (own) return own;
  }
  const row = await findReadable(trx, id, readingScope(caller));
  if (!row) throw notFound();
  if (!mayAct(caller, row, act)) throw bookingErrors.readOnly();
  const [booking] = await lockOwn(trx, row.user_id, [id]);
  // The booking was handed over in the meantime.
  if (!booking) throw bookingErrors.readOnly();
  return booking;
}
