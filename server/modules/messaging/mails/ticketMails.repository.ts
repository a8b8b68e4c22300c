import { sql } from 'kysely';
import type { ModuleDeps } from '../../../deps';

type Db = ModuleDeps['db'];

/** A ticket whose attendee has an address. */
export interface TicketHolder {
  id: number;
  booking_id: number;
  number: string;
  version: number;
  name: string;
  email: string;
  is_void: boolean;
}

const holders = (db: Db) =>
  db
    .selectFrom('tickets')
    .where('attendee_email', 'is not', null)
    .select([
      'id',
      'booking_id',
      'ticket_number as number',
      'version',
      sql<string>`coalesce(attendee_name, '')`.as('name'),
      sql<string>`attendee_email`.as('email'),
      sql<boolean>`voided_at is not null`.as('is_void'),
    ]);

export const findHolder = (db: Db, ticketId: number): Promise<TicketHolder | undefined> =>
  holders(db).where('id', '=', ticketId).executeTakeFirst();

export const findHolders = (db: Db, bookingId: number): Promise<TicketHolder[]> =>
  holders(db).where('booking_id', '=', bookingId).orderBy('seat_no').execute();

/** True if the address belongs to the booker or to a valid ticket of the booking. */
export async function isBookerOrHolder(db: Db, bookingId: number, email: string): Promise<boolean> {
  const address = email.toLowerCase();
  const row = await db
    .selectFrom('bookings as b')
    .innerJoin('users as u', 'u.id', 'b.user_id')
    .where('b.id', '=', bookingId)
    .where(({ eb, fn, or, exists, selectFrom }) =>
      or([
        eb(fn<string>('lower', ['u.email']), '=', address),
        exists(
          selectFrom('tickets as k')
            .whereRef('k.booking_id', '=', 'b.id')
            .where('k.voided_at', 'is', null)
            .where((of) => of(of.fn<string>('lower', ['k.attendee_email']), '=', address))
            .select('k.id'),
        ),
      ]),
    )
    .select('b.id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Ids of the bookings with a valid ticket without an attendee. */
export async function findBookingsWithUnnamedSeats(
  db: Db,
  bookingIds: readonly number[],
): Promise<Set<number>> {
  if (bookingIds.length === 0) return new Set();
  const rows = await db
    .selectFrom('tickets')
    .distinct()
    .select('booking_id')
    .where('booking_id', 'in', [...bookingIds])
    .where('voided_at', 'is', null)
    .where('attendee_email', 'is', null)
    .execute();
  return new Set(rows.map((row) => row.booking_id));
}
