import type { Database } from './db/client';
import type { GaugeSource } from './http/metrics/metrics';
import { readJobsStatus } from './jobs/jobsStatus.service';
import { readMailStatus } from './mail/mailStatus.service';
import type { InventoryModule } from './modules/inventory/inventory.module';
import type { PaymentsModule } from './modules/payments/payments.module';

interface Sources {
  database: Pick<Database, 'db' | 'pool'>;
  /** Bytes of the answers in the cache. */
  cacheSize: () => number;
  inventory: Pick<InventoryModule, 'countHeldSeats'>;
  payments: Pick<PaymentsModule, 'countOpenPayments' | 'countOpenRefunds'>;
}

const none = {};

/** The gauges of `/metrics`, besides the metrics of requests and of the process. */
export function metricSources({ database, cacheSize, inventory, payments }: Sources) {
  const { db, pool } = database;
  const sources: GaugeSource[] = [
    {
      gauges: {
        foyer_database_connections: {
          help: 'Connections of this process, and callers that wait for one.',
          labels: ['state'],
        },
        foyer_catalogue_bytes: {
          help: 'Bytes of public answers that this process keeps.',
          labels: [],
        },
      },
      read: async () => ({
        foyer_database_connections: [
          { labels: { state: 'used' }, value: pool.totalCount - pool.idleCount },
          { labels: { state: 'idle' }, value: pool.idleCount },
          { labels: { state: 'waited_for' }, value: pool.waitingCount },
        ],
        foyer_catalogue_bytes: [{ labels: none, value: cacheSize() }],
      }),
    },
    {
      gauges: {
        foyer_held_seats: {
          help: 'Seats held by unpaid bookings; overdue ones wait for the expiry worker.',
          labels: ['overdue'],
        },
      },
      read: async () => ({
        foyer_held_seats: (await inventory.countHeldSeats()).map(({ isOverdue, seats }) => ({
          labels: { overdue: String(isOverdue) },
          value: seats,
        })),
      }),
    },
    {
      gauges: {
        foyer_payments: {
          help: 'Payments that are pending, and those that failed within 24 hours.',
          labels: ['gateway', 'state'],
        },
        foyer_payments_oldest_seconds: {
          help: 'Seconds since the oldest pending payment began.',
          labels: ['gateway'],
        },
        foyer_refunds: { help: 'Refunds that are not done.', labels: ['state'] },
      },
      async read() {
        const open = await payments.countOpenPayments();
        return {
          foyer_payments: open.map(({ gateway, state, count }) => ({
            labels: { gateway, state },
            value: count,
          })),
          foyer_payments_oldest_seconds: open
            .filter(({ state }) => state === 'pending')
            .map(({ gateway, oldest_seconds: value }) => ({ labels: { gateway }, value })),
          foyer_refunds: (await payments.countOpenRefunds()).map(({ state, count }) => ({
            labels: { state },
            value: count,
          })),
        };
      },
    },
    {
      gauges: {
        foyer_jobs: {
          help: 'Background jobs by state; dead ones used up their attempts.',
          labels: ['kind', 'state'],
        },
        foyer_jobs_oldest_seconds: {
          help: 'Seconds since the oldest job that is neither done nor dead was stored.',
          labels: ['kind'],
        },
      },
      async read() {
        const { kinds } = await readJobsStatus(db);
        return {
          foyer_jobs: kinds.flatMap(({ kind, waiting, running, retrying, dead }) =>
            Object.entries({ waiting, running, retrying, dead }).map(([state, value]) => ({
              labels: { kind, state },
              value,
            })),
          ),
          foyer_jobs_oldest_seconds: kinds.flatMap(({ kind, oldest_seconds: value }) =>
            value === null ? [] : [{ labels: { kind }, value }],
          ),
        };
      },
    },
    {
      gauges: {
        foyer_mails: {
          help: 'Mails that wait for their first attempt, are tried again, or were given up within 24 hours.',
          labels: ['kind', 'state'],
        },
      },
      async read() {
        const { kinds } = await readMailStatus(db);
        return {
          foyer_mails: kinds.flatMap(({ kind, queued, retrying, given_up }) =>
            Object.entries({ queued, retrying, given_up }).map(([state, value]) => ({
              labels: { kind, state },
              value,
            })),
          ),
        };
      },
    },
  ];
  return sources;
}
