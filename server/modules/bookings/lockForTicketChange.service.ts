import type { Phrase } from '../../lib/personalText';
import type { Caller } from '../../contract/caller';
import { touchBooking } from '../inventory/bookingState/bookingState.service';
import { lockFor } from './absence/lockFor.service';
import { recordForHolder } from './absence/recordForHolder.service';
import { lockOwn } from './bookingChanges.repository';
import { bookingErrors } from './bookingErrors.rules';
import { assertBeforeEvent, assertPaid } from './bookingStatus.rules';
import { findByIds, findReadable, type Db } from './bookings.repository';
import type { LockedBooking } from './bookings.types';
import { historyOf, recordHistory } from './history.service';
import { readingScope } from './visibility.rules';

/**
 * Locks a paid booking of the caller, or of a holder who has left or is away (D42), for a change of its tickets by
 * tickets/reassign.
 *
 * @param notFound creates the error for a booking that the caller may not read
 * @throws `notFound`; 403 when the caller may read the booking but not change it; 409 `not_paid`,
 *   `booking_cancelled`, `booking_refunded`, `event_started`, `event_cancelled`
 */
export async function lockForTicketChange(
  trx: Db,
  caller: Caller,
  bookingId: number,
  notFound: () => Error,
): Promise<LockedBooking> {
  const booking = await lockFor(trx, caller, { id: bookingId, act: 'reassign', notFound });
  assertPaid(booking);
  const [shown] = await findByIds(trx, [bookingId]);
  if (!shown) throw notFound();
  assertBeforeEvent(shown);
  return booking;
}

/**
 * Like `lockForTicketChange`, but also allowed after the event has started, so that late guests can still be sent their
 * tickets. For tickets/links.
 */
export async function lockForTicketLink(
  trx: Db,
  caller: Caller,
  bookingId: number,
  notFound: () => Error,
): Promise<void> {
  const [booking] = await lockOwn(trx, caller.userId, [bookingId]);
  if (!booking) {
    const isReadable = await findReadable(trx, bookingId, readingScope(caller));
    throw isReadable ? bookingErrors.readOnly() : notFound();
  }
  assertPaid(booking);
}

/**
 * Adds a ticket change to the booking's history and sets the booking's `updated_at`, which invoices and tickets print.
 * @param change `note` is shown to people
 */
export async function recordTicketChange(
  trx: Db,
  caller: Caller,
  booking: LockedBooking,
  { kind, note }: { kind: string; note: Phrase },
): Promise<void> {
  await touchBooking(trx, booking.id);
  await recordHistory(trx, [historyOf(caller, booking, kind, { note })]);
  if (booking.user_id === caller.userId) return;
  await recordForHolder(trx, caller, booking, {
    action: 'ticket.reassigned',
    did: 'gave a ticket to somebody else of',
    mail: 'ticket',
  });
}
