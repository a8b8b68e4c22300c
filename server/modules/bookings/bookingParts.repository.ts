import { sql } from 'kysely';
import { keptList } from '../../db/expressions/keptList';
import type { Db } from './bookings.repository';
import type { HistoryRow, PaymentShareRow } from './bookings.types';

/** Oldest first, for all given bookings in one statement. */
export function findHistory(db: Db, bookingIds: readonly number[]): Promise<HistoryRow[]> {
  return db
    .selectFrom('booking_history')
    .select([
      'id',
      'booking_id',
      'at',
      'actor_name',
      'kind',
      'from_status',
      'to_status',
      'note',
      'people',
    ])
    .where('booking_id', '=', sql<number>`any(${keptList(bookingIds)})`)
    .orderBy('id')
    .execute();
}

const paymentShares = (db: Db) =>
  db
    .selectFrom('payment_bookings as s')
    .innerJoin('payments as p', 'p.id', 's.payment_id')
    .innerJoin('bookings as b', 'b.id', 's.booking_id')
    .select([
      's.id',
      's.booking_id',
      'b.booking_number',
      'p.public_id as payment_id',
      sql<PaymentShareRow['gateway']>`p.gateway`.as('gateway'),
      'p.is_test',
      's.amount',
      'p.amount as payment_amount',
      'p.currency',
      'p.status',
      sql<PaymentShareRow['payment_method']>`p.payment_method`.as('payment_method'),
      'p.transaction_fee',
      's.created_at',
      'p.updated_at',
    ])
    .orderBy('s.id');

/** Oldest first, for all given bookings in one statement. */
export function findPaymentShares(
  db: Db,
  bookingIds: readonly number[],
): Promise<PaymentShareRow[]> {
  return paymentShares(db)
    .where('s.booking_id', '=', sql<number>`any(${keptList(bookingIds)})`)
    .execute();
}

/** The shares of one payment, by its public id. */
export function findSharesOfPayment(db: Db, paymentId: string): Promise<PaymentShareRow[]> {
  return paymentShares(db).where('p.public_id', '=', paymentId).execute();
}
