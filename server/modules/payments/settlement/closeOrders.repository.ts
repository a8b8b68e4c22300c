import { sql } from 'kysely';
import type { ModuleDeps } from '../../../deps';

/** Days after which no payment page of any gateway accepts payments. */
const PAYABLE_DAYS = 2;

/**
 * Ids of payments whose order may still be paid at its gateway. Locks all unsettled payments, and so waits for a
 * request that is storing an order.
 */
export async function lockUnpaidOrders(
  trx: ModuleDeps['db'],
  payer: { person: number } | { company: number },
): Promise<number[]> {
  const rows = await trx
    .selectFrom('payments')
    .where((eb) =>
      'person' in payer ? eb('user_id', '=', payer.person) : eb('company_id', '=', payer.company),
    )
    .where('status', 'in', ['pending', 'failed'])
    .where('created_at', '>', sql<Date>`now() - make_interval(days => ${PAYABLE_DAYS}::int)`)
    .select(['id', 'gateway_order_id'])
    .orderBy('id')
    .forUpdate()
    .execute();
  return rows.filter((row) => row.gateway_order_id !== null).map(({ id }) => id);
}
