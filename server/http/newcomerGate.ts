import type { EventEmitter } from 'node:events';
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
/**
 * `usually`: newcomers that are let in during one turn of the event loop. `whileConnecting`: turns in which a connection
 * is taken, of which one lets a newcomer in.
 */
const PACE = { usually: 8, whileConnecting: 8 };
/** Milliseconds after which a newcomer is asked to come again; below `ANSWER_LIMITS` of requestOrigins.ts. */
const PATIENCE = 12_000;

export type NewcomerGate = ReturnType<typeof createNewcomerGate>;

/**
 * When thousands come for the same tickets, lets those finish first who have seats: while somebody pays, few
 * newcomers are served at once, and the others wait in order of arrival, so that a payment does not queue behind all
 * of them at each of its steps. Node takes one connection in each turn of its event loop, so while connections come most
 * turns let nobody in: they are short then, and whoever comes to browse is connected at once.
 * @param connections emits `connection` for each that is taken
 */
export function createNewcomerGate(
  connections: Pick<EventEmitter, 'on'>,
  { width = WIDTH, pace = PACE, patience = PATIENCE } = {},
) {
  const waiting = new Set<() => void>();
  let newcomers = 0;
  let purchases = 0;
  let isConnecting = false;
  /** Turns in which a connection was taken, since one of them let a newcomer in. */
  let connectingTurns = 0;
  let isScheduled = false;
  const hasRoom = () => newcomers < (purchases > 0 ? width.whilePaying : width.usually);

  /** At the end of this turn of the event loop. */
  const letInSoon = () => {
    if (isScheduled) return;
    isScheduled = true;
    setImmediate(letIn);
  };
  const letIn = () => {
    isScheduled = false;
    let left = pace.usually;
    if (isConnecting) {
      connectingTurns = (connectingTurns + 1) % pace.whileConnecting;
      left = connectingTurns === 0 ? 1 : 0;
    }
    isConnecting = false;
    for (const enter of waiting) {
      if (!hasRoom()) return;
      if (left === 0) return letInSoon();
      left -= 1;
      waiting.delete(enter);
      newcomers += 1;
      enter();
    }
  };
  connections.on('connection', () => {
    isConnecting = true;
    letInSoon();
  });

  async function enterAsNewcomer({ raw }: Pick<FastifyReply, 'raw'>): Promise<void> {
    if (!isScheduled && waiting.size === 0 && hasRoom()) newcomers += 1;
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
        if (hasRoom()) letInSoon();
      });
    }
    raw.once('close', () => {
      newcomers -= 1;
      if (waiting.size > 0) letInSoon();
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
        if (waiting.size > 0) letInSoon();
      });
    },
  };
}
