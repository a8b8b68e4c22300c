import { sql } from 'kysely';
import type { GstPercent } from '../../../db/schema/catalog';
import type { PaymentStatus } from '../../../db/schema/payments';
import type { ModuleDeps } from '../../../deps';
import { isReplaced } from '../payments.repository';

type Db = ModuleDeps['db'];

/** Locks the person, so that a person's checkouts run one at a time. */
export async function lockBuyer(trx: Db, userId: number): Promise<void> {
  await trx
    .selectFrom('users')
    .where('id', '=', userId)
    .select('id')
    .forNoKeyUpdate()
    .executeTakeFirst();
}

/** Locks a person's unpaid bookings. */
export async function lockUnpaid(trx: Db, userId: number): Promise<void> {
  await trx
    .selectFrom('bookings')
    .where('user_id', '=', userId)
    .where('status', '=', 'pending')
    .where('removed_at', 'is', null)
    .select('id')
    .orderBy('id')
    .forUpdate()
    .execute();
}

export interface OpenPayment {
  id: number;
  public_id: string;
  gateway: string;
  is_sandbox: boolean;
  /** Minor units. */
  amount: number;
  gateway_order_id: string | null;
  /** Recent enough that its order does not expire while the person pays. */
  is_fresh: boolean;
  shares: { booking_id: number; quantity: number; unit_price: number; gst_percent: GstPercent }[];
}

/** A person's pending payments, locked, oldest first. */
export async function lockOpenPayments(
  trx: Db,
  userId: number,
  freshMinutes: number,
): Promise<OpenPayment[]> {
  const rows = await openPayments(trx, freshMinutes)
    .where('user_id', '=', userId)
    .where('status', '=', 'pending')
    .orderBy('id')
    .forUpdate()
    .execute();
  return withShares(trx, rows);
}

/** Locks a payment whose page can be paid: it is pending, or it was declined and can be retried. */
export async function lockPayablePage(
  trx: Db,
  publicId: string,
  freshMinutes: number,
): Promise<OpenPayment | undefined> {
  const rows = await openPayments(trx, freshMinutes)
    .where('public_id', '=', publicId)
    .where('status', 'in', ['pending', 'failed'])
    .where(sql<boolean>`not ${isReplaced}`)
    .forUpdate()
    .execute();
  return (await withShares(trx, rows))[0];
}

/** The payment's person and company, read without a lock. */
export const findPayer = (db: Db, publicId: string) =>
  db
    .selectFrom('payments')
    .where('public_id', '=', publicId)
    .select(['user_id as userId', 'company_id as companyId'])
    .executeTakeFirst();

/** Whether the hold of any unpaid booking of the payment has expired. */
export async function hasLapsedHold(trx: Db, paymentId: number): Promise<boolean> {
  const { rows } = await sql<{ id: number }>`
    select b.id from payment_bookings s join bookings b on b.id = s.booking_id
    where s.payment_id = ${paymentId} and b.status = 'pending'
      and (b.hold_state <> 'held' or b.hold_expires_at <= now())
    limit 1
  `.execute(trx);
  return rows.length > 0;
}

const openPayments = (trx: Db, freshMinutes: number) =>
  trx
    .selectFrom('payments')
    .select([
      'id',
      'public_id',
      'gateway',
      'is_sandbox',
      'amount',
      'gateway_order_id',
      sql<boolean>`(created_at > now() - make_interval(mins => ${freshMinutes}::int))`.as(
        'is_fresh',
      ),
    ]);

async function withShares(
  trx: Db,
  rows: readonly Omit<OpenPayment, 'shares'>[],
): Promise<OpenPayment[]> {
  if (rows.length === 0) return [];
  const shares = await trx
    .selectFrom('payment_bookings')
    .where('payment_id', '=', sql<number>`any(${rows.map((row) => row.id)}::bigint[])`)
    .select(['payment_id', 'booking_id', 'quantity', 'unit_price', 'gst_percent'])
    .execute();
  return rows.map((row) => ({
    ...row,
    shares: shares.filter((share) => share.payment_id === row.id),
  }));
}

export interface CheckoutRow {
  id: number;
  public_id: string;
  gateway: string;
  is_sandbox: boolean;
  status: PaymentStatus;
  amount: number;
  currency: string;
  checkout_url: string | null;
  created_at: Date;
  /** The payment failed and a newer one replaced it. */
  is_replaced: boolean;
}

export function findCheckout(db: Db, publicId: string): Promise<CheckoutRow> {
  return db
    .selectFrom('payments')
    .where('public_id', '=', publicId)
    .select([
      'id',
      'public_id',
      'gateway',
      'is_sandbox',
      'status',
      'amount',
      'currency',
      'checkout_url',
      'created_at',
      isReplaced.as('is_replaced'),
    ])
    .executeTakeFirstOrThrow();
}

/**
 * Claims the creation of this payment's order at the gateway, for one request at a time.
 * @returns false when the order exists or another request is creating it
 */
export async function claimOrder(db: Db, id: number, seconds: number): Promise<boolean> {
  const row = await db
    .updateTable('payments')
    .set({ order_claimed_until: sql<Date>`now() + make_interval(secs => ${seconds})` })
    .where('id', '=', id)
    .where('status', '=', 'pending')
    .where('gateway_order_id', 'is', null)
    .where(({ or, eb }) =>
      or([
        eb('order_claimed_until', 'is', null),
        eb('order_claimed_until', '<=', sql<Date>`now()`),
      ]),
    )
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function releaseOrder(db: Db, id: number): Promise<void> {
  await db
    .updateTable('payments')
    .set({ order_claimed_until: null })
    .where('id', '=', id)
    .where('gateway_order_id', 'is', null)
    .execute();
}

/** The payment's state after the gateway has created its order; the order must be closed unless it is `open`. */
export type SavedOrder = 'open' | 'replaced' | 'payer_gone';

/** Stores the order that the gateway created. */
export async function saveOrder(
  db: Db,
  id: number,
  order: { orderId: string; checkoutUrl: string },
): Promise<SavedOrder> {
  const saved = await db
    .updateTable('payments')
    .set({
      gateway_order_id: order.orderId,
      checkout_url: order.checkoutUrl,
      order_claimed_until: null,
    })
    .where('id', '=', id)
    .where('gateway_order_id', 'is', null)
    .returning([
      'status',
      isPaidAnotherWay.as('is_paid_another_way'),
      isPayerGone.as('is_payer_gone'),
    ])
    .executeTakeFirst();
  // The claim prevents other requests from saving an order; if one did anyway, it is the same order.
  if (saved === undefined) return 'open';
  if (saved.is_payer_gone) return 'payer_gone';
  return saved.status === 'pending' && !saved.is_paid_another_way ? 'open' : 'replaced';
}

const isPayerGone = sql<boolean>`(
  exists (select from users u where u.id = payments.user_id and not u.is_active)
  or exists (select from companies c where c.id = payments.company_id and c.suspended_at is not null)
)`;

const isPaidAnotherWay = sql<boolean>`exists (
  select from payment_bookings ours
  join payment_bookings theirs on theirs.booking_id = ours.booking_id and theirs.is_settled
  where ours.payment_id = payments.id and theirs.payment_id <> payments.id
)`;
