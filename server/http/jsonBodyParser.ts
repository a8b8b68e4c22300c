import type { FastifyInstance, FastifyRequest } from 'fastify';
import { invalidInput } from '../lib/errors';
import { hasForbidden, parseJson } from '../lib/strictJson';
import { keepRawBody } from './rawBody';

const utf8 = new TextDecoder('utf-8', { fatal: true });

/** Parses JSON bodies strictly: valid UTF-8 only, and as `parseJson` does. An empty body counts as absent. */
export function registerJsonBodyParser(app: FastifyInstance): void {
  app.removeContentTypeParser(['application/json', 'text/plain']);
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'buffer' },
    async (request: FastifyRequest, body: Buffer) => {
      if (body.length === 0) return undefined;
      keepRawBody(request, body);
      return parseJson(decode(body), 'The request');
    },
  );
  app.addHook('preValidation', async (request) => {
    if (hasForbidden(request.query) || hasForbidden(request.params)) {
      throw invalidInput('The address has a character that is not allowed.');
    }
  });
}

function decode(body: Buffer): string {
  try {
    return utf8.decode(body);
  } catch {
    throw invalidInput('The request is not valid UTF-8.');
  }
}
