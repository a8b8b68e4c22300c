import type { FastifyRequest } from 'fastify';

declare module 'fastify' {
  interface FastifyRequest {
    /** The bytes of a JSON body, as they came; only where a signature is over them. */
    rawBody?: Buffer;
  }
}

const WEBHOOKS = '/api/payments/webhooks/';

/** Keeps the bytes of what a gateway sends. Called by the one parser of JSON. */
export function keepRawBody(request: FastifyRequest, body: Buffer): void {
  if (request.url.startsWith(WEBHOOKS)) request.rawBody = body;
}

export const rawBodyOf = (request: FastifyRequest): Buffer => request.rawBody ?? Buffer.alloc(0);
