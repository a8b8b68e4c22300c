import type { Schemas } from '../../../contract/types';
import type { BookingsService } from '../../bookings/bookings.service';
import type { ModuleDeps } from '../../../deps';
import { findCheckout } from '../checkout/checkout.repository';
import type { Gateways } from '../gateways/gateways.service';
import type { SandboxOrder } from '../gateways/sandbox.repository';
import { enqueue } from '../../../jobs/queue';
import { sandboxEventJob } from '../payments.jobs';
import type { Webhooks } from '../settlement/webhooks.service';

/** Seconds until a `late` payment succeeds: long enough to see the waiting page. */
const LATE_SECONDS = 20;

export type SandboxAnswer = 'succeed' | 'decline' | 'late' | 'leave';

export interface SandboxPayment {
  order: SandboxOrder;
  /** A newer payment took its place: it must not be paid here. */
  isReplaced: boolean;
  shares: Schemas['Payment'][];
  bookings: Schemas['Booking'][];
}

export type Sandbox = ReturnType<typeof createSandbox>;

/** Data and actions of the sandbox's hosted page (D12). */
export function createSandbox({
  db,
  gateways: { sandbox },
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
  async function deliverAnswer(publicId: string, state: 'paid' | 'declined'): Promise<void> {
    const event = await sandbox.answer(publicId, state);
    if (event) await webhooks.receive('sandbox', Buffer.from(event.body), event.headers);
  }

  return {
    returnUrl,

    async find(publicId: string): Promise<SandboxPayment | undefined> {
      const order = await sandbox.findOrder(publicId);
      if (!order) return undefined;
      const { is_replaced: isReplaced } = await findCheckout(db, publicId);
      return { order, isReplaced, ...(await bookings.ofPayment(publicId)) };
    },

    /** Applies the pressed button. @returns the URL to redirect to */
    async answer(publicId: string, answer: SandboxAnswer): Promise<string> {
      if (answer === 'leave') return `${returnUrl(publicId)}&cancelled=1`;
      if (answer === 'succeed') await deliverAnswer(publicId, 'paid');
      if (answer === 'decline') await deliverAnswer(publicId, 'declined');
      if (answer === 'late') {
        const body = await sandbox.answerLate(publicId, LATE_SECONDS);
        if (body !== null) {
          const job = { key: publicId, payload: { body }, afterSeconds: LATE_SECONDS };
          await enqueue(db, sandboxEventJob, job);
        }
      }
      return returnUrl(publicId);
    },
  };
}
