import type { FastifyInstance } from 'fastify';
import { createCrowd, type LetPass } from '../lib/loadMonitor';

/**
 * Counts the requests of this app until they are answered or hung up. Of an answer that nobody waits
 * for any more `onResponse` does not hear: it never ends.
 */
export function watchCrowd(app: FastifyInstance, crowd = createCrowd()): LetPass {
  app.addHook('onRequest', async (_request, reply) => {
    crowd.enter();
    reply.raw.once('close', crowd.leave);
  });
  return crowd.letPass;
}
