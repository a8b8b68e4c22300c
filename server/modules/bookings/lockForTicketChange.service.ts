import type { Phrase } from '../../lib/personalText';
import type { Caller } from '../../contract/caller';
import { lockOwn, updateBooking } from './bookingChanges.repository';
import { bookingErrors } from './bookingErrors.rules';
import { assertBeforeEvent, assertPaid } from './bookingStatus.rules';
import { findReadable, type Db } from './bookings.repository';
import type { LockedBooking } from './bookings.types';
import { recordHistory } from './history.service';
import { readingScope } from './visibility.rules';

/**
 * Used by tickets/reassign. Locks a paid booking of the caller, until the transaction ends, so that a
 * ticket of it can be changed.
 *
 * @param notFound makes the error for a booking that the caller may not read
 * @throws `notFound`; 403 when the caller may read the booking but did not make it; 409 `not_paid`,
 *   `booking_cancelled`, `booking_refunded`, `event_started`, `event_cancelled`
 */
export async function lockForTicketChange(
  trx: Db,
  caller: Caller,
  bookingId: number,
  notFound: () => Error,
): Promise<LockedBooking> {
  const { booking, shown } = await lockOwnPaid(trx, caller, bookingId, notFound);
  assertBeforeEvent(shown);
  return booking;
}

/**
 * Used by tickets/links. As `lockForTicketChange`, also once the event has started: late guests are
 * sent their tickets at the door.
 */
export async function lockForTicketLink(
  trx: Db,
  caller: Caller,
  bookingId: number,
  notFound: () => Error,
): Promise<void> {
  await lockOwnPaid(trx, caller, bookingId, notFound);
}

async function lockOwnPaid(trx: Db, caller: Caller, bookingId: number, notFound: () => Error) {
  const [booking] = await lockOwn(trx, caller.userId, [bookingId]);
  const shown = await findReadable(trx, bookingId, readingScope(caller));
  if (!shown) throw notFound();
  if (!booking) throw bookingErrors.readOnly();
  assertPaid(booking);
  return { booking, shown };
}

/**
 * Writes the change of a ticket into the booking's history and sets `updated_at` of the booking, which
 * invoices and tickets print.
 * @param change `note` is shown to people
 */
export async function recordTicketChange(
  trx: Db,
  caller: Caller,
  booking: LockedBooking,
  { kind, note }: { kind: string; note: Phrase },
): Promise<void> {
  await updateBooking(trx, booking.id, {});
  await recordHistory(trx, [
    {
      bookingId: booking.id,
      actor: { id: caller.userId, name: caller.name || caller.email },
      kind,
      from: booking.status,
      to: booking.status,
      note,
    },
  ]);
}
