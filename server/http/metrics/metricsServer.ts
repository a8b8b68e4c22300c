import { createHash, timingSafeEqual } from 'node:crypto';
import { once } from 'node:events';
import http from 'node:http';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { Config } from '../../config/config';
import { notFound } from '../../lib/errors';
import type { Metrics } from './metrics';

const PATH = '/metrics';

/** Answers `/metrics` on METRICS_PORT, or on the server's own port to clients that send METRICS_TOKEN. */
export function serveMetrics(
  app: FastifyInstance,
  metrics: Metrics,
  { host, metricsPort, metricsToken }: Pick<Config, 'host' | 'metricsPort' | 'metricsToken'>,
): void {
  if (metricsPort !== undefined) {
    const server = createMetricsServer(metrics, app.log);
    app.addHook('onListen', async () => {
      server.listen(metricsPort, host);
      await once(server, 'listening');
      app.log.info({ address: server.address() }, 'metrics are answered');
    });
    app.addHook('onClose', async () => {
      server.closeAllConnections();
      server.close();
    });
  }
  if (metricsToken !== undefined) {
    app.get(PATH, async (request, reply) => {
      // The same answer as at an address that does not exist.
      if (!isToken(request.headers.authorization, metricsToken)) {
        throw notFound('There is nothing at this address.');
      }
      reply.header('Cache-Control', 'no-store').type(metrics.contentType);
      return metrics.text();
    });
  }
}

function isToken(header: string | undefined, token: string): boolean {
  const hash = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(hash(header ?? ''), hash(`Bearer ${token}`));
}

/** Answers nothing else, so that its port need not be public. */
export function createMetricsServer(metrics: Metrics, log: FastifyBaseLogger): http.Server {
  return http.createServer((request, response) => {
    if (request.url !== PATH || request.method !== 'GET') {
      response.writeHead(404).end();
      return;
    }
    metrics.text().then(
      (text) => response.writeHead(200, { 'Content-Type': metrics.contentType }).end(text),
      (error: unknown) => {
        log.error({ err: error }, 'writing the metrics failed');
        response.writeHead(500).end();
      },
    );
  });
}
