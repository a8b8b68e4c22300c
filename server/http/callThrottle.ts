import type { FastifyInstance } from 'fastify';
import { FairQueue } from '../lib/fairQueue';
import { isNeverRefused } from './overload';

/** Calls that start in one iteration of the event loop. */
const CALLS_PER_ITERATION = 3;
/** While clients connect, one call starts after this many iterations, or after this time if iterations are long. */
const WHILE_CONNECTING = { iterations: 8, ms: 16 };

/**
 * Starts only a few calls of signed-in people in each iteration of the event loop, round-robin by session. Node accepts
 * one connection per iteration. When thousands of clients connect at once, long iterations would delay all of them, also
 * visitors whose answers are cached (docs/decisions/0013-reading-while-many-buy.md). A call never waits for another one
 * to end.
 */
export function throttleCalls(app: FastifyInstance): void {
  const waiting = new FairQueue<() => void>();
  let isScheduled = false;
  /** A connection was accepted since the last iteration. */
  let isConnecting = false;
  /** Iterations with a new connection since the last call started. */
  let connectingIterations = 0;
  let startedAt = 0;

  const callsWhileConnecting = (): number => {
    connectingIterations += 1;
    const { iterations, ms } = WHILE_CONNECTING;
    return connectingIterations >= iterations || performance.now() - startedAt >= ms ? 1 : 0;
  };
  const startCalls = () => {
    isScheduled = false;
    const count = isConnecting ? callsWhileConnecting() : CALLS_PER_ITERATION;
    isConnecting = false;
    if (count > 0) {
      connectingIterations = 0;
      startedAt = performance.now();
    }
    for (let left = count; left > 0 && waiting.size > 0; left -= 1) waiting.take()?.();
    if (waiting.size > 0) schedule();
  };
  const schedule = () => {
    if (isScheduled) return;
    isScheduled = true;
    setImmediate(startCalls);
  };
  app.server.on('connection', () => {
    isConnecting = true;
  });

  app.addHook('onRequest', async ({ headers, routeOptions }) => {
    const { authorization: session } = headers;
    if (session === undefined || isNeverRefused(routeOptions.config.operationId)) return;
    await new Promise<void>((start) => {
      waiting.add(session, start);
      schedule();
    });
  });
}
