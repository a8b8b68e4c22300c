import { sql } from 'kysely';
import type { BookingStatus } from '../../../db/schema/bookings';
import type { GstPercent } from '../../../db/schema/catalog';
import type { ModuleDeps } from '../../../deps';
import { billedCompany } from '../../../db/expressions/billedCompany';
import { openOrdersFor } from '../payments.repository';

type Db = ModuleDeps['db'];

export interface ShareRow {
  booking_id: number;
  /** Minor units, with fee and GST. */
  amount: number;
  quantity: number;
  unit_price: number;
  gst_percent: GstPercent;
  booking_status: BookingStatus;
}

/** The payment's bookings, with the quantities, prices and rates at the time of payment. */
export function findShares(trx: Db, paymentId: number): Promise<ShareRow[]> {
  return trx
    .selectFrom('payment_bookings as s')
    .innerJoin('bookings as b', 'b.id', 's.booking_id')
    .where('s.payment_id', '=', paymentId)
    .select([
      's.booking_id',
      's.amount',
      's.quantity',
      's.unit_price',
      's.gst_percent',
      'b.status as booking_status',
    ])
    .orderBy('s.booking_id')
    .execute();
}

/**
 * Marks the payment as successful and its shares as settled.
 * @returns other payments for the same bookings whose orders can still be paid
 */
export async function markFulfilled(
  trx: Db,
  id: number,
  gatewayPaymentId: string | null,
  bookingIds: readonly number[],
): Promise<number[]> {
  const { rows } = await sql<{ competingOrders: number[] }>`
    with paid as (
      update payments
      set status = 'success', gateway_payment_id = ${gatewayPaymentId}, failure_reason = null,
        settled_at = now(), updated_at = now(),
        buyer = (select ${billedCompany} from companies c where c.id = payments.company_id)
      where id = ${id}
    ), settled as (
      update payment_bookings set is_settled = true where payment_id = ${id}
    )
    select (${openOrdersFor(bookingIds)}) as "competingOrders"
  `.execute(trx);
  return (rows[0]?.competingOrders ?? []).filter((other) => other !== id);
}

export async function markFailed(trx: Db, id: number, reason: string): Promise<void> {
  await trx
    .updateTable('payments')
    .set({ status: 'failed', failure_reason: reason.slice(0, 500), updated_at: sql<Date>`now()` })
    .where('id', '=', id)
    .where('status', '=', 'pending')
    .execute();
}

/** Marks a payment that was received and is refunded because it cannot be used. */
export async function markRefunded(
  trx: Db,
  id: number,
  { reason, gatewayPaymentId }: { reason: string; gatewayPaymentId: string | null },
): Promise<void> {
  await trx
    .updateTable('payments')
    .set({
      status: 'refunded',
      gateway_payment_id: gatewayPaymentId,
      failure_reason: reason,
      settled_at: sql<Date>`now()`,
      updated_at: sql<Date>`now()`,
    })
    .where('id', '=', id)
    .execute();
}
