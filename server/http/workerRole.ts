import type { FastifyInstance } from 'fastify';
import { notFound } from '../lib/errors';

/** A process of the role `worker` answers health calls and nothing else. */
export function answerHealthAlone(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ url }) => {
    if (/^\/api\/health(?:[/?]|$)/.test(url)) return;
    throw notFound('This process does background work; it answers health calls alone.');
  });
}
