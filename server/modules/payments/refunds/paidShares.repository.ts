import { sql } from 'kysely';
import type { BookingStatus, HoldState } from '../../../db/schema/bookings';
import type { ModuleDeps } from '../../../deps';

type Db = ModuleDeps['db'];

/** A share of a payment that is not fully refunded, with its booking. */
export interface PaidShare {
  id: number;
  booking_id: number;
  status: BookingStatus;
  ticket_tier_id: number;
  quantity: number;
  hold_state: HoldState;
}

/** The payment's shares that are not fully refunded. The caller has locked their bookings. */
export async function findPaidShares(trx: Db, paymentId: number): Promise<PaidShare[]> {
  const { rows } = await sql<PaidShare>`
    select s.id, s.booking_id, b.status, b.ticket_tier_id, b.quantity, b.hold_state
    from payment_bookings s
    join bookings b on b.id = s.booking_id
    where s.payment_id = ${paymentId} and s.is_settled and s.refunded < s.amount
    order by b.id
  `.execute(trx);
  return rows;
}

/** @param covered minor units that other refunds of the payment have paid back */
export async function setCovered(trx: Db, id: number, covered: number): Promise<void> {
  await trx.updateTable('refunds').set({ covered }).where('id', '=', id).execute();
}
