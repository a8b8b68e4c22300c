import { sql, type Selectable } from 'kysely';
import type { SandboxOrdersTable } from '../../../db/schema/payments';
import type { ModuleDeps } from '../../../deps';

type Db = ModuleDeps['db'];

export type SandboxOrder = Pick<
  Selectable<SandboxOrdersTable>,
  'order_id' | 'reference' | 'amount' | 'currency' | 'state'
> & {
  /** The order succeeds later, and that time has not come yet. */
  answers_later: boolean;
  /** The order can no longer be paid. */
  is_over: boolean;
};

/** Does nothing when an order with this id exists. */
export async function insertOrder(
  db: Db,
  order: { orderId: string; reference: string; amount: number; currency: string },
): Promise<void> {
  await db
    .insertInto('sandbox_orders')
    .values({
      order_id: order.orderId,
      reference: order.reference,
      amount: order.amount,
      currency: order.currency,
    })
    .onConflict((clash) => clash.doNothing())
    .execute();
}

/** Returns the current state: a delayed success counts once it is due. */
export function findOrder(
  db: Db,
  orderId: string,
  lifeMinutes: number,
): Promise<SandboxOrder | undefined> {
  const isOld = sql<boolean>`created_at < now() - make_interval(mins => ${lifeMinutes}::int)`;
  return db
    .selectFrom('sandbox_orders')
    .where('order_id', '=', orderId)
    .select([
      'order_id',
      'reference',
      'amount',
      'currency',
      sql<SandboxOrder['state']>`case when answer_at <= now() then 'paid' else state end`.as(
        'state',
      ),
      sql<boolean>`(answer_at is not null and answer_at > now())`.as('answers_later'),
      sql<boolean>`(state = 'closed' or (state <> 'paid' and answer_at is null and ${isOld}))`.as(
        'is_over',
      ),
    ])
    .executeTakeFirst();
}

/**
 * Stores the payer's answer. A declined order can be answered again.
 * @returns false when the order is paid, closed or will succeed later
 */
export async function answerOrder(
  db: Db,
  orderId: string,
  answer: { state: 'paid' | 'declined' | 'closed' } | { laterSeconds: number },
): Promise<boolean> {
  const change =
    'state' in answer
      ? { state: answer.state }
      : { answer_at: sql<Date>`now() + make_interval(secs => ${answer.laterSeconds})` };
  const changed = await db
    .updateTable('sandbox_orders')
    .set(change)
    .where('order_id', '=', orderId)
    .where('state', 'in', ['open', 'declined'])
    .where('answer_at', 'is', null)
    .returning('order_id')
    .executeTakeFirst();
  return changed !== undefined;
}

/**
 * Refunds once per key, in one statement. A database check rejects more than was paid. A payment that settled at once
 * has no order, so only the refund's row is inserted.
 */
export async function refundOrder(
  db: Db,
  { key, orderId, amount }: { key: string; orderId: string; amount: number },
): Promise<void> {
  await sql`
    with inserted as (
      insert into sandbox_refunds (key, order_id, amount)
      values (${key}, ${orderId}, ${amount}::bigint)
      on conflict do nothing
      returning order_id, amount
    )
    update sandbox_orders o set refunded = o.refunded + inserted.amount
    from inserted where o.order_id = inserted.order_id
  `.execute(db);
}
