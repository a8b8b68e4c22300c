import { inTransaction } from '../../../db/transaction';
import { formatMoney } from '../../../lib/money';
import type { ModuleDeps } from '../../../deps';
import type { InvoicesService } from '../../invoices/invoices.service';
import { askGateway } from '../gateways/askGateway';
import type { Gateways } from '../gateways/gateways';
import {
  findRefund,
  lockPayment,
  markRefundDone,
  type RefundRow,
} from '../settlement/settlement.repository';
import { recordAffected } from '../../organize/historyRecorder';
import * as repository from './refunds.repository';
import type { Telling } from '../../organize/eventNotices.service';

type Db = ModuleDeps['db'];

interface RefundsDeps extends Pick<ModuleDeps, 'db'> {
  gateways: Pick<Gateways, 'of'>;
  invoices: Pick<InvoicesService, 'credit'>;
  telling: Telling;
}

/** Pays back what was paid for bookings of a cancelled event (D13). */
export function createBookingRefunds({ db, gateways, invoices, telling }: RefundsDeps) {
  /** Everything that is true once the gateway has taken the refund; again it does nothing. */
  async function finish(trx: Db, refund: RefundRow, gatewayRefundId: string): Promise<void> {
    await lockPayment(trx, refund.payment_id);
    if (!(await markRefundDone(trx, refund.id, gatewayRefundId))) return;
    const bookings = await repository.lockRefunded(trx, refund.id);
    const ids = bookings.map((booking) => booking.id);
    await repository.markPaidBack(trx, ids);
    await repository.markPaymentRefunded(trx, refund.payment_id);
    const note = await invoices.credit(trx, {
      paymentId: refund.public_id,
      bookingIds: ids,
      reason: refund.reason,
    });
    const money = formatMoney(refund.amount, refund.currency);
    await recordAffected(
      trx,
      bookings.map((booking) => ({
        kind: 'refund_done',
        booking: { id: booking.id, userId: booking.user_id, eventId: booking.event_id },
        actor: null,
        change: null,
        note: `${money} has been paid back, credit note ${note.number}.`,
      })),
    );
    await telling.refunded(trx, refund, bookings, note);
  }

  return {
    /**
     * The gateway is asked with the same key each time, outside of any transaction: a crash between
     * its answer and our writing asks again and pays back once.
     * @throws 502, 503 when the gateway fails: it is tried again later
     */
    async run(id: number): Promise<void> {
      const refund = await findRefund(db, id);
      if (!refund || refund.done_at !== null) return;
      const gatewayRefundId = await askGateway(() =>
        gateways.of(refund).refund({
          key: `${refund.public_id}_${refund.scope}`,
          orderId: orderOf(refund),
          gatewayPaymentId: refund.gateway_payment_id,
          amount: refund.amount,
        }),
      );
      await inTransaction(db, (trx) => finish(trx, refund, gatewayRefundId));
    },
  };
}

/** What was paid at once, by the cart's button, has no order: only tests are. */
function orderOf({ gateway_order_id: orderId, is_test: isTest, public_id: publicId }: RefundRow) {
  if (orderId !== null) return orderId;
  if (isTest) return `sbx_${publicId}`;
  throw new Error(`Payment ${publicId} has no order.`);
}
