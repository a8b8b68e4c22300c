import { sql } from 'kysely';
import type { BookingStatus, HoldState } from '../../../db/schema/bookings';
import type { ModuleDeps } from '../../../deps';

type Db = ModuleDeps['db'];

/** A booking of which something is kept, with its share of the payment. */
export interface PaidShare {
  id: number;
  booking_id: number;
  status: BookingStatus;
  ticket_tier_id: number;
  quantity: number;
  hold_state: HoldState;
}

/** Those that other refunds do not give back whole; the caller has locked their bookings. */
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

/** @param covered minor units; what other refunds of the payment had paid back before */
export async function setCovered(trx: Db, id: number, covered: number): Promise<void> {
  await trx.updateTable('refunds').set({ covered }).where('id', '=', id).execute();
}
