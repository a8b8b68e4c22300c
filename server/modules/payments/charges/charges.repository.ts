import { sql } from 'kysely';
import type { ModuleDeps } from '../../../deps';
import type { Charge } from '../gateways/gateway.types';

type Db = ModuleDeps['db'];

interface Settled {
  gateway: string;
  is_sandbox: boolean;
  gateway_order_id: string | null;
  gateway_payment_id: string | null;
}

/** Returns undefined when the payment was not received. */
export function findPaidPayment(db: Db, id: number): Promise<Settled | undefined> {
  return db
    .selectFrom('payments')
    .where('id', '=', id)
    .where('settled_at', 'is not', null)
    .select(['gateway', 'is_sandbox', 'gateway_order_id', 'gateway_payment_id'])
    .executeTakeFirst();
}

/** Stores the values that the gateway reports and leaves the others unchanged. */
export async function recordCharge(db: Db, id: number, { fee, method }: Charge): Promise<void> {
  if (fee === null && method === null) return;
  await db
    .updateTable('payments')
    .set({
      ...(fee !== null && { transaction_fee: fee }),
      ...(method !== null && { payment_method: method }),
      updated_at: sql<Date>`now()`,
    })
    .where('id', '=', id)
    .execute();
}
