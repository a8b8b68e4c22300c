import { sql, type Selectable } from 'kysely';
import type { SandboxOrdersTable } from '../../../db/schema/payments';
import type { ModuleDeps } from '../../../deps';

type Db = ModuleDeps['db'];

export type SandboxOrder = Pick<
  Selectable<SandboxOrdersTable>,
  'order_id' | 'reference' | 'amount' | 'currency' | 'state'
> & {
  /** The delayed answer is not due yet. */
  answers_later: boolean;
  /** It can no longer be paid. */
  is_over: boolean;
};

/** Does nothing when there is an order with this id. */
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

/** The present state: a delayed answer that is due counts as given. */
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
 * A declined order can be answered again.
 * @returns false for an order that is paid, closed or answered late
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
 * Each key once, in one statement; never more than was paid: the database refuses it. What was paid
 * at once has no order, only the refund's row.
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
