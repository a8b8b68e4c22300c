import { randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest, FastifyServerOptions } from 'fastify';
import {
  acceptedRequestId,
  acceptedTraceparent,
  traceFields,
  withOrigin,
} from '../lib/requestOrigin';
import type { Requester } from '../lib/requester';
import { busy, WaitingTime } from '../lib/waitingTime';
import { isUrgent } from './overload';
import { networkOf } from './rateLimits/networks';

declare module 'fastify' {
  interface FastifyRequest {
    waiting: WaitingTime | null;
  }
}

/** All in milliseconds. */
export interface RequestLimits {
  /** How long a request may wait for the database in all. */
  database: number;
  /**
   * When a request without an answer is refused: before `connectionTimeout`, which would close the connection without
   * an answer.
   */
  usual: number;
  /** The same for a file, before `UPLOAD_TIMEOUT`. */
  files: number;
}

const REQUEST_LIMITS: RequestLimits = { database: 5_200, usual: 13_000, files: 55_000 };

/** With getters, because the caller is known only after sign-in, later than the request's context is made. */
const requesterOf = (request: FastifyRequest, reply: FastifyReply): Requester => ({
  get key() {
    const { caller } = request;
    return caller ? `person ${caller.userId}` : `network ${networkOf(request.ip)}`;
  },
  get isNetwork() {
    return !request.caller;
  },
  get hasEnded() {
    return reply.raw.writableFinished || reply.raw.closed;
  },
  isUrgent: isUrgent(request.routeOptions.config.operationId),
});

/** Options of the server: a request keeps the id that the client sent, and its log lines name the trace. */
export const originOptions = {
  genReqId: ({ headers }) => acceptedRequestId(headers['x-request-id']) ?? randomUUID(),
  childLoggerFactory: (logger, bindings, options, { headers }) =>
    logger.child(
      { ...bindings, ...traceFields(acceptedTraceparent(headers.traceparent)) },
      options,
    ),
} satisfies FastifyServerOptions;

/**
 * Jobs and mails that a request stores carry its id, and a request without an answer is refused in time; to be
 * registered after the answer cache.
 */
export function keepOrigins(app: FastifyInstance, limits = REQUEST_LIMITS): void {
  app.decorateRequest('waiting', null);
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('X-Request-Id', request.id);
    const traceparent = acceptedTraceparent(request.headers.traceparent);
    const waiting = new WaitingTime(limits.database);
    request.waiting = waiting;
    const { takesFile } = request.routeOptions.config;
    // The time that the answer cache has waited for the database counts.
    const left = (takesFile ? limits.files : limits.usual) - reply.elapsedTime;
    const timer = setTimeout(() => {
      if (!reply.sent && waiting.giveUp()) reply.send(busy());
    }, left).unref();
    reply.raw.once('close', () => {
      clearTimeout(timer);
      waiting.end();
    });
    const requester = requesterOf(request, reply);
    withOrigin({ requestId: request.id, traceparent }, done, { waiting, requester });
  });
  // A file is read while it is sent, for as long as that takes.
  app.addHook('onSend', ({ waiting }, _reply, _payload, done) => {
    waiting?.end();
    done();
  });
}
