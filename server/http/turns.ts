import type { FastifyInstance } from 'fastify';
import { FairQueue } from '../lib/fairQueue';
import { isSpared } from './overload';

/** Calls that are begun in one turn of the event loop. */
const CALLS_IN_A_TURN = 3;
/** While connections come, one call is begun after so many turns, or milliseconds where turns are long. */
const CALL_WHILE_CONNECTING = { turns: 8, ms: 16 };

/**
 * Begins few calls of signed-in people in each turn of the event loop. Sessions take turns, each in order of arrival. Node takes one connection in
 * a turn: when thousands come at once, long turns would keep everybody else waiting to be connected, visitors included,
 * whose answers are in memory (docs/decisions/0013-reading-while-many-buy.md). No call waits for another one to end.
 */
export function takeTurns(app: FastifyInstance): void {
  const waiting = new FairQueue<() => void>();
  let isScheduled = false;
  let isConnecting = false;
  /** In which a connection was taken, since a call was begun. */
  let connectingTurns = 0;
  let begunAt = 0;

  const callsWhileConnecting = (): number => {
    connectingTurns += 1;
    const { turns, ms } = CALL_WHILE_CONNECTING;
    return connectingTurns >= turns || performance.now() - begunAt >= ms ? 1 : 0;
  };
  const beginSome = () => {
    isScheduled = false;
    const count = isConnecting ? callsWhileConnecting() : CALLS_IN_A_TURN;
    isConnecting = false;
    if (count > 0) {
      connectingTurns = 0;
      begunAt = performance.now();
    }
    for (let left = count; left > 0 && waiting.size > 0; left -= 1) waiting.take()?.();
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
