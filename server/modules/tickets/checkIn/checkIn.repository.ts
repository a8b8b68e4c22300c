import { sql } from 'kysely';
import type { BookingStatus } from '../../../db/schema/bookings';
import type { ModuleDeps } from '../../../deps';
import type { Admission } from '../../../lib/admission';
import { fullName } from '../../../db/expressions/personName';

type Db = ModuleDeps['db'];

export interface CheckInTicket {
  id: number;
  ticket_number: string;
  version: number;
  attendee_name: string | null;
  used_at: Date | null;
  used_by_name: string | null;
  is_void: boolean;
  booking_id: number;
  booking_number: string;
  booking_status: BookingStatus;
  tier_name: string;
  admission: Admission;
  seat_no: number;
  /** Number of seats of the booking. */
  seat_count: number;
  event_id: number;
  /** Null for an event of the platform. */
  organizer_id: number | null;
  event_title: string;
  event_start_at: Date;
  event_end_at: Date;
  event_timezone: string;
}

/** Requires `users as u` in the query. */
const personName = sql<string>`coalesce(nullif(${fullName}, ''), u.username)`;
const usedByName = sql<string | null>`${personName}`;

export function findTicket(
  db: Db,
  which: { id: number } | { number: string },
): Promise<CheckInTicket | undefined> {
  return db
    .selectFrom('tickets as k')
    .innerJoin('bookings as b', 'b.id', 'k.booking_id')
    .innerJoin('events as e', 'e.id', 'k.event_id')
    .innerJoin('ticket_tiers as t', 't.id', 'k.ticket_tier_id')
    .leftJoin('users as u', 'u.id', 'k.used_by')
    .where((eb) =>
      'id' in which ? eb('k.id', '=', which.id) : eb('k.ticket_number', '=', which.number),
    )
    .select([
      'k.id',
      'k.ticket_number',
      'k.version',
      'k.attendee_name',
      'k.used_at',
      usedByName.as('used_by_name'),
      sql<boolean>`k.voided_at is not null`.as('is_void'),
      'k.booking_id',
      'b.booking_number',
      'b.status as booking_status',
      'k.seat_no',
      'b.quantity as seat_count',
      't.name as tier_name',
      't.admission',
      'e.id as event_id',
      'e.organizer_id',
      'e.title as event_title',
      'e.start_at as event_start_at',
      'e.end_at as event_end_at',
      'e.timezone as event_timezone',
    ])
    .executeTakeFirst();
}

export const findEventOrganizer = (
  db: Db,
  id: number,
): Promise<{ organizer_id: number | null } | undefined> =>
  db.selectFrom('events').where('id', '=', id).select('organizer_id').executeTakeFirst();

/** The tickets that have one of these numbers. */
export const findByNumbers = (
  db: Db,
  numbers: readonly string[],
): Promise<{ id: number; version: number }[]> =>
  db
    .selectFrom('tickets')
    .where('ticket_number', 'in', numbers)
    .select(['id', 'version'])
    .execute();

/** Id of the ticket that had this number before it was reassigned. */
export async function findByFormerNumber(db: Db, number: string): Promise<number | undefined> {
  const row = await db
    .selectFrom('former_ticket_numbers')
    .where('ticket_number', '=', number)
    .select('ticket_id')
    .executeTakeFirst();
  return row?.ticket_id;
}
