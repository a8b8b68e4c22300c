import type { FastifyRequest } from 'fastify';

declare module 'fastify' {
  interface FastifyRequest {
    /** The unparsed bytes of a JSON body; only for webhooks, whose signatures cover them. */
    rawBody?: Buffer;
  }
}

const WEBHOOKS = '/api/payments/webhooks/';

/** Keeps the bytes of a gateway's webhook. Called by the JSON body parser. */
export function keepRawBody(request: FastifyRequest, body: Buffer): void {
  if (request.url.startsWith(WEBHOOKS)) request.rawBody = body;
}

export const rawBodyOf = (request: FastifyRequest): Buffer => request.rawBody ?? Buffer.alloc(0);
