import { sql } from 'kysely';
import { noteEventSums } from '../../db/expressions/eventSums';
import { lockTiers } from '../../db/lockOrder';
import type { ModuleDeps } from '../../deps';
import { markPaid } from './bookingState/bookingState.repository';
import type { Sale, SeatMove } from './inventory.types';

type Db = ModuleDeps['db'];

/** The moves by tier as rows `m`. */
function rowsOf(moves: ReadonlyMap<number, SeatMove>) {
  const seats = [...moves.values()];
  return sql`unnest(
    ${[...moves.keys()]}::bigint[],
    ${seats.map((move) => move.available)}::int[],
    ${seats.map((move) => move.held)}::int[],
    ${seats.map((move) => move.sold)}::int[],
    ${seats.map((move) => move.bookings)}::int[]
  ) as m (id, available, held, sold, bookings)`;
}

/** Assignments that apply the move `m` to the tier `t`. */
const movedColumns = sql`available = t.available + m.available, held = t.held + m.held,
  sold = t.sold + m.sold, bookings = t.bookings + m.bookings,
  unclaimed = greatest(0, t.unclaimed + least(0, m.available))`;

const staysPositive = sql`t.available + m.available >= 0 and t.held + m.held >= 0
  and t.sold + m.sold >= 0`;

/** Skips a single tier, because its update locks it. */
async function lockInOrder(trx: Db, tierIds: readonly number[]): Promise<void> {
  if (tierIds.length > 1) await lockTiers(trx, tierIds);
}

/**
 * Moves seats between the three counts of tiers, and adds to their counts of bookings.
 * @returns the number of changed tiers; if it is too low, a count would become negative and the transaction must roll
 *   back
 */
export async function moveSeats(trx: Db, moves: ReadonlyMap<number, SeatMove>): Promise<number> {
  await lockInOrder(trx, [...moves.keys()]);
  const { rows } = await sql<{ count: number }>`
    with moved as (
      update ticket_tiers t set ${movedColumns}
      from ${rowsOf(moves)}
      where t.id = m.id and ${staysPositive}
      returning t.event_id, m.sold
    ), summed as (${noteEventSums(sql`
      select event_id, sold, 0 as kept, 0 as kept_test from moved`)})
    select count(*)::int as count from moved
  `.execute(trx);
  return rows[0]?.count ?? 0;
}

/** Removes sold seats from a tier and reduces its size. @returns false when the tier has sold fewer seats */
export async function withdrawSeats(trx: Db, tierId: number, seats: number): Promise<boolean> {
  const { rows } = await sql<{ id: number }>`
    with moved as (
      update ticket_tiers t
      set total = t.total - ${seats}::int, sold = t.sold - ${seats}::int, bookings = t.bookings - 1,
        version = t.version + 1
      where t.id = ${tierId} and t.sold >= ${seats}::int
      returning t.id, t.event_id
    ), summed as (${noteEventSums(sql`
      select event_id, -${seats}::int as sold, 0 as kept, 0 as kept_test from moved`)})
    select id from moved
  `.execute(trx);
  return rows.length > 0;
}

/**
 * Sells the seats of bookings, confirms the bookings, writes their history and records the sales for the events'
 * totals, in one statement. The caller has locked the bookings.
 * @returns the number of tiers that had enough seats and are not closed; if it is too low, the transaction must roll
 *   back
 */
export async function sellSeats(
  trx: Db,
  { moves, lines, isTest, actor, note }: Sale,
): Promise<number> {
  const ids = lines.map((line) => line.id);
  await lockInOrder(trx, [...moves.keys()]);
  const { rows } = await sql<{ count: number }>`
    with line as materialized (
      select * from unnest(
        ${ids}::bigint[],
        ${lines.map((line) => line.unitPrice)}::bigint[],
        ${lines.map((line) => line.amount)}::bigint[]
      ) as line (id, unit_price, amount)
    ), moved as (
      update ticket_tiers t set ${movedColumns}
      from ${rowsOf(moves)}
      where t.id = m.id and not t.is_closed and ${staysPositive}
      returning t.id
    ), paid as (${markPaid}
    ), history as (
      insert into booking_history (
        booking_id, actor_user_id, actor_name, kind, from_status, to_status, note
      )
      select id, ${actor.id}, ${actor.name}, 'paid', 'pending', 'confirmed', ${note} from line
    ), summed as (${noteEventSums(sql`
      select event_id, sold, ${isTest ? sql`0` : sql`amount`} as kept,
        ${isTest ? sql`amount` : sql`0`} as kept_test
      from paid`)})
    select count(*) as count from moved
  `.execute(trx);
  return rows[0]?.count ?? 0;
}

/** Whether one of the tiers is closed for good. */
export async function areClosed(trx: Db, ids: readonly number[]): Promise<boolean> {
  const closed = await trx
    .selectFrom('ticket_tiers')
    .where('id', 'in', [...ids])
    .where('is_closed', '=', true)
    .select('id')
    .executeTakeFirst();
  return closed !== undefined;
}
