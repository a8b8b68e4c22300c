import type { Schemas } from '../../../contract/types';
import type { BookingsService } from '../../bookings/bookings.service';
import type { ModuleDeps } from '../../../deps';
import { inTransaction } from '../../../db/transaction';
import { AppError } from '../../../lib/errors';
import { findCheckout } from '../checkout/checkout.repository';
import { continuePayment } from '../checkout/hostedPayment.service';
import type { Gateways } from '../gateways/gateways.service';
import type { SandboxOrder } from '../gateways/sandbox.repository';
import { enqueue } from '../../../jobs/queue';
import { sandboxEventJob } from '../payments.jobs';
import type { Webhooks } from '../settlement/webhooks.service';

/** Seconds from the button `late` to the success; long enough to see the waiting page. */
const LATE_SECONDS = 20;

/** The page's buttons: the payer succeeds, is declined, succeeds later, or leaves without paying. */
export type SandboxButton = 'succeed' | 'decline' | 'late' | 'leave';

export interface SandboxPayment {
  order: SandboxOrder;
  /** A newer payment has replaced this one, so it must not be paid. */
  isReplaced: boolean;
  /** The payer can answer now. */
  isOpen: boolean;
  shares: Schemas['Payment'][];
  bookings: Schemas['Booking'][];
}

export type SandboxPage = ReturnType<typeof createSandboxPage>;

const isAnswerable = (order: SandboxOrder): boolean =>
  !order.is_over && !order.answers_later && (order.state === 'open' || order.state === 'declined');

/** Data and actions of the sandbox's hosted page (D12). */
export function createSandboxPage({
  db,
  gateways: { sandbox: gateway },
  webhooks,
  bookings,
  returnUrl,
}: {
  db: ModuleDeps['db'];
  gateways: Gateways;
  webhooks: Webhooks;
  bookings: BookingsService;
  returnUrl: (publicId: string) => string;
}) {
  /**
   * Stores the outcome and sends its event to the webhook. Does nothing when the order is paid, closed or will succeed
   * later.
   */
  async function reportOutcome(publicId: string, state: 'paid' | 'declined'): Promise<void> {
    const event = await gateway.answer(publicId, state);
    if (event) await webhooks.receive('sandbox', Buffer.from(event.body), event.headers);
  }

  return {
    returnUrl,

    async find(publicId: string): Promise<SandboxPayment | undefined> {
      const order = await gateway.findOrder(publicId);
      if (!order) return undefined;
      const { is_replaced: isReplaced } = await findCheckout(db, publicId);
      const isOpen = !isReplaced && isAnswerable(order);
      return { order, isReplaced, isOpen, ...(await bookings.ofPayment(publicId)) };
    },

    /**
     * Takes the seats again when their hold has expired since the page was opened.
     * @returns why the payment can no longer be made; null when it can
     */
    async resume(publicId: string): Promise<string | null> {
      try {
        await inTransaction(db, (trx) => continuePayment(trx, { bookings }, publicId));
        return null;
      } catch (error) {
        if (error instanceof AppError) return error.message;
        throw error;
      }
    },

    /** Performs the button's action. @returns the URL to redirect to */
    async handleButton(publicId: string, button: SandboxButton): Promise<string> {
      if (button === 'leave') return `${returnUrl(publicId)}&cancelled=1`;
      if (button === 'succeed') await reportOutcome(publicId, 'paid');
      if (button === 'decline') await reportOutcome(publicId, 'declined');
      if (button === 'late') {
        const body = await gateway.answerLate(publicId, LATE_SECONDS);
        if (body !== null) {
          const job = { key: publicId, payload: { body }, afterSeconds: LATE_SECONDS };
          await enqueue(db, sandboxEventJob, job);
        }
      }
      return returnUrl(publicId);
    },
  };
}
