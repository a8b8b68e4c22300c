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
  /** Makes the error for a booking that the caller may not read. */
  notFound: () => Error;
}

/**
 * Locks a booking, until the transaction ends, for something that the caller may do with it. A paid one is locked after
 * its payment where money is to move (`server/db/lockOrder.ts`).
 * @throws `notFound`; 403 where the caller may read it but not do this
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
  // It was handed over meanwhile.
  if (!booking) throw bookingErrors.readOnly();
  return booking;
}
