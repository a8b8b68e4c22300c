import type { Schemas } from '../../../contract/types';
import type { ModuleDeps } from '../../../deps';
import type { GatewayEvent } from '../gateways/gateway.types';

type Db = ModuleDeps['db'];

/** The event's payment: one at this gateway or, for the sandbox, any sandbox payment. */
export async function findPaymentOf(
  db: Db,
  gateway: Schemas['Gateway'],
  event: Pick<GatewayEvent, 'reference' | 'orderId' | 'gatewayPaymentId'>,
): Promise<number | undefined> {
  const { reference, orderId, gatewayPaymentId } = event;
  if (reference === null && orderId === null && gatewayPaymentId === null) return undefined;
  const row = await db
    .selectFrom('payments')
    .where((eb) =>
      gateway === 'sandbox'
        ? eb('is_sandbox', '=', true)
        : eb.and([eb('is_sandbox', '=', false), eb('gateway', '=', gateway)]),
    )
    .where((eb) => {
      if (reference !== null) return eb('public_id', '=', reference);
      return orderId !== null
        ? eb('gateway_order_id', '=', orderId)
        : eb('gateway_payment_id', '=', gatewayPaymentId);
    })
    .select('id')
    .executeTakeFirst();
  return row?.id;
}

export async function isKnownEvent(
  db: Db,
  gateway: Schemas['Gateway'],
  id: string,
): Promise<boolean> {
  const row = await db
    .selectFrom('gateway_events')
    .where('gateway', '=', gateway)
    .where('event_id', '=', id)
    .select('event_id')
    .executeTakeFirst();
  return row !== undefined;
}

/** @returns false when the event was already processed */
export async function insertEvent(
  trx: Db,
  event: { gateway: Schemas['Gateway']; id: string; kind: string; paymentId: number },
): Promise<boolean> {
  const row = await trx
    .insertInto('gateway_events')
    .values({
      gateway: event.gateway,
      event_id: event.id,
      kind: event.kind,
      payment_id: event.paymentId,
    })
    .onConflict((clash) => clash.doNothing())
    .returning('event_id')
    .executeTakeFirst();
  return row !== undefined;
}
