import { sql, type RawBuilder } from 'kysely';
import type { ModuleDeps } from '../../../deps';

type Db = ModuleDeps['db'];

/**
 * Which refunds that were made at the gateway itself: the one with an id, those that are done and were stored after
 * a refund, those that are done, or all that have not failed.
 */
export type Elsewhere = { only: number } | { after: number } | 'done' | 'standing';

function isOneOf(which: Elsewhere): RawBuilder<boolean> {
  if (which === 'standing') return sql`r.state <> 'failed'`;
  if (which === 'done') return sql`r.state = 'done'`;
  return 'only' in which
    ? sql`r.state = 'done' and r.id = ${which.only}`
    : sql`r.state = 'done' and r.id > ${which.after}`;
}

/** Of a refund `r`: what of it pays neither for bookings nor for parts that other refunds give back. */
const leftOver = sql<number>`(r.amount + r.covered - r.covers - (
  select coalesce(sum(part.amount), 0) from refund_parts part where part.refund_id = r.id))::bigint`;

/**
 * Takes up to an amount of what was refunded at the gateway itself to pay for parts that another refund gives
 * back. The caller has locked the payment, and adds it to `covered` of the other one.
 * @returns minor units
 */
export async function takeElsewhere(
  trx: Db,
  { paymentId, amount, of }: { paymentId: number; amount: number; of: Elsewhere },
): Promise<number> {
  if (amount === 0) return 0;
  const { rows } = await sql<{ taken: number }>`
    with open as (
      select r.id, ${leftOver} as own from refunds r
      where r.payment_id = ${paymentId} and r.scope like 'gateway:%' and ${isOneOf(of)}
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

/** The opposite, for a refund that has paid itself what others paid for it. The newest ones get it back first. */
async function returnElsewhere(trx: Db, paymentId: number, amount: number): Promise<void> {
  await sql`
    with shares as (
      select id, least(covers, ${amount}::bigint - (sum(covers) over (order by id desc) - covers)) as returned
      from refunds where payment_id = ${paymentId} and covers > 0
    )
    update refunds r set covers = r.covers - shares.returned
    from shares where r.id = shares.id and shares.returned > 0
  `.execute(trx);
}

/** So much of a refund has been paid by others, after `takeElsewhere`; it is done when nothing of it is left. */
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

/** The gateway has paid this much more of a refund than was left of it: what covered that is free again. */
export async function uncoverRefund(
  trx: Db,
  { id, payment_id: paymentId }: { id: number; payment_id: number },
  amount: number,
): Promise<void> {
  await sql`
    update refunds set amount = amount + ${amount}::bigint, covered = covered - ${amount}::bigint
    where id = ${id}
  `.execute(trx);
  await returnElsewhere(trx, paymentId, amount);
}

/** The newest refund that was made at the gateway itself and is done. */
export async function findLastElsewhere(trx: Db, paymentId: number): Promise<number | undefined> {
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

/** The bookings that refunds give back, locked. */
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
