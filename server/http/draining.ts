import type { FastifyInstance } from 'fastify';

/**
 * Once the server is told to stop, each answer closes its connection: a client that kept it alive would
 * have its next request reset.
 */
export function closeConnectionsWhen(draining: AbortSignal, app: FastifyInstance): void {
  app.addHook('onSend', async (_request, reply) => {
    if (draining.aborted) void reply.header('Connection', 'close');
  });
}
