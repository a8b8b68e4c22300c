import type { ModuleDeps } from '../../deps';
import { tellRefundLater } from '../messaging/mails/enqueueMails.jobs';
import { findSettled, noteCharge } from './charge.repository';
import { askGateway } from './gateways/askGateway';
import type { Gateways } from './gateways/gateways';
import { Reader } from '../../lib/jsonReader';
import type { JobHandler } from '../../jobs/queue';
import { findUnanswered } from './settlement/reconcile.repository';
import type { Settling } from './settlement/settlement.service';
import { findRefund, markRefundDone } from './settlement/settlement.repository';
import type { Webhooks } from './settlement/webhooks.service';

interface FollowUpDeps {
  db: ModuleDeps['db'];
  gateways: Gateways;
  settling: Settling;
  webhooks: Webhooks;
}

/** What follows a commit and takes a network call; each may run twice (D12). */
export function createFollowUps({
  db,
  gateways,
  settling,
  webhooks,
}: FollowUpDeps): Record<string, JobHandler> {
  return {
    async refund(payload) {
      const refund = await findRefund(db, new Reader(payload).at('refund').needInteger('refund'));
      if (!refund || refund.done_at !== null) return;
      // Before the gateway is asked: the person shall not wait for it as well (D12).
      if (isOfUnusedMoney(refund.scope)) await tellRefundLater(db, refund.id);
      const { gateway_order_id: orderId } = refund;
      if (orderId === null) throw new Error(`Payment ${refund.public_id} has no order.`);
      const id = await askGateway(() =>
        gateways.of(refund).refund({
          key: `${refund.public_id}_${refund.scope}`,
          orderId,
          gatewayPaymentId: refund.gateway_payment_id,
          amount: refund.amount,
        }),
      );
      await markRefundDone(db, refund.id, id);
    },

    /** The gateway's fee, and how the person has paid in the end: known only once it has the money. */
    async note_charge(payload) {
      const id = new Reader(payload).at('payment').needInteger('payment');
      const payment = await findSettled(db, id);
      if (!payment || payment.gateway_order_id === null) return;
      const { gateway_order_id: orderId, gateway_payment_id: gatewayPaymentId } = payment;
      const charge = await askGateway(() =>
        gateways.of(payment).fetchCharge({ orderId, gatewayPaymentId }),
      );
      await noteCharge(db, id, charge);
    },

    async close_order(payload) {
      const job = new Reader(payload);
      const id = job.at('payment').needInteger('payment');
      const payment = await findUnanswered(db, { id });
      if (!payment?.gateway_order_id) return;
      if (payment.status !== 'pending' && payment.status !== 'failed') return;
      const { gateway_order_id: orderId } = payment;
      await askGateway(() => gateways.of(payment).closeOrder(orderId));
      await settling.settle(id, {
        state: 'failed',
        reason: job.at('reason').text ?? 'The bookings were paid another way.',
      });
    },

    /** The bank's late answer on the sandbox comes as a webhook, like any other. */
    async sandbox_event(payload) {
      const body = new Reader(payload).at('body').needText('body');
      const { headers } = gateways.sandbox.sign(body);
      await webhooks.receive('sandbox', Buffer.from(body), headers);
    },
  };
}

/** Not of a booking whose event was called off: those people are told of that. */
const isOfUnusedMoney = (scope: string) => scope === 'payment' || scope.startsWith('again:');
