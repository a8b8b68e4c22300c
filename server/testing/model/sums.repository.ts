import { sql } from 'kysely';
import type { Database } from '../../db/client';

type Db = Database['db'];

interface TierSums {
  id: number;
  total: number;
  available: number;
  held: number;
  sold: number;
  /** Sums over the bookings of the tier. */
  held_by_bookings: number;
  sold_by_bookings: number;
  live_tickets: number;
}

/** The counts of tiers, and the same counts computed from bookings and tickets. */
async function tierSums(db: Db, ids: readonly number[]): Promise<TierSums[]> {
  const { rows } = await sql<TierSums>`
    select t.id, t.total, t.available, t.held, t.sold,
      coalesce((select sum(quantity) from bookings b
        where b.ticket_tier_id = t.id and b.hold_state = 'held' and b.status = 'pending'),
        0)::int as held_by_bookings,
      coalesce((select sum(quantity) from bookings b
        where b.ticket_tier_id = t.id and b.payment_status = 'paid'
          and b.status in ('confirmed', 'completed')), 0)::int as sold_by_bookings,
      (select count(*) from tickets k join bookings b on b.id = k.booking_id
        where b.ticket_tier_id = t.id and k.voided_at is null)::int as live_tickets
    from ticket_tiers t where t.id = any(${[...ids]}::bigint[]) order by t.id
  `.execute(db);
  return rows;
}

/** @throws Error that names the tiers with wrong sums */
export async function assertTierSums(db: Db, ids: readonly number[]): Promise<TierSums[]> {
  const sums = await tierSums(db, ids);
  const wrong = sums.filter(
    (tier) =>
      tier.available < 0 ||
      tier.available + tier.held + tier.sold !== tier.total ||
      tier.held !== tier.held_by_bookings ||
      tier.sold !== tier.sold_by_bookings ||
      tier.sold !== tier.live_tickets,
  );
  if (wrong.length > 0) throw new Error(`Seats do not add up: ${JSON.stringify(wrong)}`);
  return sums;
}

/** Minor units. */
export interface MoneySums {
  /** Paid directly, or recorded by the sandbox's page. */
  captured: number;
  /** Settled shares of bookings less their refunds. */
  fulfilled: number;
  /** Refunds recorded by Foyer, and refunds made by the sandbox. */
  refunded: number;
  refunded_by_gateway: number;
}

/** @param payers whose payments count; undefined for all, also payments without a user */
export async function moneySums(db: Db, payers?: readonly number[]): Promise<MoneySums> {
  const paidBy = (payment: string, column: 'id' | 'public_id') =>
    payers
      ? sql`and ${sql.ref(payment)} in (
          select ${sql.ref(column)} from payments where user_id = any(${[...payers]}::bigint[]))`
      : sql``;
  const { rows } = await sql<MoneySums>`
    select
      (select coalesce(sum(amount), 0) from payments p
        where p.status in ('success', 'refunded', 'partially_refunded')
        and not exists (select from sandbox_orders o where o.reference = p.public_id)
        ${paidBy('p.id', 'id')})::bigint
        + (select coalesce(sum(amount), 0) from sandbox_orders o where state = 'paid'
          ${paidBy('o.reference', 'public_id')})::bigint
        as captured,
      (select coalesce(sum(amount - refunded), 0) from payment_bookings s where is_settled
        ${paidBy('s.payment_id', 'id')})::bigint as fulfilled,
      (select coalesce(sum(amount), 0) from refunds r
        where true ${paidBy('r.payment_id', 'id')})::bigint as refunded,
      (select coalesce(sum(refunded), 0) from sandbox_orders o
        where true ${paidBy('o.reference', 'public_id')})::bigint as refunded_by_gateway
  `.execute(db);
  const [sums] = rows;
  if (!sums) throw new Error('There are no sums.');
  return sums;
}

/**
 * @param payers as in `moneySums`
 * @throws Error unless captured = fulfilled + refunded, to the paisa
 */
export async function assertMoneySums(db: Db, payers?: readonly number[]): Promise<MoneySums> {
  const sums = await moneySums(db, payers);
  if (sums.captured !== sums.fulfilled + sums.refunded) {
    throw new Error(`Money does not add up: ${JSON.stringify(sums)}`);
  }
  return sums;
}

export interface BookingRow {
  status: string;
  payment_status: string;
  hold_state: string;
  hold_extended: boolean;
  quantity: number;
  unit_price: number;
  is_removed: boolean;
}

/** Bookings in the order of the ids. */
export async function findBookingRows(db: Db, ids: readonly number[]): Promise<BookingRow[]> {
  const { rows } = await sql<BookingRow>`
    select status, payment_status, hold_state, hold_extended, quantity, unit_price,
      removed_at is not null as is_removed
    from bookings where id = any(${[...ids]}::bigint[]) order by id
  `.execute(db);
  return rows;
}

/** The status of payments by their public ids. */
export async function paymentStates(db: Db, publicIds: readonly string[]) {
  const { rows } = await sql<{ public_id: string; status: string }>`
    select public_id, status from payments where public_id = any(${[...publicIds]}::text[])
  `.execute(db);
  return new Map(rows.map((row) => [row.public_id, row.status]));
}

/** Whether the sandbox still accepts an answer on the page. */
export async function isOrderOpen(db: Db, publicId: string): Promise<boolean> {
  const { rows } = await sql`
    select from sandbox_orders where reference = ${publicId} and state in ('open', 'declined')
  `.execute(db);
  return rows.length > 0;
}

export async function setPrice(db: Db, tierId: number, price: number): Promise<void> {
  await db.updateTable('ticket_tiers').set({ price }).where('id', '=', tierId).execute();
}
