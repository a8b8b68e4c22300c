import type { ServerResponse } from 'node:http';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** For an answer that has not begun: the connection ends with it, and the client is told so. */
export function closeAfterAnswer(response: ServerResponse): void {
  response.shouldKeepAlive = false;
}

declare module 'fastify' {
  interface FastifyInstance {
    /**
     * Closes the listening socket when the system's queue of connections is empty: those that are in it then would be
     * reset. Later ones are refused.
     */
    stopListening(): Promise<void>;
  }
}

/** Milliseconds for which the queue is emptied at most, where connections come faster than they are taken. */
const LONGEST_TAKING = 2_000;

/**
 * Once the server is told to stop, each answer closes its connection: a client that kept it alive would
 * have its next request reset.
 */
export function closeConnectionsWhen(draining: AbortSignal, app: FastifyInstance): void {
  /** While it empties the queue; requests that come are served after. */
  let stopping: Promise<void> | undefined;
  app.addHook('onRequest', (_request, _reply, done) => {
    if (stopping) stopping.then(() => done(), done);
    else done();
  });
  app.addHook('onSend', async (_request, reply) => {
    if (draining.aborted) closeAfterAnswer(reply.raw);
  });
  app.decorate('stopListening', () => {
    stopping ??= takeAllConnections(app).then(() => {
      app.server.close();
    });
    return stopping;
  });
}

/**
 * Node takes one connection in each turn of its event loop: the queue is empty after a turn without one. The first such
 * turn may have been long, because it still answered requests, and others may have come since; in the second they wait.
 */
async function takeAllConnections({ server }: Pick<FastifyInstance, 'server'>): Promise<void> {
  let taken = 0;
  const note = () => {
    taken += 1;
  };
  server.on('connection', note);
  const end = performance.now() + LONGEST_TAKING;
  for (let quietTurns = 0; quietTurns < 2 && performance.now() < end;) {
    const before = taken;
    // Resolves after the next look at the sockets.
    await nextTurn();
    quietTurns = taken > before ? 0 : quietTurns + 1;
  }
  server.off('connection', note);
}
