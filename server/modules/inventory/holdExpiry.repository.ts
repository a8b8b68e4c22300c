import { sql } from 'kysely';
import { lowestPrice } from '../../db/expressions/saleWindow';
import { groupBy } from '../../lib/groupBy';
import type { ModuleDeps } from '../../deps';
import { completeBookings } from './bookingState/bookingState.repository';
import { markExpired } from './bookingState/holds.repository';

type Db = ModuleDeps['db'];

/** Rows per transaction; small, so that tiers are locked only briefly. */
const BATCH = 200;

/**
 * Releases the seats of one batch of expired holds. Skips holds under an approval request, which end with the request,
 * and bookings locked by another transaction, such as another process's worker.
 * @returns how many holds expired
 */
export async function expireHolds(trx: Db): Promise<number> {
  const expired = await sql<ExpiredHold>`
    select id, ticket_tier_id, quantity from bookings
    where hold_state = 'held' and hold_expires_at <= now() and approval_id is null
    order by id limit ${BATCH}
    for update skip locked
  `.execute(trx);
  if (expired.rows.length > 0) await endExpired(trx, expired.rows);
  return expired.rows.length;
}

/** A booking whose hold has expired while its tier still counts its seats as held. */
export interface ExpiredHold {
  id: number;
  ticket_tier_id: number;
  quantity: number;
}

/**
 * Releases the seats of locked bookings whose holds have expired. A transaction that uses several tiers afterwards must
 * lock those tiers first.
 */
export async function endExpired(trx: Db, expired: readonly ExpiredHold[]): Promise<void> {
  const byTier = groupBy(expired, (row) => row.ticket_tier_id);
  // Tiers are locked one by one, in the order of their ids (`server/db/lockOrder.ts`).
  for (const [tierId, rows] of [...byTier].sort(([a], [b]) => a - b)) {
    const seats = rows.reduce((sum, { quantity }) => sum + quantity, 0);
    await sql`
      update ticket_tiers set available = available + ${seats}::int, held = held - ${seats}::int,
        bookings = bookings - ${rows.length}::int
      where id = ${tierId}
    `.execute(trx);
  }
  await markExpired(
    trx,
    expired.map((row) => row.id),
  );
}

/**
 * Marks one batch of paid bookings whose event is over as completed (D13). The recursion jumps from event to event in
 * the index of confirmed bookings, so its cost depends on the number of events with confirmed bookings, not on the
 * number of bookings. It skips past events whose bookings are all completed.
 * @returns the number of bookings marked
 */
export async function completePast(trx: Db): Promise<number> {
  const completed = await sql<{ id: number }>`
    with recursive booked (event_id) as (
      select min(event_id) from bookings where status = 'confirmed'
      union all
      select (
        select min(b.event_id) from bookings b
        where b.status = 'confirmed' and b.event_id > booked.event_id
      )
      from booked where booked.event_id is not null
    ), past as materialized (
      select booked.event_id from booked join events e on e.id = booked.event_id
      where e.end_at <= now()
    ), over as (
      select b.id from bookings b
      where b.status = 'confirmed' and b.event_id = any(array(select event_id from past))
      order by b.event_id, b.id limit ${BATCH}
      for update of b skip locked
    ), ${completeBookings}
    select id from completed
  `.execute(trx);
  return completed.rows.length;
}

/**
 * Updates the price by which lists sort and filter events, after a tier's sale window has started or ended.
 */
export async function refreshLowestPrices(trx: Db): Promise<void> {
  await sql`
    update events e set base_price = lowest.price
    from (
      select t.event_id, ${lowestPrice} as price
      from ticket_tiers t
      where t.is_active and t.event_id in (
        select w.event_id from ticket_tiers w join events x on x.id = w.event_id
        where (w.sale_starts_at is not null or w.sale_ends_at is not null) and x.end_at > now()
      )
      group by t.event_id
    ) as lowest
    where e.id = lowest.event_id and e.base_price <> lowest.price
  `.execute(trx);
}
