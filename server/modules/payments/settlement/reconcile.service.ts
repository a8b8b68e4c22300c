import type { ModuleDeps } from '../../../deps';
import { askGateway } from '../gateways/askGateway';
import type { Outcome } from '../gateways/gateway';
import type { Gateways } from '../gateways/gateways';
import * as repository from './reconcile.repository';
import type { Unanswered } from './reconcile.repository';
import type { Settling } from './settlement.service';

const AT_ONCE = 10;

const neverBegun: Outcome = { state: 'failed', reason: 'The payment page was never opened.' };

export type Reconciler = ReturnType<typeof createReconciler>;

/** Asks the gateways how payments went, so that nothing depends on their webhooks (D12). */
export function createReconciler({
  db,
  log,
  gateways,
  settling,
}: Pick<ModuleDeps, 'db' | 'log'> & { gateways: Gateways; settling: Settling }) {
  async function ask(payment: Unanswered): Promise<void> {
    const { gateway_order_id: orderId } = payment;
    const outcome =
      orderId === null
        ? neverBegun
        : await askGateway(() => gateways.of(payment).fetchPayment(orderId));
    await settling.settle(payment.id, outcome);
  }

  return {
    /**
     * Asks about one payment now; one that is settled, or has no order yet, is left alone.
     * @throws 502, 503 when the gateway fails
     */
    async askAbout(publicId: string): Promise<void> {
      const payment = await repository.findUnanswered(db, { publicId });
      if (!payment || payment.gateway_order_id === null) return;
      if (payment.status === 'pending' || payment.status === 'failed') await ask(payment);
    },

    /** Any number of processes may run it. @returns how many payments it asked about */
    async reconcileOnce(stopping?: AbortSignal): Promise<number> {
      let asked = 0;
      for (;;) {
        if (stopping?.aborted) return asked;
        const payments = await repository.claimUnanswered(db, AT_ONCE);
        await Promise.all(
          payments.map((payment) =>
            ask(payment).catch((error: unknown) => {
              log.warn({ err: error, payment: payment.public_id }, 'a gateway could not be asked');
            }),
          ),
        );
        asked += payments.length;
        if (payments.length < AT_ONCE) return asked;
      }
    },
  };
}
