import { sql } from 'kysely';
import type { RefundState } from '../../../db/schema/payments';
import type { ModuleDeps } from '../../../deps';
import { nameOrEmail } from '../../../db/expressions/personName';

type Db = ModuleDeps['db'];

/** A booking's paid share with its payment; money in minor units. */
export interface PaidShareRow {
  share_id: number;
  paid: number;
  refunded: number;
  payment_id: number;
  public_id: string;
  currency: string;
  gateway: string;
  is_sandbox: boolean;
  gateway_payment_id: string | null;
  captured: number;
  /** The terms keep the service fee. */
  refund_fee_kept: boolean;
}

export const findPaidShare = (db: Db, bookingId: number): Promise<PaidShareRow | undefined> =>
  db
    .selectFrom('payment_bookings as s')
    .innerJoin('payments as p', 'p.id', 's.payment_id')
    .where('s.booking_id', '=', bookingId)
    .where('s.is_settled', '=', true)
    .select([
      's.id as share_id',
      's.amount as paid',
      's.refunded',
      'p.id as payment_id',
      'p.public_id',
      'p.currency',
      'p.gateway',
      'p.is_sandbox',
      'p.gateway_payment_id',
      'p.amount as captured',
      's.refund_fee_kept',
    ])
    .executeTakeFirst();

/** The payments for these bookings, ordered by id. */
export async function findPaymentsOf(db: Db, bookingIds: readonly number[]): Promise<number[]> {
  const rows = await db
    .selectFrom('payment_bookings')
    .where('booking_id', '=', sql<number>`any(${[...bookingIds]}::bigint[])`)
    .where('is_settled', '=', true)
    .select('payment_id')
    .distinct()
    .orderBy('payment_id')
    .execute();
  return rows.map((row) => row.payment_id);
}

/** Adds to the amounts kept for returned seats, in minor units. The caller has locked the payment. */
export async function addKept(
  trx: Db,
  shareId: number,
  { kept, keptFee }: { kept: number; keptFee: number },
): Promise<void> {
  await trx
    .updateTable('payment_bookings')
    .set((eb) => ({
      kept_of_returned: eb('kept_of_returned', '+', kept),
      kept_fee_of_returned: eb('kept_fee_of_returned', '+', keptFee),
    }))
    .where('id', '=', shareId)
    .execute();
}

export interface ShareRefundRow {
  id: number;
  /** The part of the refund for this share, minor units. */
  amount: number;
  state: RefundState;
  reason: string;
  /** Name of the person who requested the refund. */
  by: string | null;
  requested_at: Date;
  done_at: Date | null;
}

/** Newest first. */
export async function findRefundsOfShare(db: Db, shareId: number): Promise<ShareRefundRow[]> {
  const { rows } = await sql<ShareRefundRow>`
    select r.id, part.amount, r.state, r.reason, r.created_at as requested_at, r.done_at,
      case when u.id is not null then ${nameOrEmail} end as by
    from refund_parts part
    join refunds r on r.id = part.refund_id
    left join users u on u.id = r.requested_by
    where part.share_id = ${shareId}
    order by r.id desc
  `.execute(db);
  return rows;
}

export async function countOrganizersRefunds(
  trx: Db,
  paymentId: number,
  bookingId: number,
): Promise<number> {
  const { count } = await trx
    .selectFrom('refunds')
    .where('payment_id', '=', paymentId)
    .where('scope', 'like', `part:${bookingId}:%`)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}
