import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { readConfig } from '../../config/config';
import { createBuyer, createOffer, type Buyer } from '../../testing/bookings';
import { buildTestApp, type TestApp } from '../../testing/buildTestApp';
import { createMetrics } from './metrics';
import { createMetricsServer } from './metricsServer';

const token = 'scrape-token-scrape-token-0123456789';

let test: TestApp;
let buyer: Buyer;
beforeAll(async () => {
  test = await buildTestApp({ config: { metricsToken: token } });
  buyer = await createBuyer(test);
});
afterAll(() => test.close());

const ask = (authorization?: string) =>
  test.app.inject({ url: '/metrics', headers: { ...(authorization && { authorization }) } });

/** The values of a metric by its labels as they are written. */
async function valuesOf(name: string): Promise<Record<string, number>> {
  const { body } = await ask(`Bearer ${token}`);
  const lines = body.split('\n').filter((line) => line.startsWith(`${name}{`));
  return Object.fromEntries(
    lines.map((line) => {
      const [, labels = '', value = ''] = /\{(.*)\} (\S+)$/.exec(line) ?? [];
      return [labels, Number(value)];
    }),
  );
}

describe('the metrics', () => {
  it('need the token; without it the address does not exist', async () => {
    const answer = await ask(`Bearer ${token}`);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toMatch(/^text\/plain; version=/);
    expect(answer.body).toContain('nodejs_eventloop_lag_p99_seconds');
    for (const wrong of [
      undefined,
      `Bearer ${token}x`,
      token,
      'Bearer ',
      buyer.headers.authorization,
    ]) {
      const refused = await ask(wrong);
      expect(refused.statusCode).toBe(404);
      expect(refused.body).not.toContain('nodejs');
    }
    const closed = await buildTestApp();
    expect((await closed.app.inject({ url: '/metrics' })).statusCode).toBe(404);
    await closed.close();
  });

  it('count answers by operation and status, not by address', async () => {
    await test.app.inject({ url: '/api/events/?search=jazz' });
    await test.app.inject({ url: '/api/events/999999/', headers: buyer.headers });
    await test.app.inject({ url: '/api/nothing/at/all' });
    const counts = await valuesOf('foyer_request_seconds_count');
    expect(counts).toMatchObject({
      'operation="listEvents",status="200"': 1,
      'operation="getEvent",status="404"': 1,
    });
    expect(JSON.stringify(counts)).not.toMatch(/jazz|999999|nothing/);
  });

  it('count seats that are held, pending payments, jobs and mails as they are now', async () => {
    expect(await valuesOf('foyer_held_seats')).toEqual({});
    const { tier } = await createOffer(test, { total: 10 });
    const held = await test.app.inject({
      method: 'POST',
      url: '/api/bookings/',
      headers: buyer.headers,
      payload: { event: tier.event_id, ticket_tier: tier.id, quantity: 3 },
    });
    expect(held.statusCode).toBe(201);
    expect(await valuesOf('foyer_held_seats')).toEqual({ 'overdue="false"': 3 });
    const paid = await test.app.inject({
      method: 'POST',
      url: '/api/bookings/checkout/',
      headers: buyer.headers,
      payload: { booking_ids: [held.json<{ id: number }>().id], gateway: 'sandbox' },
    });
    expect(paid.statusCode).toBe(200);
    expect(await valuesOf('foyer_payments')).toEqual({ 'gateway="sandbox",state="pending"': 1 });

    await test.db
      .insertInto('outbox_jobs')
      .values({ kind: 'lost_kind', key: '1', payload: '{}', failed_at: new Date() })
      .execute();
    expect(await valuesOf('foyer_jobs')).toMatchObject({ 'kind="lost_kind",state="dead"': 1 });
    await test.db.deleteFrom('outbox_jobs').where('kind', '=', 'lost_kind').execute();
    expect(await valuesOf('foyer_jobs')).not.toHaveProperty('kind="lost_kind",state="dead"');

    const mails = () => valuesOf('foyer_mails');
    const before = Object.keys(await mails()).length;
    await test.app.inject({
      method: 'POST',
      url: '/api/auth/signup_request/',
      payload: {
        email: 'mira@acme.test',
        password: 'Long enough, 42 birds',
        first_name: 'M',
        last_name: 'R',
      },
    });
    expect(Object.keys(await mails()).length).toBeGreaterThan(before);
    expect((await ask(`Bearer ${token}`)).body).not.toContain('acme.test');
  });

  it('keep their last values while the database is away, and say so', async () => {
    const { db } = test;
    await db.schema.alterTable('refunds').renameTo('refunds_away').execute();
    const unread = async () =>
      Number(/^foyer_metrics_unread_total (\d+)$/m.exec((await ask(`Bearer ${token}`)).body)?.[1]);
    const first = await unread();
    expect(first).toBeGreaterThan(0);
    expect(await valuesOf('foyer_payments')).toEqual({ 'gateway="sandbox",state="pending"': 1 });
    await db.schema.alterTable('refunds_away').renameTo('refunds').execute();
    expect(await unread()).toBe(first + 1);
    expect(await unread()).toBe(first + 1);
  });

  it('are answered on a separate port that answers nothing else', async () => {
    const server = createMetricsServer(createMetrics(), test.app.log).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    const at = (path: string, method = 'GET') =>
      fetch(`http://127.0.0.1:${port}${path}`, { method });
    const answer = await at('/metrics');
    expect(await answer.text()).toContain('nodejs_eventloop_lag_p99_seconds');
    for (const path of ['/', '/api/events/', '/metrics/'])
      expect((await at(path)).status).toBe(404);
    expect((await at('/metrics', 'POST')).status).toBe(404);
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  });

  it('are configured in one place, with a token that is long enough', () => {
    const env = { METRICS_PORT: '9100', METRICS_TOKEN: token };
    expect(() => readConfig(env)).toThrow('Set METRICS_PORT or METRICS_TOKEN, not both.');
    expect(() => readConfig({ METRICS_TOKEN: 'short' })).toThrow('at least 32 characters');
  });
});
