import type { FastifyInstance } from 'fastify';
import { FairQueue } from '../lib/fairQueue';
import { isSpared } from './overload';

/** Calls that are begun in one turn of the event loop; while connections come, one in so many turns. */
const CALLS_IN_A_TURN = 8;
const TURNS_FOR_A_CALL = 8;

/**
 * Begins few calls of signed-in people in each turn of the event loop. Sessions take turns, each in order of arrival. Node takes one connection in
 * a turn: when thousands come at once, long turns would keep everybody else waiting to be connected, visitors included,
 * whose answers are in memory (docs/decisions/0013-reading-while-many-buy.md). No call waits for another one to end.
 */
export function takeTurns(app: FastifyInstance): void {
  const waiting = new FairQueue<() => void>();
  let isScheduled = false;
  let isConnecting = false;
  /** In which a connection was taken, since a call was begun in one of them. */
  let connectingTurns = 0;

  const beginSome = () => {
    isScheduled = false;
    let count = CALLS_IN_A_TURN;
    if (isConnecting) {
      connectingTurns = (connectingTurns + 1) % TURNS_FOR_A_CALL;
      count = connectingTurns === 0 ? 1 : 0;
    }
    isConnecting = false;
    for (; count > 0 && waiting.size > 0; count -= 1) waiting.take()?.();
    if (waiting.size > 0) schedule();
  };
  const schedule = () => {
    if (isScheduled) return;
    isScheduled = true;
    setImmediate(beginSome);
  };
  app.server.on('connection', () => {
    isConnecting = true;
  });

  app.addHook('onRequest', async ({ headers, routeOptions }) => {
    const { authorization: session } = headers;
    if (session === undefined || isSpared(routeOptions.config.operationId)) return;
    await new Promise<void>((begin) => {
      waiting.add(session, begin);
      schedule();
    });
  });
}
