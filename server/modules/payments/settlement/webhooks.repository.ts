import type { GatewayName } from '../../../config/config';
import type { ModuleDeps } from '../../../deps';
import type { GatewayEvent } from '../gateways/gateway.types';

type Db = ModuleDeps['db'];

/** The payment that an event is about: one of this gateway, or for the sandbox any test payment. */
export async function findPaymentOf(
  db: Db,
  gateway: GatewayName,
  { reference, orderId }: Pick<GatewayEvent, 'reference' | 'orderId'>,
): Promise<number | undefined> {
  if (reference === null && orderId === null) return undefined;
  const row = await db
    .selectFrom('payments')
    .where((eb) =>
      gateway === 'sandbox'
        ? eb('is_test', '=', true)
        : eb.and([eb('is_test', '=', false), eb('gateway', '=', gateway)]),
    )
    .where((eb) =>
      reference !== null
        ? eb('public_id', '=', reference)
        : eb('gateway_order_id', '=', orderId ?? ''),
    )
    .select('id')
    .executeTakeFirst();
  return row?.id;
}

export async function isKnownEvent(db: Db, gateway: GatewayName, id: string): Promise<boolean> {
  const row = await db
    .selectFrom('gateway_events')
    .where('gateway', '=', gateway)
    .where('event_id', '=', id)
    .select('event_id')
    .executeTakeFirst();
  return row !== undefined;
}

/** @returns false when the event was processed before */
export async function insertEvent(
  trx: Db,
  event: { gateway: GatewayName; id: string; kind: string; paymentId: number },
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
