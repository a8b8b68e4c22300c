import { sql } from 'kysely';
import type { ModuleDeps } from '../../../deps';
import { searchVector } from '../../../db/expressions/searchVector';
import { searchDocument } from '../../catalog/searchText.rules';
import type { EventSchedule } from './rescheduleEvent.rules';

type Db = ModuleDeps['db'];

/** An event locked against concurrent cancelling and rescheduling. */
export interface LockedEvent extends EventSchedule {
  id: number;
  organizer_id: number | null;
  title: string;
  description: string;
  city: string;
  state: string;
  timezone: string;
  category_name: string;
  cancelled_at: Date | null;
  calendar_sequence: number;
  is_over: boolean;
}

/** Includes drafts with a category and dates. The lock does not block new bookings for the event. */
export async function lockEvent(trx: Db, id: number): Promise<LockedEvent | undefined> {
  const row = await trx
    .selectFrom('events as e')
    .innerJoin('categories as c', 'c.id', 'e.category_id')
    .where('e.id', '=', id)
    .where('e.start_at', 'is not', null)
    .where('e.end_at', 'is not', null)
    .where('e.booking_start_at', 'is not', null)
    .where('e.booking_end_at', 'is not', null)
    .select([
      'e.id',
      'e.organizer_id',
      'e.title',
      'e.description',
      'e.venue',
      'e.city',
      'e.state',
      'e.timezone',
      'c.name as category_name',
      'e.start_at as start',
      'e.end_at as end',
      'e.booking_start_at as bookingStart',
      'e.booking_end_at as bookingEnd',
      'e.cancelled_at',
      'e.calendar_sequence',
      sql<boolean>`e.end_at <= now()`.as('is_over'),
    ])
    .forNoKeyUpdate('e')
    .executeTakeFirst();
  return row;
}

/**
 * Marks the event as cancelled and closes its tiers. Locking the tiers waits for bookings in progress; a booking that
 * read the event earlier must still lock its tier, and then finds it closed.
 */
export async function markCancelled(
  trx: Db,
  id: number,
  { reason, by }: { reason: string; by: number },
): Promise<void> {
  await trx
    .updateTable('events')
    .set((eb) => ({
      cancelled_at: sql<Date>`now()`,
      cancel_reason: reason,
      cancelled_by: by,
      calendar_sequence: eb('calendar_sequence', '+', 1),
      version: eb('version', '+', 1),
      updated_at: sql<Date>`now()`,
    }))
    .where('id', '=', id)
    .execute();
  await trx
    .selectFrom('ticket_tiers')
    .where('event_id', '=', id)
    .select('id')
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  await trx
    .updateTable('ticket_tiers')
    .set({ is_closed: true })
    .where('event_id', '=', id)
    .execute();
}

/** @returns the event's new calendar_sequence and the time of the change */
export async function saveSchedule(
  trx: Db,
  event: LockedEvent,
  schedule: EventSchedule,
): Promise<{ sequence: number; at: Date }> {
  const document = searchDocument({ ...event, venue: schedule.venue, start_at: schedule.start });
  const { calendar_sequence: sequence, updated_at: at } = await trx
    .updateTable('events')
    .set((eb) => ({
      start_at: schedule.start,
      end_at: schedule.end,
      booking_start_at: schedule.bookingStart,
      booking_end_at: schedule.bookingEnd,
      venue: schedule.venue,
      ...(schedule.start.getTime() !== event.start.getTime() && {
        moved_from_start_at: event.start,
      }),
      ...(schedule.venue !== event.venue && { moved_from_venue: event.venue }),
      search: searchVector(document),
      search_text: document.text,
      calendar_sequence: eb('calendar_sequence', '+', 1),
      version: eb('version', '+', 1),
      updated_at: sql<Date>`now()`,
    }))
    .where('id', '=', event.id)
    .returning(['calendar_sequence', 'updated_at'])
    .executeTakeFirstOrThrow();
  return { sequence, at };
}

export interface CancellationRow {
  cancelled_at: Date;
  reason: string;
  refunded: number;
  cancelled: number;
}

/**
 * The result of cancelling an event, including bookings that the job has yet to end. Because sales have stopped, the
 * counts are the same before and after the job.
 */
export async function findCancellation(db: Db, id: number): Promise<CancellationRow> {
  const { rows } = await sql<CancellationRow>`
    select e.cancelled_at, coalesce(e.cancel_reason, '') as reason, counts.*
    from events e
    cross join lateral (
      select
        (count(*) filter (where b.status in ('confirmed', 'completed', 'refunded')
          and not b.is_complimentary))::int
          as refunded,
        (count(*) filter (where not b.is_complimentary and (b.status = 'pending' or (b.status = 'cancelled' and exists (
          select from booking_history h
          where h.booking_id = b.id and h.kind = 'event_cancelled')))))::int as cancelled
      from bookings b where b.event_id = e.id
    ) as counts
    where e.id = ${id}
  `.execute(db);
  const [row] = rows;
  if (!row) throw new Error(`There is no event ${id}.`);
  return row;
}
