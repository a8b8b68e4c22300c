import type { IncomingHttpHeaders } from 'node:http';
import { inTransaction } from '../../../db/transaction';
import { enqueue } from '../../../jobs/queue';
import { AppError, notFound } from '../../../lib/errors';
import type { Schemas } from '../../../contract/types';
import type { ModuleDeps } from '../../../deps';
import { recordDispute } from '../disputes/disputes.repository';
import type { GatewayEvent, HostedGateway } from '../gateways/gateway.types';
import type { Gateways } from '../gateways/gateways.service';
import { malformedEvent } from '../gateways/signature.rules';
import { lockPayment, type LockedPayment } from '../payments.repository';
import type { RefundReports } from '../refunds/refundReports.service';
import { fetchRefundsJob } from '../refunds/refunds.jobs';
import type { Settlement } from './settlement.service';
import { findPaymentOf, insertEvent, isKnownEvent } from './webhooks.repository';

type Db = ModuleDeps['db'];

export type Webhooks = ReturnType<typeof createWebhooks>;

/** Handles events from gateways (D12). */
export function createWebhooks({
  db,
  gateways,
  settlement,
  refundReports,
}: {
  db: Db;
  gateways: Gateways;
  settlement: Settlement;
  refundReports: Pick<RefundReports, 'record'>;
}) {
  /** The caller's transaction has locked the payment and stored the event. */
  async function apply(trx: Db, payment: LockedPayment, event: GatewayEvent): Promise<void> {
    const { outcome, refund, dispute, hasRefunds } = event;
    if (outcome) await settlement.applyToLocked(trx, payment, outcome);
    if (dispute) await recordDispute(trx, payment, dispute);
    // Refunds can be recorded only after their payment is settled.
    const isOpen = payment.status === 'pending' || payment.status === 'failed';
    if (hasRefunds || (refund && isOpen)) {
      const job = { key: `${payment.id}:${event.id}`, payload: { payment: payment.id } };
      await enqueue(trx, fetchRefundsJob, job);
    } else if (refund) {
      await refundReports.record(trx, payment, refund, event.gatewayPaymentId);
    }
  }

  return {
    /**
     * Applies an event once, in the transaction that stores its id. Ignores repeated events and events of unknown
     * payments.
     *
     * @param rawBody the bytes that were signed
     * @throws 400 `bad_signature`, `malformed_event`; 404 for a gateway that is not configured
     */
    async receive(
      name: Schemas['Gateway'],
      rawBody: Buffer,
      headers: IncomingHttpHeaders,
    ): Promise<void> {
      const gateway = gateways.named(name);
      if (!gateway) throw notFound('This gateway is not in use here.');
      const event = readEvent(gateway, rawBody, headers);
      const hasEffect = event.outcome ?? event.refund ?? event.dispute ?? event.hasRefunds;
      if (!hasEffect || (await isKnownEvent(db, name, event.id))) return;
      const paymentId = await findPaymentOf(db, name, event);
      if (paymentId === undefined) return;
      await inTransaction(db, async (trx) => {
        // Lock the payment before the insert. In the reverse order, two deliveries of the event could deadlock.
        const payment = await lockPayment(trx, paymentId);
        const { id, kind } = event;
        if (await insertEvent(trx, { gateway: name, id, kind, paymentId })) {
          await apply(trx, payment, event);
        }
      });
    },
  };
}

/** @throws 400 `bad_signature`; `malformed_event` when the event cannot be stored */
function readEvent(
  gateway: HostedGateway,
  rawBody: Buffer,
  headers: IncomingHttpHeaders,
): GatewayEvent {
  let event: GatewayEvent;
  try {
    event = gateway.verifyWebhook(rawBody, headers);
  } catch (error) {
    if (error instanceof AppError) throw error;
    throw malformedEvent(error);
  }
  if (!isStorable(event)) throw malformedEvent();
  return event;
}

/** Repeated deliveries are recognised by the event's id, and amounts must be whole and positive. */
function isStorable(event: GatewayEvent): boolean {
  const { outcome, refund, dispute } = event;
  const sums = [outcome?.state === 'paid' ? outcome : null, refund, dispute];
  return typeof event.id === 'string' && sums.every((money) => money === null || isMoney(money));
}

const isMoney = ({ amount, currency }: { amount: number; currency: string }): boolean =>
  Number.isSafeInteger(amount) && amount >= 0 && /^[A-Z]{3}$/.test(currency);
