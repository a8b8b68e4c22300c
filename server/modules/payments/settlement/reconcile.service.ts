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

/** Fetches the outcomes of open payments, so that nothing depends on webhooks (D12). */
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
     * Fetches the outcome of one payment now, unless it is settled or has no order yet.
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
     * @param reason for people; null when the bookings were paid another way
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
     * Any number of processes may run it. A gateway that does not answer in time is not asked again in this round, so
     * that the payments of others do not wait for it.
     * @returns how many payments it fetched
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
