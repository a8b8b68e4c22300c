import type { FastifyReply } from 'fastify';
import type { OperationId } from '../contract/types';
import { unavailable } from '../lib/errors';

/** What people who come for tickets ask first. */
const NEWCOMERS: ReadonlySet<OperationId> = new Set(['getEvent', 'createBooking']);
/** What those ask who hold seats and pay for them. */
const PURCHASES: ReadonlySet<OperationId> = new Set([
  'quoteBookings',
  'createPayment',
  'startCheckout',
  'verifyPayment',
  'saveAttendees',
]);

/** Newcomers that are served at once, usually and while somebody pays. */
const WIDTH = { usually: 256, whilePaying: 32 };
/** Milliseconds after which a newcomer is asked to come again. */
const PATIENCE = 10_000;

export type NewcomerGate = ReturnType<typeof createNewcomerGate>;

/**
 * When thousands come for the same tickets, lets those finish first who have seats: while somebody pays, few
 * newcomers are served at once, and the others wait in order of arrival, so that a payment does not queue behind all
 * of them at each of its steps.
 */
export function createNewcomerGate({ width = WIDTH, patience = PATIENCE } = {}) {
  const waiting = new Set<() => void>();
  let newcomers = 0;
  let purchases = 0;
  const limit = () => (purchases > 0 ? width.whilePaying : width.usually);

  const letIn = () => {
    for (const enter of waiting) {
      if (newcomers >= limit()) return;
      waiting.delete(enter);
      newcomers += 1;
      enter();
    }
  };

  async function enterAsNewcomer({ raw }: Pick<FastifyReply, 'raw'>): Promise<void> {
    if (waiting.size === 0 && newcomers < limit()) newcomers += 1;
    else {
      await new Promise<void>((resolve, reject) => {
        const giveUp = () => {
          clearTimeout(timer);
          raw.off('close', giveUp);
          waiting.delete(enter);
          reject(unavailable('Many people come for tickets now. Please try again.'));
        };
        const enter = () => {
          clearTimeout(timer);
          raw.off('close', giveUp);
          resolve();
        };
        const timer = setTimeout(giveUp, patience).unref();
        raw.once('close', giveUp);
        waiting.add(enter);
      });
    }
    raw.once('close', () => {
      newcomers -= 1;
      letIn();
    });
  }

  return {
    /**
     * Resolves when the request may be served; it leaves when its response is closed.
     * @throws AppError 503 after `patience`
     */
    async enter(operationId: OperationId, reply: Pick<FastifyReply, 'raw'>): Promise<void> {
      if (NEWCOMERS.has(operationId)) return enterAsNewcomer(reply);
      if (!PURCHASES.has(operationId)) return;
      purchases += 1;
      reply.raw.once('close', () => {
        purchases -= 1;
        letIn();
      });
    },
  };
}
