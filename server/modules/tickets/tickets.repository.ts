import { sql, type Insertable } from 'kysely';
import type { TicketsTable } from '../../db/schema/tickets';
import { keptList } from '../../db/expressions/keptList';
import type { ModuleDeps } from '../../deps';
import type { Sender } from './guestMail.rules';
import type { AttendeeDetails, LinkedTicket, TicketRow } from './tickets.types';

/** The database, or a transaction on it. */
export type Db = ModuleDeps['db'];

/**
 * Inserts tickets. Skips seats that already have a ticket and numbers that are taken.
 * @returns how many were inserted
 */
export async function insertTickets(
  db: Db,
  tickets: readonly Insertable<TicketsTable>[],
): Promise<number> {
  const result = await db
    .insertInto('tickets')
    .values([...tickets])
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return Number(result.numInsertedOrUpdatedRows ?? 0);
}

/** Seats that already have a ticket. */
export function findSeats(
  db: Db,
  bookingIds: readonly number[],
): Promise<{ booking_id: number; seat_no: number }[]> {
  return db
    .selectFrom('tickets')
    .select(['booking_id', 'seat_no'])
    .where('booking_id', '=', sql<number>`any(${keptList(bookingIds)})`)
    .execute();
}

/** Ordered by booking and seat. */
export async function findTickets(db: Db, bookingIds: readonly number[]): Promise<TicketRow[]> {
  if (bookingIds.length === 0) return [];
  return db
    .selectFrom('tickets')
    .selectAll()
    .where('booking_id', '=', sql<number>`any(${keptList(bookingIds)})`)
    .where('returned_at', 'is', null)
    .orderBy('booking_id')
    .orderBy('seat_no')
    .execute();
}

/** Locks the tickets of one booking in seat order. */
export async function lockTickets(db: Db, bookingId: number): Promise<TicketRow[]> {
  return db
    .selectFrom('tickets')
    .selectAll()
    .where('booking_id', '=', bookingId)
    .where('returned_at', 'is', null)
    .orderBy('seat_no')
    .forUpdate()
    .execute();
}

export async function updateAttendee(
  db: Db,
  ticketId: number,
  details: AttendeeDetails,
  now: Date,
): Promise<void> {
  await db
    .updateTable('tickets')
    .set({ ...details, updated_at: now })
    .where('id', '=', ticketId)
    .execute();
}

export async function nameAttendee(
  db: Db,
  ticketId: number,
  name: string,
  now: Date,
): Promise<void> {
  await db
    .updateTable('tickets')
    .set({ attendee_name: name, updated_at: now })
    .where('id', '=', ticketId)
    .execute();
}

/** Invalidates the existing links of the ticket. */
export async function stopLinks(db: Db, ticketId: number): Promise<void> {
  await db
    .updateTable('tickets')
    .set((eb) => ({ link_revision: eb('link_revision', '+', 1), link_made_at: null }))
    .where('id', '=', ticketId)
    .execute();
}

/** Marks the ticket as shared. @returns undefined if the ticket is void or does not exist */
export async function markShared(
  db: Db,
  ticketId: number,
  now: Date,
): Promise<LinkedTicket | undefined> {
  return db
    .updateTable('tickets')
    .set((eb) => ({ link_made_at: eb.fn.coalesce('link_made_at', eb.val(now)) }))
    .where('id', '=', ticketId)
    .where('voided_at', 'is', null)
    .returning(['id', 'version', 'link_revision'])
    .executeTakeFirst();
}

export const findTicket = (db: Db, id: number): Promise<TicketRow | undefined> =>
  db.selectFrom('tickets').selectAll().where('id', '=', id).executeTakeFirst();

export async function voidTickets(db: Db, bookingId: number, now: Date): Promise<void> {
  await db
    .updateTable('tickets')
    .set({ voided_at: now, updated_at: now })
    .where('booking_id', '=', bookingId)
    .where('voided_at', 'is', null)
    .execute();
}

export async function findBookingOf(db: Db, ticketId: number): Promise<number | undefined> {
  const row = await db
    .selectFrom('tickets')
    .select('booking_id')
    .where('id', '=', ticketId)
    .executeTakeFirst();
  return row?.booking_id;
}

/** The sender of a booking's mails, for rate limits. */
export const findSender = (db: Db, bookingId: number): Promise<Sender> =>
  db
    .selectFrom('bookings as b')
    .innerJoin('users as u', 'u.id', 'b.user_id')
    .where('b.id', '=', bookingId)
    .select(['u.id as userId', 'u.email'])
    .executeTakeFirstOrThrow();

/**
 * Sets the new holder and number of a ticket that the transaction has locked, and increments its version, which
 * invalidates the previous code.
 * @returns undefined if the number is taken
 */
export async function reassignTicket(
  db: Db,
  ticketId: number,
  { number, details, at }: { number: string; details: AttendeeDetails; at: Date },
): Promise<TicketRow | undefined> {
  return db
    .updateTable('tickets')
    .set((eb) => ({
      ...details,
      ticket_number: number,
      version: eb('version', '+', 1),
      // A new version also invalidates the former holder's links, because their tokens contain it.
      link_made_at: null,
      updated_at: at,
    }))
    .where('id', '=', ticketId)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('tickets as other')
            .where('other.ticket_number', '=', number)
            .select('other.id'),
        ),
      ),
    )
    .returningAll()
    .executeTakeFirst();
}

/** Stores an invalid former number, so that check-in can say why it is refused. */
export async function keepFormerNumber(db: Db, ticketId: number, number: string): Promise<void> {
  await db
    .insertInto('former_ticket_numbers')
    .values({ ticket_id: ticketId, ticket_number: number })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
