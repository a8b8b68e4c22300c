import type { ServerResponse } from 'node:http';
import { setImmediate as nextIteration } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** Closes the connection after an answer that is not sent yet, and tells the client so. */
export function closeAfterAnswer(response: ServerResponse): void {
  response.shouldKeepAlive = false;
}

declare module 'fastify' {
  interface FastifyInstance {
    /**
     * Closes the listening socket once all connections in the system's queue are accepted, because closing resets those
     * in the queue. Later connections are refused.
     */
    stopListening(): Promise<void>;
  }
}

/** Milliseconds for which the queue is emptied at most, in case clients connect faster than the server accepts. */
const MAX_ACCEPTING = 2_000;

/**
 * Once the server is told to stop, each answer closes its connection; otherwise the client's next request on it would
 * be reset.
 */
export function closeConnectionsWhen(draining: AbortSignal, app: FastifyInstance): void {
  /** Set while the queue is emptied; requests that arrive meanwhile are served afterwards. */
  let stopping: Promise<void> | undefined;
  app.addHook('onRequest', (_request, _reply, done) => {
    if (stopping) stopping.then(() => done(), done);
    else done();
  });
  app.addHook('onSend', async (_request, reply) => {
    if (draining.aborted) closeAfterAnswer(reply.raw);
  });
  app.decorate('stopListening', () => {
    stopping ??= acceptAllConnections(app).then(() => {
      app.server.close();
    });
    return stopping;
  });
}

/**
 * Node accepts one connection in each iteration of its event loop, so the queue is empty after an iteration without
 * one. Two are awaited, because clients may have connected during a long first one, which still answered requests.
 */
async function acceptAllConnections({ server }: Pick<FastifyInstance, 'server'>): Promise<void> {
  let accepted = 0;
  const note = () => {
    accepted += 1;
  };
  server.on('connection', note);
  const end = performance.now() + MAX_ACCEPTING;
  for (let quietIterations = 0; quietIterations < 2 && performance.now() < end;) {
    const before = accepted;
    // Resolves after Node has polled the sockets.
    await nextIteration();
    quietIterations = accepted > before ? 0 : quietIterations + 1;
  }
  server.off('connection', note);
}
