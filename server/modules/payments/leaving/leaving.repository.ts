import { sql } from 'kysely';
import { keptList } from '../../../db/expressions/keptList';
import type { ModuleDeps } from '../../../deps';

/** The payments of bookings, in the order in which the caller must lock them. */
export async function findPaymentsOf(
  db: ModuleDeps['db'],
  bookingIds: readonly number[],
): Promise<number[]> {
  const rows = await db
    .selectFrom('payment_bookings')
    .where('booking_id', '=', sql<number>`any(${keptList(bookingIds)})`)
    .where('is_settled', '=', true)
    .select('payment_id')
    .distinct()
    .orderBy('payment_id')
    .execute();
  return rows.map((row) => row.payment_id);
}
