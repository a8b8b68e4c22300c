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

/** Receives the events that gateways send (D12). */
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
     * Applies an event once, in the transaction that stores its id. Repeated events, and those of
     * unknown payments, are ignored.
     *
     * @param rawBody the bytes that were signed
     * @throws 400 `bad_signature`; 404 for a gateway that is not configured
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
        // Lock before the insert: two deliveries that both had the event's row would deadlock.
        const payment = await lockPayment(trx, paymentId);
        const { id, kind } = event;
        if (!(await insertEvent(trx, { gateway: name, id, kind, paymentId }))) return;
        await settlement.applyToLocked(trx, payment, outcome);
      });
    },
  };
}
