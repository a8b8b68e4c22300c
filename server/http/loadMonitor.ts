import type { FastifyInstance } from 'fastify';
import { createLoadMonitor, type WaitForIdle } from '../lib/loadMonitor';

/**
 * Counts the requests of this app until their response closes (`endRequestsWithConnection`). `onResponse` is not used,
 * because it is not called when the client disconnects.
 */
export function monitorLoad(app: FastifyInstance, monitor = createLoadMonitor()): WaitForIdle {
  app.addHook('onRequest', async (_request, reply) => {
    monitor.enter();
    reply.raw.once('close', monitor.leave);
  });
  return monitor.waitForIdle;
}
