import type { FastifyInstance, FastifyReply } from 'fastify';
import { compress, negotiateEncoding, usefulEncoding } from './encodings';

const isJson = (reply: FastifyReply) =>
  /^application\/(?:scim\+)?json\b/.test(String(reply.getHeader('content-type') ?? ''));

/**
 * Compresses the JSON answers of GET calls (docs/decisions/0011). Files, streams and answers that are compressed
 * already stay as they are.
 */
export function compressAnswers(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    if (request.method !== 'GET' || !isJson(reply)) return payload;
    if (reply.hasHeader('content-encoding') || typeof payload !== 'string') return payload;
    reply.header('Vary', varyOf(reply));
    const body = Buffer.from(payload);
    const wanted = negotiateEncoding(request.headers['accept-encoding']);
    const encoding = usefulEncoding(body.length, wanted);
    if (encoding === 'identity') return payload;
    const compressed = await compress(body, encoding);
    reply.header('Content-Encoding', encoding);
    reply.header('Content-Length', compressed.length);
    return compressed;
  });
}

/** Tells caches to store one answer per encoding. */
function varyOf(reply: FastifyReply): string {
  const before = String(reply.getHeader('vary') ?? '');
  return /accept-encoding/i.test(before)
    ? before
    : [before, 'Accept-Encoding'].filter(Boolean).join(', ');
}
