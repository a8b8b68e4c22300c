import type { IncomingHttpHeaders } from 'node:http';
import type { GatewayName } from '../../../config/config';
import { inTransaction } from '../../../db/transaction';
import { notFound } from '../../../lib/errors';
import type { ModuleDeps } from '../../../deps';
import type { Gateways } from '../gateways/gateways';
import type { Settling } from './settlement.service';
import { lockPayment } from './settlement.repository';
import { findPaymentOf, insertEvent, isKnownEvent } from './webhooks.repository';

export type Webhooks = ReturnType<typeof createWebhooks>;

/** What gateways tell by themselves (D12). */
export function createWebhooks({
  db,
  gateways,
  settling,
}: {
  db: ModuleDeps['db'];
  gateways: Gateways;
  settling: Settling;
}) {
  return {
    /**
     * An event has its effect once, in the transaction that writes its id down; every repeat is
     * taken in silence, and so is what does not concern a payment of ours.
     *
     * @param rawBody the bytes that were signed
     * @throws 400 `bad_signature`; 404 for a gateway that is not in use here
     */
    async receive(name: GatewayName, rawBody: Buffer, headers: IncomingHttpHeaders): Promise<void> {
      const gateway = gateways.named(name);
      if (!gateway) throw notFound('This gateway is not in use here.');
      const event = gateway.verifyWebhook(rawBody, headers);
      const { outcome } = event;
      if (outcome === null || (await isKnownEvent(db, name, event.id))) return;
      const paymentId = await findPaymentOf(db, name, event);
      if (paymentId === undefined) return;
      await inTransaction(db, async (trx) => {
        // The lock first: twins that both had the event's row would wait for each other.
        const payment = await lockPayment(trx, paymentId);
        const { id, kind } = event;
        if (!(await insertEvent(trx, { gateway: name, id, kind, paymentId }))) return;
        await settling.settleLocked(trx, payment, outcome);
      });
    },
  };
}
