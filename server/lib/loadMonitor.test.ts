import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { createLoadMonitor } from './loadMonitor';

const times = (count: number, work: () => void) => Array.from({ length: count }, work);

/** Whether it comes true at once. */
async function isReady(promise: Promise<void>): Promise<boolean> {
  let ready = false;
  void promise.then(() => (ready = true));
  await new Promise(setImmediate);
  return ready;
}

let now = 0;
beforeEach(() => {
  now = 1_000;
  jest.spyOn(performance, 'now').mockImplementation(() => now);
});
afterEach(() => {
  jest.restoreAllMocks();
});

it('does not wait beside a few requests', async () => {
  const monitor = createLoadMonitor();
  times(3, monitor.enter);
  expect(await isReady(monitor.waitForIdle())).toBe(true);
});

it('waits while there are many requests, and until there have been few for a moment', async () => {
  const monitor = createLoadMonitor({ idleAfter: 250 });
  times(20, monitor.enter);
  now += 10_000;
  expect(await isReady(monitor.waitForIdle())).toBe(false);
  times(20, monitor.leave);
  now += 200;
  expect(await isReady(monitor.waitForIdle())).toBe(false);
  now += 50;
  expect(await isReady(monitor.waitForIdle())).toBe(true);
});

it('goes on by itself once there are few requests', async () => {
  jest.restoreAllMocks();
  const monitor = createLoadMonitor({ idleAfter: 5 });
  times(20, monitor.enter);
  const passed = monitor.waitForIdle();
  times(20, monitor.leave);
  await passed;
});

it('does not wait for ever', async () => {
  jest.restoreAllMocks();
  const monitor = createLoadMonitor({ longestWait: 5 });
  times(20, monitor.enter);
  await monitor.waitForIdle();
});
