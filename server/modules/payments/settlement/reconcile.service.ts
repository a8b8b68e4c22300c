import type { ModuleDeps } from '../../../deps';
import {
  callGateway,
  isGatewayFailure,
  GatewayTimeout,
  outcomeUnknown,
} from '../gateways/callGateway.gateway';
import type { Outcome } from '../gateways/gateway.types';
import type { Gateways } from '../gateways/gateways.service';
import * as repository from './reconcile.repository';
import type { OpenPayment } from './reconcile.repository';
import type { Settlement } from './settlement.service';

const BATCH_SIZE = 10;

const neverOpened: Outcome = { state: 'failed', reason: 'The payment page was never opened.' };

export type Reconciler = ReturnType<typeof createReconciler>;

/** Fetches the outcomes of open payments, so that Foyer does not depend on webhooks (D12). */
export function createReconciler({
  db,
  log,
  gateways,
  settlement,
}: Pick<ModuleDeps, 'db' | 'log'> & { gateways: Gateways; settlement: Settlement }) {
  async function refresh(payment: OpenPayment): Promise<void> {
    const { gateway_order_id: orderId } = payment;
    const outcome =
      orderId === null
        ? neverOpened
        : await callGateway(() => gateways.of(payment).fetchPayment(orderId));
    await settlement.applyPaymentOutcome(payment.id, outcome);
  }

  return {
    /**
     * Fetches one payment's outcome now, unless the payment is settled or has no order yet.
     * @throws 502, 503 when the gateway fails
     */
    async reconcile(publicId: string): Promise<void> {
      const payment = await repository.findOpenPayment(db, { publicId });
      if (!payment || payment.gateway_order_id === null) return;
      if (payment.status !== 'pending' && payment.status !== 'failed') return;
      try {
        await refresh(payment);
      } catch (error) {
        throw isGatewayFailure(error) ? outcomeUnknown(error) : error;
      }
    },

    /**
     * Closes the order of an unpaid payment.
     * @param paymentId `payments.id`
     * @param reason shown to people; null when the bookings were paid another way
     * @throws 502, 503 when the gateway fails
     */
    async closeOrder(paymentId: number, reason: string | null): Promise<void> {
      const payment = await repository.findOpenPayment(db, { id: paymentId });
      if (!payment?.gateway_order_id) return;
      if (payment.status !== 'pending' && payment.status !== 'failed') return;
      const { gateway_order_id: orderId } = payment;
      await callGateway(() => gateways.of(payment).closeOrder(orderId));
      await settlement.applyPaymentOutcome(paymentId, {
        state: 'failed',
        reason: reason ?? 'The bookings were paid another way.',
      });
    },

    /**
     * Fetches all outcomes that are due. Several processes may run it concurrently. It skips a gateway that has timed
     * out for the rest of the round, so that payments at other gateways do not wait.
     * @returns the number of payments fetched
     */
    async reconcileOnce(stopping?: AbortSignal): Promise<number> {
      const silent = new Set<string>();
      let fetched = 0;
      for (;;) {
        if (stopping?.aborted) return fetched;
        const payments = await repository.claimOpenPayments(db, BATCH_SIZE, [...silent]);
        await Promise.all(
          payments.map((payment) =>
            refresh(payment).catch((error: unknown) => {
              if (error instanceof GatewayTimeout) silent.add(payment.gateway);
              log.warn(
                { err: error, payment: payment.public_id },
                'a payment could not be reconciled',
              );
            }),
          ),
        );
        fetched += payments.length;
        if (payments.length < BATCH_SIZE) return fetched;
      }
    },
  };
}
