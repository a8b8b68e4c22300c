import { sql } from 'kysely';
import { freeSeats } from '../../../db/expressions/freeSeats';
import type { Schemas } from '../../../contract/types';
import type { ModuleDeps } from '../../../deps';

type Db = ModuleDeps['db'];

export interface ComplimentaryEvent {
  id: number;
  title: string;
  timezone: string;
  organizer_id: number | null;
}

export const findEvent = (db: Db, id: number): Promise<ComplimentaryEvent | undefined> =>
  db
    .selectFrom('events')
    .where('id', '=', id)
    .select(['id', 'title', 'timezone', 'organizer_id'])
    .executeTakeFirst();

export const findTier = (
  db: Db,
  eventId: number,
  id: number,
): Promise<{ name: string; available: number } | undefined> =>
  db
    .selectFrom('ticket_tiers as t')
    .where('t.event_id', '=', eventId)
    .where('t.id', '=', id)
    .select(['t.name', freeSeats.as('available')])
    .executeTakeFirst();

export async function findNumbers(db: Db, ids: readonly number[]): Promise<string[]> {
  const rows = await db
    .selectFrom('bookings')
    .where('id', '=', sql<number>`any(${[...ids]}::bigint[])`)
    .orderBy('id')
    .select('booking_number')
    .execute();
  return rows.map((row) => row.booking_number);
}

export interface ComplimentaryBooking {
  id: number;
  booking_number: string;
  status: Schemas['BookingStatus'];
  ticket_tier_id: number;
  quantity: number;
  event: ComplimentaryEvent;
  /** Attendee on the ticket; null if the ticket is void. */
  attendee: string | null;
  attendee_email: string | null;
  is_used: boolean;
}

/** Reads and locks a complimentary booking. */
export async function lockComplimentary(
  trx: Db,
  id: number,
): Promise<ComplimentaryBooking | undefined> {
  const { rows } = await sql<ComplimentaryBooking>`
    select b.id, b.booking_number, b.status, b.ticket_tier_id, b.quantity,
      (select json_build_object('id', e.id, 'title', e.title, 'timezone', e.timezone,
        'organizer_id', e.organizer_id) from events e where e.id = b.event_id) as event,
      (select k.attendee_name from tickets k where k.booking_id = b.id and k.voided_at is null
        limit 1) as attendee,
      (select lower(k.attendee_email) from tickets k where k.booking_id = b.id and k.voided_at is null
        limit 1) as attendee_email,
      exists (select from tickets k where k.booking_id = b.id and k.is_used) as is_used
    from bookings b where b.id = ${id} and b.is_complimentary
    for update of b
  `.execute(trx);
  return rows[0];
}
