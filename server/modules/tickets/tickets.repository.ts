import type { Insertable } from 'kysely';
import type { TicketsTable } from '../../db/bookingSchema';
import type { ModuleDeps } from '../deps';
import type { AttendeeDetails, TicketRow } from './tickets';

/** The database, or a transaction on it. */
export type Db = ModuleDeps['db'];

/**
 * Adds what can be added: a seat that has its ticket, or a number that is taken, is passed over
 * without an error. Returns the seats that were added.
 */
export async function insertTickets(
  db: Db,
  tickets: readonly Insertable<TicketsTable>[],
): Promise<number[]> {
  const rows = await db
    .insertInto('tickets')
    .values([...tickets])
    .onConflict((conflict) => conflict.doNothing())
    .returning('seat_no')
    .execute();
  return rows.map((row) => row.seat_no);
}

export async function findSeats(db: Db, bookingId: number): Promise<number[]> {
  const rows = await db
    .selectFrom('tickets')
    .select('seat_no')
    .where('booking_id', '=', bookingId)
    .execute();
  return rows.map((row) => row.seat_no);
}

/** By booking and seat. */
export async function findTickets(db: Db, bookingIds: readonly number[]): Promise<TicketRow[]> {
  if (bookingIds.length === 0) return [];
  return db
    .selectFrom('tickets')
    .selectAll()
    .where('booking_id', 'in', [...bookingIds])
    .orderBy('booking_id')
    .orderBy('seat_no')
    .execute();
}

/** Locks the tickets of one booking, in the order of their seats. */
export async function lockTickets(db: Db, bookingId: number): Promise<TicketRow[]> {
  return db
    .selectFrom('tickets')
    .selectAll()
    .where('booking_id', '=', bookingId)
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

export async function voidTickets(db: Db, bookingId: number, now: Date): Promise<void> {
  await db
    .updateTable('tickets')
    .set({ voided_at: now, updated_at: now })
    .where('booking_id', '=', bookingId)
    .where('voided_at', 'is', null)
    .execute();
}

/** Undefined when there is no such ticket, or it is dead or used. */
export async function raiseVersion(
  db: Db,
  ticketId: number,
  now: Date,
): Promise<TicketRow | undefined> {
  return db
    .updateTable('tickets')
    .set((eb) => ({ version: eb('version', '+', 1), updated_at: now }))
    .where('id', '=', ticketId)
    .where('voided_at', 'is', null)
    .where('is_used', '=', false)
    .returningAll()
    .executeTakeFirst();
}
