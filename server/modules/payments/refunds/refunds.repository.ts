import { sql, type RawBuilder } from 'kysely';
import type { ModuleDeps } from '../../../deps';
import type { RefundState } from '../../../db/schema/payments';

type Db = ModuleDeps['db'];

export interface NewRefund {
  paymentId: number;
  scope: string;
  gatewayPaymentId: string | null;
  amount: number;
  /** The part of the shares that other refunds have already paid back, minor units. */
  covered?: number;
  currency: string;
  reason: string;
  /** The person who requested the refund. */
  requestedBy?: number;
}

/** @returns the refund's id; null when the payment already has a refund with this scope */
export async function insertRefund(trx: Db, refund: NewRefund): Promise<number | null> {
  const row = await trx
    .insertInto('refunds')
    .values({
      payment_id: refund.paymentId,
      scope: refund.scope,
      gateway_payment_id: refund.gatewayPaymentId,
      amount: refund.amount,
      covered: refund.covered ?? 0,
      currency: refund.currency,
      reason: refund.reason,
      requested_by: refund.requestedBy,
    })
    .onConflict((clash) => clash.doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id ?? null;
}

/** A refund with its payment; money in minor units. */
export interface RefundRow {
  id: number;
  scope: string;
  amount: number;
  /** The part of its bookings' shares that other refunds have paid. */
  covered: number;
  /** The part of an external refund that covers other refunds. */
  covers: number;
  currency: string;
  reason: string;
  state: RefundState;
  attempt: number;
  paid_by_hand_reference: string | null;
  gateway_refund_id: string | null;
  done_at: Date | null;
  payment_id: number;
  public_id: string;
  gateway: string;
  is_sandbox: boolean;
  payment_amount: number;
  gateway_order_id: string | null;
  gateway_payment_id: string | null;
}

const refundRows = (db: Db) =>
  db
    .selectFrom('refunds as r')
    .innerJoin('payments as p', 'p.id', 'r.payment_id')
    .select([
      'r.id',
      'r.scope',
      'r.amount',
      'r.covered',
      'r.covers',
      'r.currency',
      'r.reason',
      'r.state',
      'r.attempt',
      'r.paid_by_hand_reference',
      'r.gateway_refund_id',
      'r.done_at',
      'r.payment_id',
      'p.public_id',
      'p.gateway',
      'p.is_sandbox',
      'p.amount as payment_amount',
      'p.gateway_order_id',
      'r.gateway_payment_id',
    ]);

export const findRefund = (db: Db, id: number): Promise<RefundRow | undefined> =>
  refundRows(db).where('r.id', '=', id).executeTakeFirst();

/** Ordered by id. */
export const findRefundsOf = (db: Db, paymentId: number): Promise<RefundRow[]> =>
  refundRows(db).where('r.payment_id', '=', paymentId).orderBy('r.id').execute();

export interface RefundChange {
  state: RefundState;
  gatewayRefundId: string | null;
  failureReason: string | null;
  paidByHandReference?: string;
}

/** The caller has locked the payment. `done_at` keeps its first value. */
export async function changeRefund(trx: Db, id: number, change: RefundChange): Promise<void> {
  await trx
    .updateTable('refunds')
    .set({
      state: change.state,
      gateway_refund_id: change.gatewayRefundId,
      failure_reason: change.failureReason?.slice(0, 500) ?? null,
      ...(change.paidByHandReference !== undefined && {
        paid_by_hand_reference: change.paidByHandReference,
      }),
      ...(change.state === 'done' && { done_at: sql<Date>`coalesce(done_at, now())` }),
      updated_at: sql<Date>`now()`,
    })
    .where('id', '=', id)
    .execute();
}

/** Starts another attempt at a failed refund. The caller has locked the payment. @returns the attempt's number */
export async function beginAttempt(trx: Db, id: number): Promise<number> {
  const { attempt } = await trx
    .updateTable('refunds')
    .set({
      state: 'requested',
      attempt: sql<number>`attempt + 1`,
      gateway_refund_id: null,
      failure_reason: null,
      updated_at: sql<Date>`now()`,
    })
    .where('id', '=', id)
    .returning('attempt')
    .executeTakeFirstOrThrow();
  return attempt;
}

/**
 * The sum of refunds of the payment's own charge that are done or will be, minor units. Foyer's failed refunds count,
 * because they are retried; failed external ones do not.
 */
export const sumCommitted = (trx: Db, paymentId: number): Promise<number> =>
  sumOf(trx, sql`payment_id = ${paymentId} and (state <> 'failed' or scope not like 'gateway:%')`);

/** The sum of refunds of the payment's own charge that the gateway has accepted or done, minor units. */
export const sumMoved = (trx: Db, paymentId: number): Promise<number> =>
  sumOf(trx, sql`payment_id = ${paymentId} and state in ('accepted', 'done')`);

/** The sum of completed refunds of the payment's own charge, minor units. */
export const sumDone = (trx: Db, paymentId: number): Promise<number> =>
  sumOf(trx, sql`payment_id = ${paymentId} and state = 'done'`);

async function sumOf(trx: Db, condition: RawBuilder<unknown>): Promise<number> {
  const { rows } = await sql<{ sum: number }>`
    select coalesce(sum(amount), 0)::bigint as sum from refunds
    where scope not like 'again:%' and ${condition}
  `.execute(trx);
  return rows[0]?.sum ?? 0;
}

/**
 * Claims payments with an accepted refund that no process has checked for an hour. Other processes skip them for the
 * next hour.
 */
export async function claimAccepted(db: Db, count: number): Promise<number[]> {
  const { rows } = await sql<{ payment_id: number }>`
    update refunds set checked_at = now()
    where id in (
      select id from refunds
      where state = 'accepted' and coalesce(checked_at, updated_at) <= now() - interval '1 hour'
      order by id limit ${count}
      for update skip locked
    )
    returning payment_id
  `.execute(db);
  return [...new Set(rows.map((row) => row.payment_id))];
}

/**
 * Sets `refunded` when nothing of the payment is left, otherwise `partially_refunded`. The caller has locked the
 * payment.
 */
export async function markPaymentRefunded(trx: Db, paymentId: number): Promise<void> {
  await sql`
    update payments p
    set status = case when exists (
        select from payment_bookings s
        join bookings b on b.id = s.booking_id
        where s.payment_id = p.id and s.is_settled
          and (b.payment_status = 'paid' or s.refunded < s.amount)
      ) then 'partially_refunded' else 'refunded' end,
      updated_at = now()
    where p.id = ${paymentId}
  `.execute(trx);
}
