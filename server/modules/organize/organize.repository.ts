import { sql } from 'kysely';
import type { ModuleDeps } from '../../deps';
import { searchVector } from '../../db/expressions/searchVector';
import { searchDocument } from '../catalog/searchText.rules';
import type { EventPlan } from './rescheduleEvent.rules';

type Db = ModuleDeps['db'];

/** An event, locked against everybody who would cancel or move it. */
export interface LockedEvent extends EventPlan {
  id: number;
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

/** Drafts too. Bookings that refer to it are not held up. */
export async function lockEvent(trx: Db, id: number): Promise<LockedEvent | undefined> {
  const row = await trx
    .selectFrom('events as e')
    .innerJoin('categories as c', 'c.id', 'e.category_id')
    .where('e.id', '=', id)
    .select([
      'e.id',
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
 * Ends all sales. The tiers are marked as well, in the order of their ids: a sale that has looked at
 * the event before must still ask its tier, and one that has the tier already is waited for.
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
      updated_at: sql<Date>`now()`,
    }))
    .where('id', '=', id)
    .execute();
  await trx
    .selectFrom('ticket_tiers')
    .where('event_id', '=', id)
    .select('id')
    .orderBy('id')
    .forUpdate()
    .execute();
  await trx
    .updateTable('ticket_tiers')
    .set({ is_closed: true })
    .where('event_id', '=', id)
    .execute();
}

/** @returns the event's calendar_sequence after the move, and when that was */
export async function saveMove(
  trx: Db,
  event: LockedEvent,
  plan: EventPlan,
): Promise<{ sequence: number; at: Date }> {
  const words = searchDocument({ ...event, venue: plan.venue, start_at: plan.start });
  const { calendar_sequence: sequence, updated_at: at } = await trx
    .updateTable('events')
    .set((eb) => ({
      start_at: plan.start,
      end_at: plan.end,
      booking_start_at: plan.bookingStart,
      booking_end_at: plan.bookingEnd,
      venue: plan.venue,
      search: searchVector(words),
      search_text: words.text,
      calendar_sequence: eb('calendar_sequence', '+', 1),
      updated_at: sql<Date>`now()`,
    }))
    .where('id', '=', event.id)
    .returning(['calendar_sequence', 'updated_at'])
    .executeTakeFirstOrThrow();
  return { sequence, at };
}

export interface CancelledRow {
  cancelled_at: Date;
  reason: string;
  refunded: number;
  cancelled: number;
}

/**
 * What the cancellation of an event did, counting what is still being done. Nothing is sold any more,
 * so the answer is the same whenever it is asked.
 */
export async function findCancelled(db: Db, id: number): Promise<CancelledRow> {
  const { rows } = await sql<CancelledRow>`
    select e.cancelled_at, coalesce(e.cancel_reason, '') as reason, counts.*
    from events e
    cross join lateral (
      select
        (count(*) filter (where b.status in ('confirmed', 'completed', 'refunded')))::int
          as refunded,
        (count(*) filter (where b.status = 'pending' or (b.status = 'cancelled' and exists (
          select from booking_history h
          where h.booking_id = b.id and h.kind = 'event_cancelled'))))::int as cancelled
      from bookings b where b.event_id = e.id
    ) as counts
    where e.id = ${id}
  `.execute(db);
  const [row] = rows;
  if (!row) throw new Error(`There is no event ${id}.`);
  return row;
}
