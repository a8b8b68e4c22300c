import Fastify, { type FastifyInstance, type FastifyServerOptions } from 'fastify';
import type { Config } from '../config/config';
import { frameworkErrorSender } from './errors';
import { ignoreUnknownExpectations, malformedRequestAnswerer } from './malformedRequests';
import { parseQuery } from './parseQuery';
import { endRequestsWithConnection } from './requestEnd';
import { originOptions } from './requestOrigins';
import { closeStalledConnections } from './stalledClients';

/** A server without routes, with the limits of time and size that hold for every connection. */
export function createHttpServer(
  config: Config,
  logger: FastifyServerOptions['logger'] = false,
): FastifyInstance {
  const app = Fastify({
    logger,
    ...originOptions,
    trustProxy: config.trustProxy.length > 0 ? [...config.trustProxy] : false,
    bodyLimit: 256 * 1024,
    // Fastify's own default of 0 would let a client keep a connection open without limit.
    requestTimeout: 10_000,
    connectionTimeout: 15_000,
    http: { headersTimeout: 8_000, connectionsCheckingInterval: 1_000 },
    routerOptions: { ignoreTrailingSlash: true, querystringParser: parseQuery },
    // A request on a connection that is still open is answered; draining has closed the others.
    return503OnClosing: false,
    frameworkErrors: frameworkErrorSender(config),
    clientErrorHandler: malformedRequestAnswerer(config),
  });
  endRequestsWithConnection(app);
  ignoreUnknownExpectations(app);
  closeStalledConnections(app);
  return app;
}
