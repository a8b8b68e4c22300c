import { setImmediate as nextTurn } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { BodyAt } from '../contract/calls';
import { unchecked } from '../testing/checkedInject';
import { createBuyer, createOffer, type Buyer } from '../testing/bookings';
import { buildTestApp, type TestApp } from '../testing/buildTestApp';

let test: TestApp;
let buyer: Buyer;
beforeAll(async () => {
  test = await buildTestApp({
    // Only waiting statements count: the machine of a test may be busy.
    overload: {
      eventLoopDelay: Infinity,
      sampleInterval: 1_000,
      statementWait: 20,
      checkInterval: 1,
    },
  });
  buyer = await createBuyer(test);
});
afterAll(() => test.close());

const ask = async <Method extends Uppercase<string>, Path extends string>(
  method: Method,
  path: Path,
  payload?: BodyAt<Method, Path>,
) => {
  const { headers } = buyer;
  const answer = await test.app.inject({
    method,
    url: `/api${path}`,
    headers,
    payload: unchecked(payload),
  });
  return { status: answer.statusCode };
};

/** Eight calls that need no database: 401 without a session, 503 where they are refused. */
const probe = () =>
  Promise.all(
    Array.from({ length: 8 }, () => test.app.inject({ method: 'POST', url: '/api/bookings/' })),
  );

/** Probes until so many of the eight are refused. */
async function until(count: number) {
  for (;;) {
    const refused = (await probe()).filter(({ statusCode }) => statusCode === 503);
    if (refused.length === count) return refused;
    await nextTurn();
  }
}

it('while statements wait too long most calls are refused, payments, the door and health are not, and all are served again', async () => {
  const { tier } = await createOffer(test, { total: 10 });
  const booking = { event: tier.event_id, ticket_tier: tier.id, quantity: 1 };
  // Until then the statements of the lines above may count as too long a wait.
  await until(0);
  const connections = Array.from({ length: test.pool.options.max }, () => test.pool.connect());
  const taken = await Promise.all(connections);
  // None is left: these statements wait.
  const waiting = [1, 2].map(() => ask('GET', '/bookings/'));
  // A quarter is served all the same.
  const [refused] = await until(6);
  expect(refused?.headers['retry-after']).toBe('2');
  expect(refused?.json()).toEqual({
    code: 'unavailable',
    error: expect.any(String),
    request_id: expect.any(String),
  });
  expect((await ask('GET', '/health/live/')).status).toBe(200);
  // They wait for the database like those before.
  const spared = [
    ask('POST', '/payments/bulk_create/', { booking_ids: [1], amount: '1.00' }),
    ask('POST', '/tickets/check-in/', { code: 'x', event: tier.event_id }),
  ];
  taken.forEach((connection) => connection.release());
  expect((await Promise.all(waiting)).map(({ status }) => status)).toEqual([200, 200]);
  for (const { status } of await Promise.all(spared)) expect(status).not.toBe(503);
  await until(0);
  expect((await ask('POST', '/bookings/', booking)).status).toBe(201);
});
