import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client';
import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Of the contract; unset for pages and files. */
    operationId?: string;
  }
}

/** One measured value. Its labels distinguish it from the other values of its gauge. */
export interface Sample {
  labels: Readonly<Record<string, string>>;
  value: number;
}

/** Gauges that are read together when the metrics are requested. */
export interface GaugeSource {
  gauges: Readonly<Record<string, { help: string; labels: readonly string[] }>>;
  /** Keyed as `gauges`. */
  read(): Promise<Readonly<Record<string, readonly Sample[]>>>;
}

/** Seconds: bookings take milliseconds, and a request may take ten seconds. */
const BUCKETS = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

export type Metrics = ReturnType<typeof createMetrics>;

/** The process's metrics in the text format of Prometheus. */
export function createMetrics() {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const registers = [registry];
  const requests = new Histogram({
    name: 'foyer_request_seconds',
    help: 'Time from a request to the end of its answer, by operation of the contract; pages and files have none.',
    labelNames: ['operation', 'status'],
    buckets: BUCKETS,
    registers,
  });
  const failures = new Counter({
    name: 'foyer_metrics_unread_total',
    help: 'Sources of gauges that could not be read when the metrics were asked for.',
    registers,
  });
  const sources: (() => Promise<void>)[] = [];

  return {
    /** Measures every request of the app; to be called before other hooks. */
    measure(app: FastifyInstance): void {
      app.addHook('onRequest', (request, reply, done) => {
        const startedAt = performance.now();
        reply.raw.once('close', () => {
          const { statusCode, writableEnded } = reply.raw;
          const operation = request.routeOptions.config.operationId ?? 'page';
          // 499: the client disconnected before the answer was complete.
          const status = writableEnded ? String(statusCode) : '499';
          requests.observe({ operation, status }, (performance.now() - startedAt) / 1000);
        });
        done();
      });
    },

    add({ gauges, read }: GaugeSource): void {
      const made = Object.entries(gauges).map(([name, { help, labels }]) => ({
        name,
        gauge: new Gauge({ name, help, labelNames: [...labels], registers }),
      }));
      sources.push(async () => {
        const samples = await read();
        for (const { name, gauge } of made) {
          gauge.reset();
          for (const { labels, value } of samples[name] ?? []) gauge.set({ ...labels }, value);
        }
      });
    },

    contentType: registry.contentType,

    /** A source that fails, for example while the database is away, keeps its last values. */
    async text(): Promise<string> {
      const results = await Promise.allSettled(sources.map((read) => read()));
      failures.inc(results.filter(({ status }) => status === 'rejected').length);
      return registry.metrics();
    },
  };
}
