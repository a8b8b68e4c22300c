import type { ModuleDeps } from '../../deps';
import { jobHandler, type JobHandler } from '../../jobs/defineJob';
import { enqueue } from '../../jobs/queue';
import { findSettled, noteCharge } from './charge.repository';
import { askGateway } from './gateways/askGateway';
import type { Gateways } from './gateways/gateways';
import { closeOrderJob, recordChargeJob, sandboxEventJob } from './payments.jobs';
import { refundRequested, refundStarted } from './refunds/refunds.jobs';
import { findUnanswered } from './settlement/reconcile.repository';
import type { Settling } from './settlement/settlement.service';
import { findRefund, markRefundDone } from './settlement/settlement.repository';
import type { Webhooks } from './settlement/webhooks.service';

interface PaymentJobsDeps {
  db: ModuleDeps['db'];
  gateways: Gateways;
  settling: Settling;
  webhooks: Webhooks;
}

/** What follows a payment's transaction and takes a network call (D12). */
export const createPaymentJobHandlers = ({
  db,
  gateways,
  settling,
  webhooks,
}: PaymentJobsDeps): JobHandler[] => [
  jobHandler(refundRequested, async ({ refund: id }) => {
    const refund = await findRefund(db, id);
    if (!refund || refund.done_at !== null) return;
    // Before the gateway is asked: its failures would delay the mail as well (D12).
    if (isOfUnusedMoney(refund.scope)) {
      await enqueue(db, refundStarted, { key: String(id), payload: { refund: id } });
    }
    const { gateway_order_id: orderId } = refund;
    if (orderId === null) throw new Error(`Payment ${refund.public_id} has no order.`);
    const gatewayRefundId = await askGateway(() =>
      gateways.of(refund).refund({
        key: `${refund.public_id}_${refund.scope}`,
        orderId,
        gatewayPaymentId: refund.gateway_payment_id,
        amount: refund.amount,
      }),
    );
    await markRefundDone(db, id, gatewayRefundId);
  }),

  jobHandler(recordChargeJob, async ({ payment: id }) => {
    const payment = await findSettled(db, id);
    if (!payment || payment.gateway_order_id === null) return;
    const { gateway_order_id: orderId, gateway_payment_id: gatewayPaymentId } = payment;
    const charge = await askGateway(() =>
      gateways.of(payment).fetchCharge({ orderId, gatewayPaymentId }),
    );
    await noteCharge(db, id, charge);
  }),

  jobHandler(closeOrderJob, async ({ payment: id, reason }) => {
    const payment = await findUnanswered(db, { id });
    if (!payment?.gateway_order_id) return;
    if (payment.status !== 'pending' && payment.status !== 'failed') return;
    const { gateway_order_id: orderId } = payment;
    await askGateway(() => gateways.of(payment).closeOrder(orderId));
    await settling.settle(id, {
      state: 'failed',
      reason: reason ?? 'The bookings were paid another way.',
    });
  }),

  jobHandler(sandboxEventJob, async ({ body }) => {
    const { headers } = gateways.sandbox.sign(body);
    await webhooks.receive('sandbox', Buffer.from(body), headers);
  }),
];

/** Not of a booking whose event was cancelled: its mails say so already. */
const isOfUnusedMoney = (scope: string) => scope === 'payment' || scope.startsWith('again:');
