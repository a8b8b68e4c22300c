import type { FastifyInstance } from 'fastify';
import { createLoadMonitor, type WaitForIdle } from '../lib/loadMonitor';

/**
 * Counts the requests of this app until they are answered or hung up. Of an answer that nobody waits
 * for any more `onResponse` does not hear: it never ends.
 */
export function monitorLoad(app: FastifyInstance, monitor = createLoadMonitor()): WaitForIdle {
  app.addHook('onRequest', async (_request, reply) => {
    monitor.enter();
    reply.raw.once('close', monitor.leave);
  });
  return monitor.waitForIdle;
}
