import type { Caller } from '../../contract/caller';
import { bookingErrors } from './bookingErrors.rules';
import * as repository from './bookings.repository';
import type { Db } from './bookings.repository';
import type { BookingRow } from './bookings.types';
import { readingScope } from './visibility.rules';

/** No access check. Also returns undefined for complimentary bookings. */
export async function findBooking(db: Db, id: number): Promise<BookingRow | undefined> {
  const [row] = await repository.findByIds(db, [id]);
  return row;
}

/** By id. No access check. Skips complimentary bookings. */
export const findBookings = repository.findByIds;

/** @throws 404 when the caller may not read it */
export async function findReadableBooking(db: Db, caller: Caller, id: number): Promise<BookingRow> {
  const row = await repository.findReadable(db, id, readingScope(caller));
  if (!row) throw bookingErrors.noSuchBooking();
  return row;
}
