import type { ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';

/** For an answer that has not begun: the connection ends with it, and the client is told so. */
export function closeAfterAnswer(response: ServerResponse): void {
  response.shouldKeepAlive = false;
}

/**
 * Once the server is told to stop, each answer closes its connection: a client that kept it alive would
 * have its next request reset.
 */
export function closeConnectionsWhen(draining: AbortSignal, app: FastifyInstance): void {
  app.addHook('onSend', async (_request, reply) => {
    if (draining.aborted) closeAfterAnswer(reply.raw);
  });
}
