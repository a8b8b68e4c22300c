import { sql } from 'kysely';
import type { Schemas } from '../../contract/types';
import type { PaymentStatus } from '../../db/schema/payments';
import type { Scope } from '../bookings/visibility.rules';
import type { ModuleDeps } from '../../deps';
import { billedCompany } from '../../db/expressions/billedCompany';
import { inReach } from '../../db/expressions/companyReach';
import { nameOrEmail } from '../../db/expressions/personName';

type Db = ModuleDeps['db'];

export interface PaymentRow {
  public_id: string;
  gateway: Schemas['Gateway'];
  is_test: boolean;
  status: PaymentStatus;
  /** Minor units. */
  amount: number;
  currency: string;
  failure_reason: string | null;
  is_replaced: boolean;
}

/** Whether a row of `payments` failed and a newer payment for some of its bookings replaced it. */
export const isReplaced = sql<boolean>`(payments.status = 'failed' and exists (
  select from payment_bookings ours
  join payment_bookings theirs on theirs.booking_id = ours.booking_id
  join payments newer on newer.id = theirs.payment_id
  where ours.payment_id = payments.id and newer.id > payments.id
    and newer.status in ('pending', 'success')
))`;

export interface NewShare {
  bookingId: number;
  /** With its share of fee and tax; minor units. */
  amount: number;
  /** The part of `amount` that is service fee with its GST. */
  feeAmount: number;
  quantity: number;
  unitPrice: number;
  gstPercent: number;
}

/** Money in minor units. */
export interface NewPayment {
  publicId: string;
  userId: number;
  companyId: number;
  gateway: Schemas['Gateway'];
  isTest: boolean;
  isSandbox: boolean;
  /** `pending` until the gateway reports the outcome. */
  status: 'success' | 'pending';
  subtotal: number;
  serviceFee: number;
  gst: number;
  total: number;
  currency: string;
  method: Schemas['PaymentMethod'];
  transactionFee: number;
  shares: readonly NewShare[];
}

/**
 * Inserts the payment with one share per booking, in one statement. It copies the events' refund terms,
 * because refunds follow the terms at the time of payment (D36). A unique index rejects a second settled
 * share for a booking.
 *
 * @returns the payment's id in the database, and the ids of other payments for the same bookings whose
 *   orders can still be paid at a gateway
 */
export async function insertPayment(
  trx: Db,
  payment: NewPayment,
): Promise<{ id: number; competingOrders: number[] }> {
  const isSettled = payment.status === 'success';
  const { shares } = payment;
  const bookingIds = shares.map((share) => share.bookingId);
  const { rows } = await sql<{ id: number; competingOrders: number[] }>`
    with made as (
      insert into payments (
        public_id, user_id, company_id, gateway, is_test, is_sandbox, status, subtotal, service_fee, gst, amount,
        currency, payment_method, transaction_fee, settled_at, buyer
      ) values (
        ${payment.publicId}, ${payment.userId}, ${payment.companyId}, ${payment.gateway},
        ${payment.isTest}, ${payment.isSandbox}, ${payment.status}, ${payment.subtotal}, ${payment.serviceFee},
        ${payment.gst}, ${payment.total}, ${payment.currency}, ${payment.method},
        ${payment.transactionFee}, ${isSettled ? sql`now()` : null},
        ${isSettled ? sql`(select ${billedCompany} from companies c where c.id = ${payment.companyId})` : null}
      )
      returning id
    ), shared as (
      insert into payment_bookings (
        payment_id, booking_id, amount, fee_amount, quantity, unit_price, gst_percent, is_settled,
        refund_percent, refund_until, refund_fee_kept
      )
      select made.id, share.booking_id, share.amount, share.fee_amount, share.quantity,
        share.unit_price, share.gst_percent, ${isSettled},
        e.refund_percent, e.refund_until, e.refund_fee_kept
      from made, unnest(
        ${bookingIds}::bigint[],
        ${shares.map((share) => share.amount)}::bigint[],
        ${shares.map((share) => share.feeAmount)}::bigint[],
        ${shares.map((share) => share.quantity)}::int[],
        ${shares.map((share) => share.unitPrice)}::bigint[],
        ${shares.map((share) => share.gstPercent)}::int[]
      ) as share (booking_id, amount, fee_amount, quantity, unit_price, gst_percent)
      join bookings b on b.id = share.booking_id
      join events e on e.id = b.event_id
    )
    select made.id, (${openOrdersFor(bookingIds)}) as "competingOrders" from made
  `.execute(trx);
  const [made] = rows;
  if (!made) throw new Error('The payment was not written.');
  return made;
}

