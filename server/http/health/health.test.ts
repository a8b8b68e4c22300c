import { afterEach, expect, it, jest } from '@jest/globals';
import { buildTestApp, type TestApp } from '../../testing/buildTestApp';

let test: TestApp;
const draining = new AbortController();
afterEach(async () => {
  jest.useRealTimers();
  await test.close();
});

const ask = async (path: string) => {
  const { statusCode, headers } = await test.app.inject({ url: `/api/health${path}` });
  return { status: statusCode, retryAfter: headers['retry-after'] };
};
const fine = { status: 200, retryAfter: undefined };
const refused = { status: 503, retryAfter: '5' };

it('a process is ready while its database answers in time and until it is told to stop; it lives on', async () => {
  test = await buildTestApp({ draining: draining.signal });
  expect(await ask('/live/')).toEqual(fine);
  expect(await ask('/ready/')).toEqual(fine);

  const busy = await Promise.all(
    Array.from({ length: test.pool.options.max }, () => test.pool.connect()),
  );
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask', 'performance'] });
  const waiting = ask('/ready/');
  // Every connection is taken: the call waits for one.
  await jest.advanceTimersByTimeAsync(1_900);
  expect(await Promise.race([waiting, Promise.resolve('waiting')])).toBe('waiting');
  await jest.advanceTimersByTimeAsync(200);
  expect(await waiting).toEqual(refused);
  expect(await ask('/live/')).toEqual(fine);
  for (const client of busy) client.release();
  expect(await ask('/ready/')).toEqual(fine);

  draining.abort();
  expect(await ask('/ready/')).toEqual(refused);
  expect(await ask('/')).toEqual(refused);
  expect(await ask('/live/')).toEqual(fine);
});
