import { Readable } from 'node:stream';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import Fastify from 'fastify';
import { inTransaction } from '../db/transaction';
import { defineJob, hideDefinitions, jobHandler } from '../jobs/defineJob';
import { createQueue, enqueue } from '../jobs/queue';
import { currentOrigin, currentWaiting, withOrigin } from '../lib/requestOrigin';
import { buildTestApp, type TestApp } from '../testing/buildTestApp';
import { mailsTo } from '../testing/mails';
import { createSignupCalls } from '../testing/signup';
import { registerErrors } from './errors';
import { keepOrigins, originOptions } from './requestOrigins';

const traceId = '4bf92f3577b34da6a3ce929d0e0e4736';
const traceparent = `00-${traceId}-00f067aa0ba902b7-01`;

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp();
});
afterAll(() => test.close());

const idOf = async (headers: Record<string, string>) => {
  const answer = await test.app.inject({ url: '/api/nothing/', headers });
  const { request_id: id } = answer.json<{ request_id: string }>();
  expect(answer.headers['x-request-id']).toBe(id);
  return id;
};

it('a request keeps the id of its caller, unless that id could break a log line or a header', async () => {
  expect(await idOf({ 'x-request-id': 'edge-7f3a.91:2' })).toBe('edge-7f3a.91:2');
  const hostile = ['', 'a b', '{"level":60}', 'x'.repeat(101), 'ä', '<script>'];
  for (const id of hostile) {
    expect(await idOf({ 'x-request-id': id })).toMatch(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/);
  }
});

it('log lines name the trace of the caller', async () => {
  const lines: string[] = [];
  const stream = { write: (line: string) => void lines.push(line) };
  const app = Fastify({ ...originOptions, logger: { level: 'info', stream } });
  keepOrigins(app);
  app.get('/', async () => ({ origin: currentOrigin() }));
  const answer = await app.inject({ url: '/', headers: { traceparent, 'x-request-id': 'edge-1' } });
  expect(answer.json()).toEqual({ origin: { requestId: 'edge-1', traceparent } });
  expect(lines.join('')).toContain(`"trace_id":"${traceId}"`);
  lines.length = 0;
  const broken = [`00-${'0'.repeat(32)}-00f067aa0ba902b7-01`, `${traceparent}"`, 'ff', '01-a-b-00'];
  for (const value of broken) await app.inject({ url: '/', headers: { traceparent: value } });
  expect(lines.join('')).toContain('request completed');
  expect(lines.join('')).not.toContain('trace_id');
  await app.close();
});

it('a request waits for the database for a limited time until its answer begins', async () => {
  const app = Fastify();
  keepOrigins(app);
  const left = () => currentWaiting()?.left ?? 0;
  app.get('/', async () => ({ isLimited: left() > 0 && left() < 6_000 }));
  async function* lines() {
    await Promise.resolve();
    yield `${left()}`;
  }
  app.get('/file', (_request, reply) => reply.send(Readable.from(lines(), { objectMode: false })));
  expect((await app.inject('/')).json()).toEqual({ isLimited: true });
  expect((await app.inject('/file')).body).toBe('Infinity');
  await app.close();
});

it('a request without an answer in time is refused, and its work is rolled back', async () => {
  const app = Fastify();
  registerErrors(app);
  keepOrigins(app, { database: 500, usual: 500, files: 500 });
  const isRefused = createSignal();
  const isUndone = createSignal();
  const write = (trx: TestApp['db'], key: string) =>
    trx.insertInto('app_meta').values({ key, value: '1' }).execute();
  app.post('/', async () => {
    try {
      await inTransaction(test.db, async (trx) => {
        await write(trx, 'early');
        await isRefused.promise;
        await write(trx, 'late');
      });
    } finally {
      isUndone.resolve();
    }
  });
  const answer = await app.inject({ method: 'POST', url: '/' });
  expect(answer.statusCode).toBe(503);
  expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
  expect(answer.json()).toMatchObject({ code: 'unavailable' });
  isRefused.resolve();
  await isUndone.promise;
  const keys = test.db.selectFrom('app_meta').select('key').where('key', 'in', ['early', 'late']);
  expect(await keys.execute()).toEqual([]);
  await app.close();
});

it('a request whose answer has begun is not refused', async () => {
  const app = Fastify();
  registerErrors(app);
  keepOrigins(app, { database: 500, usual: 50, files: 50 });
  const isOver = createSignal();
  // As compression does: the answer is made, and sent some time later.
  app.addHook('onSend', async ({ url }, _reply, payload) => {
    if (url === '/') await isOver.promise;
    return payload;
  });
  app.get('/', async () => 'answered');
  app.get('/never', () => new Promise(() => undefined));
  const answered = app.inject('/').then(({ statusCode, body }) => ({ statusCode, body }));
  // Its time began later, so that the time of the first is over as well.
  expect((await app.inject('/never')).statusCode).toBe(503);
  isOver.resolve();
  expect(await answered).toEqual({ statusCode: 200, body: 'answered' });
  await app.close();
});

it('a mail names the request that caused it', async () => {
  const body = { email: 'mira@acme.test', first_name: 'Mira', last_name: 'Rao' };
  const { statusCode } = await test.app.inject({
    method: 'POST',
    url: '/api/auth/signup_request/',
    headers: { 'x-request-id': 'edge-2' },
    payload: { ...body, password: 'Long enough, 42 birds' },
  });
  expect(statusCode).toBe(200);
  const [mail] = await mailsTo(test, body.email);
  expect(mail?.headers).toEqual({ 'X-Request-Id': 'edge-2' });
  await createSignupCalls(test).request({ email: 'ravi@acme.test' });
  const [other] = await mailsTo(test, 'ravi@acme.test');
  expect(JSON.stringify(other?.headers)).not.toContain('edge-2');
});

it('a job runs with the origin of the request that stored it, and others with none', async () => {
  const showDefinitions = hideDefinitions();
  const look = defineJob({ kind: 'look_at_origin', attempts: 1, parse: () => ({}) });
  const seen: unknown[] = [];
  const { log } = Fastify();
  const handler = jobHandler(look, async () => void seen.push(currentOrigin()));
  await withOrigin({ requestId: 'edge-3', traceparent }, () =>
    enqueue(test.db, look, { key: '1', payload: {} }),
  );
  await enqueue(test.db, look, { key: '2', payload: {} });
  await createQueue({ db: test.db, log }, [handler]).runOnce();
  showDefinitions();
  expect(seen).toEqual([{ requestId: 'edge-3', traceparent }, undefined]);
});

function createSignal() {
  let resolve: () => void = () => undefined;
  const promise = new Promise<void>((done) => (resolve = done));
  return { promise, resolve };
}
