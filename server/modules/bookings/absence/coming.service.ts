import type { Caller } from '../../../contract/caller';
import { lockOwn } from '../bookingChanges.repository';
import { findReadable, type Db } from '../bookings.repository';
import type { BookingRow, LockedBooking, StoredTicket } from '../bookings.types';
import { isCancellable, refundOnCancel } from '../cancellation.rules';
import { readingScope } from '../visibility.rules';
import { bookingActs, type BookingAct } from './bookingActs.rules';
import { findComing } from './handOver.repository';

/** A coming booking of a person whose account is being closed, and what the caller may do with it. */
export interface ComingBooking {
  row: BookingRow;
  mayHandOver: boolean;
  /** What cancelling refunds and keeps, minor units; null when the caller cannot cancel the booking. */
  onCancel: { refund: number; kept: number } | null;
  isLookedAfter: boolean;
}

/** A person's coming bookings that the caller may read. Permissions are computed as if the account were closed. */
export async function readComing(
  db: Db,
  caller: Caller,
  personId: number,
  ticketsOf: (bookingIds: readonly number[]) => Promise<Map<number, StoredTicket[]>>,
): Promise<ComingBooking[]> {
  const found = await findComing(db, personId);
  const tickets = await ticketsOf(found.map(({ id }) => id));
  const coming: ComingBooking[] = [];
  for (const { id, is_looked_after: isLookedAfter } of found) {
    const row = await findReadable(db, id, readingScope(caller));
    if (!row) continue;
    const acts = bookingActs(caller, { ...row, holder_state: 'closed' });
    const may = (act: BookingAct) => acts.includes(act);
    const isAhead = !row.event_has_started && !row.event_is_cancelled_or_over;
    const canCancel = may('cancel') && isCancellable(row, tickets.get(id) ?? []);
    coming.push({
      row,
      mayHandOver: may('hand_over') && isAhead,
      onCancel: canCancel ? refundOnCancel(row) : null,
      isLookedAfter,
    });
  }
  return coming;
}

export const findComingIds = async (db: Db, personId: number): Promise<number[]> =>
  (await findComing(db, personId)).map(({ id }) => id);

/** Locks the bookings that still belong to the person, in the order of their ids. */
export const lockBookingsOf = (
  trx: Db,
  personId: number,
  ids: readonly number[],
): Promise<LockedBooking[]> => lockOwn(trx, personId, ids);
