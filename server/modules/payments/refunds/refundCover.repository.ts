import { sql, type RawBuilder } from 'kysely';
import type { ModuleDeps } from '../../../deps';

type Db = ModuleDeps['db'];

/**
 * Selects external refunds, which were made in the gateway's dashboard: a completed one by its id, those completed and
 * stored after a refund's id, all completed ones, or all that have not failed.
 */
export type ExternalRefundFilter = { only: number } | { after: number } | 'done' | 'not failed';

function matchesFilter(filter: ExternalRefundFilter): RawBuilder<boolean> {
  if (filter === 'not failed') return sql`r.state <> 'failed'`;
  if (filter === 'done') return sql`r.state = 'done'`;
  return 'only' in filter
    ? sql`r.state = 'done' and r.id = ${filter.only}`
    : sql`r.state = 'done' and r.id > ${filter.after}`;
}

/** The part of a refund `r` that pays neither for its own bookings nor for other refunds. */
const unallocated = sql<number>`(r.amount + r.covered - r.covers - (
  select coalesce(sum(part.amount), 0) from refund_parts part where part.refund_id = r.id))::bigint`;

/**
 * Uses the unallocated money of external refunds, up to an amount, to cover another refund. The caller has locked the
 * payment, and adds the result to the other refund's `covered`.
 * @returns the allocated amount in minor units
 */
export async function allocateExternalRefunds(
  trx: Db,
  { paymentId, amount, from }: { paymentId: number; amount: number; from: ExternalRefundFilter },
): Promise<number> {
  if (amount === 0) return 0;
  const { rows } = await sql<{ taken: number }>`
    with open as (
      select r.id, ${unallocated} as own from refunds r
      where r.payment_id = ${paymentId} and r.scope like 'gateway:%' and ${matchesFilter(from)}
    ), shares as (
      select id, least(own, ${amount}::bigint - (sum(own) over (order by id) - own)) as taken
      from open where own > 0
    ), used as (
      update refunds r set covers = r.covers + shares.taken
      from shares where r.id = shares.id and shares.taken > 0
      returning shares.taken
    )
    select coalesce(sum(taken), 0)::bigint as taken from used
  `.execute(trx);
  return rows[0]?.taken ?? 0;
}

/** Reverses `allocateExternalRefunds`, newest refund first, when the gateway pays an amount that was covered before. */
async function releaseExternalRefunds(trx: Db, paymentId: number, amount: number): Promise<void> {
  await sql`
    with shares as (
      select id, least(covers, ${amount}::bigint - (sum(covers) over (order by id desc) - covers)) as returned
      from refunds where payment_id = ${paymentId} and covers > 0
    )
    update refunds r set covers = r.covers - shares.returned
    from shares where r.id = shares.id and shares.returned > 0
  `.execute(trx);
}

/** Marks an amount of a refund as covered by external refunds; the refund is done when all of it is covered. */
export async function coverRefund(trx: Db, id: number, amount: number): Promise<void> {
  await sql`
    update refunds set amount = amount - ${amount}::bigint, covered = covered + ${amount}::bigint,
      state = case when amount = ${amount}::bigint then 'done' else state end,
      done_at = case when amount = ${amount}::bigint then coalesce(done_at, now()) else done_at end,
      failure_reason = case when amount = ${amount}::bigint then null else failure_reason end,
      updated_at = now()
    where id = ${id}
  `.execute(trx);
}

/** @param covered minor units that other refunds of the payment have paid back */
export async function setCovered(trx: Db, id: number, covered: number): Promise<void> {
  await trx.updateTable('refunds').set({ covered }).where('id', '=', id).execute();
}

/** Records that the gateway has paid an amount that external refunds had covered, and releases them. */
export async function uncoverRefund(
  trx: Db,
  { id, payment_id: paymentId }: { id: number; payment_id: number },
  amount: number,
): Promise<void> {
  await sql`
    update refunds set amount = amount + ${amount}::bigint, covered = covered - ${amount}::bigint
    where id = ${id}
  `.execute(trx);
  await releaseExternalRefunds(trx, paymentId, amount);
}

/** The newest completed external refund. */
export async function findLastExternalRefund(
  trx: Db,
  paymentId: number,
): Promise<number | undefined> {
  const row = await trx
    .selectFrom('refunds')
    .where('payment_id', '=', paymentId)
    .where('scope', 'like', 'gateway:%')
    .where('state', '=', 'done')
    .select('id')
    .orderBy('id', 'desc')
    .executeTakeFirst();
  return row?.id;
}

/** Locks the bookings that these refunds pay back. */
export async function lockBookingsOf(trx: Db, refundIds: readonly number[]): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select b.id from bookings b
    where b.id in (
      select s.booking_id from refund_parts part
      join payment_bookings s on s.id = part.share_id
      where part.refund_id = any(${[...refundIds]}::bigint[])
    )
    order by b.id
    for update
  `.execute(trx);
  return rows.map((row) => row.id);
}

/** Locks all bookings that a payment pays for. */
export async function lockSettledBookings(trx: Db, paymentId: number): Promise<void> {
  await sql`
    select b.id from bookings b
    where b.id in (
      select s.booking_id from payment_bookings s
      where s.payment_id = ${paymentId} and s.is_settled
    )
    order by b.id
    for update
  `.execute(trx);
}
