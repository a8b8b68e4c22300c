import { sql } from 'kysely';
import type { ModuleDeps } from '../../../deps';
import { fullName } from '../../../db/expressions/personName';

type Db = ModuleDeps['db'];

export interface GuestFilter {
  eventId: number;
  /** Each word must occur in the name or the ticket number. */
  words: readonly string[];
}

/** Valid tickets of an event, by the same rule as `useTicket`. */
const validTickets = (db: Db, eventId: number) =>
  db
    .selectFrom('tickets as k')
    .innerJoin('bookings as b', 'b.id', 'k.booking_id')
    .where('k.event_id', '=', eventId)
    .where('k.voided_at', 'is', null)
    .where('b.status', 'in', ['confirmed', 'completed']);

/** Number of valid tickets, and number of used ones. */
export const countTickets = (
  db: Db,
  eventId: number,
): Promise<{ tickets: number; admitted: number }> =>
  validTickets(db, eventId)
    .select((eb) => [
      eb.fn.countAll<number>().as('tickets'),
      eb.fn.countAll<number>().filterWhere('k.used_at', 'is not', null).as('admitted'),
    ])
    .executeTakeFirstOrThrow();

const guests = (db: Db, { eventId, words }: GuestFilter) =>
  words.reduce(
    (query, word) =>
      query.where(
        sql<boolean>`strpos(lower(concat_ws(' ', k.attendee_name, ${fullName}, c.name, k.ticket_number,
            replace(k.ticket_number, '-', ''))),
          ${word.toLowerCase()}) > 0`,
      ),
    validTickets(db, eventId)
      .innerJoin('users as u', 'u.id', 'b.user_id')
      .innerJoin('events as e', 'e.id', 'b.event_id')
      .leftJoin('companies as c', 'c.id', 'b.company_id'),
  );

export async function countGuests(db: Db, filter: GuestFilter): Promise<number> {
  const { count } = await guests(db, filter)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** Sorted by name; tickets without a name come last, by booking. */
export const findGuests = (
  db: Db,
  filter: GuestFilter,
  { limit, offset }: { limit: number; offset: number },
) =>
  guests(db, filter)
    .innerJoin('ticket_tiers as t', 't.id', 'k.ticket_tier_id')
    .leftJoin('users as s', 's.id', 'k.used_by')
    .select([
      'k.id',
      'k.version',
      'k.ticket_number',
      'k.attendee_name',
      sql<string>`coalesce(nullif(${fullName}, ''), u.username)`.as('booked_by_name'),
      sql<string>`coalesce(c.name, e.organizer_name)`.as('company_name'),
      't.name as tier_name',
      'k.seat_no',
      'b.quantity as seat_count',
      'k.used_at',
      sql<
        string | null
      >`coalesce(nullif(trim(s.first_name || ' ' || s.last_name), ''), s.username)`.as(
        'used_by_name',
      ),
      't.admission',
      'e.timezone',
      'e.organizer_id',
    ])
    .orderBy(sql`lower(k.attendee_name)`, (order) => order.asc().nullsLast())
    .orderBy('k.booking_id')
    .orderBy('k.seat_no')
    .limit(limit)
    .offset(offset)
    .execute();
