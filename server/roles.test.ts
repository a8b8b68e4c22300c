import { expect, it, jest } from '@jest/globals';
import { buildTestApp } from './testing/buildTestApp';

/** How many loops that poll about every second a listening server has started. */
async function pollsOf(role: 'web' | 'worker' | 'all'): Promise<number> {
  const test = await buildTestApp({ config: { role } });
  const timers = jest.spyOn(globalThis, 'setTimeout');
  try {
    await test.app.listen({ port: 0, host: '127.0.0.1' });
    return timers.mock.calls.filter(([, delay = 0]) => delay >= 800 && delay <= 1_200).length;
  } finally {
    timers.mockRestore();
    await test.close();
  }
}

it('a web process runs no background work; the two other roles run the same', async () => {
  expect(await pollsOf('web')).toBe(0);
  const all = await pollsOf('all');
  expect(all).toBeGreaterThan(3);
  expect(await pollsOf('worker')).toBe(all);
});
