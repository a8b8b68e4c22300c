import type { IncomingHttpHeaders } from 'node:http';
import type { GatewayName } from '../../../config/config';
import { inTransaction } from '../../../db/transaction';
import { notFound } from '../../../lib/errors';
import type { ModuleDeps } from '../../../deps';
import type { Gateways } from '../gateways/gateways.service';
import { lockPayment } from '../payments.repository';
import type { Settlement } from './settlement.service';
import { findPaymentOf, insertEvent, isKnownEvent } from './webhooks.repository';

export type Webhooks = ReturnType<typeof createWebhooks>;

/** Events that gateways send by themselves (D12). */
export function createWebhooks({
  db,
  gateways,
  settlement,
}: {
  db: ModuleDeps['db'];
  gateways: Gateways;
  settlement: Settlement;
}) {
  return {
    /**
     * An event has its effect once, in the transaction that stores its id. Repeated events, and those
     * of payments that are not ours, are ignored.
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
        // The lock first: two deliveries that both had the event's row would wait for each other.
        const payment = await lockPayment(trx, paymentId);
        const { id, kind } = event;
        if (!(await insertEvent(trx, { gateway: name, id, kind, paymentId }))) return;
        await settlement.applyToLocked(trx, payment, outcome);
      });
    },
  };
}