/** Copies the current terms again when an open payment is reused, because the page shows them before each payment. */
export async function copyRefundTerms(trx: Db, paymentId: number): Promise<void> {
  await sql`
    update payment_bookings s
    set refund_percent = e.refund_percent, refund_until = e.refund_until,
      refund_fee_kept = e.refund_fee_kept
    from bookings b join events e on e.id = b.event_id
    where s.payment_id = ${paymentId} and b.id = s.booking_id
  `.execute(trx);
}

/** Ids of payments for any of these bookings that can still be paid at a gateway, as JSON. */
export const openOrdersFor = (bookingIds: readonly number[]) => sql<number[]>`
  select coalesce(json_agg(distinct p.id), '[]'::json)
  from payment_bookings s
  join payments p on p.id = s.payment_id
  where s.booking_id = any(${[...bookingIds]}::bigint[])
    and p.status in ('pending', 'failed') and p.gateway_order_id is not null`;

/** Runs `openOrdersFor` as a separate query. */
export async function findOpenOrders(db: Db, bookingIds: readonly number[]): Promise<number[]> {
  const { rows } = await sql<{ orders: number[] }>`
    select (${openOrdersFor(bookingIds)}) as orders
  `.execute(db);
  return rows[0]?.orders ?? [];
}

/** The payment, if the scope allows reading its bookings (D8). */
export function findPayment(
  db: Db,
  publicId: string,
  scope: Scope,
): Promise<PaymentRow | undefined> {
  return db
    .selectFrom('payments')
    .where('public_id', '=', publicId)
    .where((eb) => {
      if (scope.kind === 'all') return eb.lit(true);
      const own = eb('user_id', '=', scope.userId);
      if (scope.kind === 'own') return own;
      const row = { company: 'payments.company_id', person: 'payments.user_id' } as const;
      return eb.or([own, inReach(scope, row)]);
    })
    .select([
      'public_id',
      sql<Schemas['Gateway']>`gateway`.as('gateway'),
      'is_test',
      'status',
      'amount',
      'currency',
      'failure_reason',
      isReplaced.as('is_replaced'),
    ])
    .executeTakeFirst();
}

/** The name and email of the person who pays. */
export const findPayer = (db: Db, userId: number): Promise<{ name: string; email: string }> =>
  db
    .selectFrom('users as u')
    .where('u.id', '=', userId)
    .select([nameOrEmail.as('name'), 'u.email'])
    .executeTakeFirstOrThrow();

/** A payment, locked until the transaction ends. */
export interface LockedPayment {
  id: number;
  public_id: string;
  user_id: number;
  user_name: string;
  company_id: number;
  gateway: string;
  is_sandbox: boolean;
  is_test: boolean;
  status: PaymentStatus;
  /** Minor units. */
  amount: number;
  currency: string;
  gateway_order_id: string | null;
  gateway_payment_id: string | null;
}

export async function lockPayment(trx: Db, id: number): Promise<LockedPayment> {
  return trx
    .selectFrom('payments as p')
    .innerJoin('users as u', 'u.id', 'p.user_id')
    .where('p.id', '=', id)
    .select([
      'p.id',
      'p.public_id',
      'p.user_id',
      nameOrEmail.as('user_name'),
      'p.company_id',
      'p.gateway',
      'p.is_sandbox',
      'p.is_test',
      'p.status',
      'p.amount',
      'p.currency',
      'p.gateway_order_id',
      'p.gateway_payment_id',
    ])
    .forUpdate('p')
    .executeTakeFirstOrThrow();
}

/** The fields that identify a payment at its gateway. */
export type ChargeRow = Pick<
  LockedPayment,
  'public_id' | 'gateway' | 'is_sandbox' | 'status' | 'gateway_order_id' | 'gateway_payment_id'
>;

export const findChargeOf = (db: Db, id: number): Promise<ChargeRow> =>
  db
    .selectFrom('payments')
    .where('id', '=', id)
    .select([
      'public_id',
      'gateway',
      'is_sandbox',
      'status',
      'gateway_order_id',
      'gateway_payment_id',
    ])
    .executeTakeFirstOrThrow();
