import { randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyServerOptions } from 'fastify';
import {
  acceptedRequestId,
  acceptedTraceparent,
  currentWaiting,
  traceFields,
  withOrigin,
} from '../lib/requestOrigin';
import { WaitingTime } from '../lib/waitingTime';

/** Milliseconds for which a request may wait for the database altogether. */
const DATABASE_LIMIT = 5_200;

/** Options of the server: a request keeps the id of its caller, and its log lines name the trace. */
export const originOptions = {
  genReqId: ({ headers }) => acceptedRequestId(headers['x-request-id']) ?? randomUUID(),
  childLoggerFactory: (logger, bindings, options, { headers }) =>
    logger.child(
      { ...bindings, ...traceFields(acceptedTraceparent(headers.traceparent)) },
      options,
    ),
} satisfies FastifyServerOptions;

/** Jobs and mails that a request stores carry its id; to be registered after answers from memory. */
export function keepOrigins(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('X-Request-Id', request.id);
    const traceparent = acceptedTraceparent(request.headers.traceparent);
    const waiting = new WaitingTime(DATABASE_LIMIT);
    reply.raw.once('close', () => waiting.end());
    withOrigin({ requestId: request.id, traceparent }, done, waiting);
  });
  // A file is read while it is sent, for as long as that takes.
  app.addHook('onSend', (_request, _reply, _payload, done) => {
    currentWaiting()?.end();
    done();
  });
}
