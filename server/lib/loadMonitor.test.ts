import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { createCrowd } from './loadMonitor';

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

it('holds nobody up beside a few requests', async () => {
  const crowd = createCrowd();
  times(3, crowd.enter);
  expect(await isReady(crowd.letPass())).toBe(true);
});

it('lets a crowd go first, and waits until it has been gone for a moment', async () => {
  const crowd = createCrowd({ calm: 250 });
  times(20, crowd.enter);
  now += 10_000;
  expect(await isReady(crowd.letPass())).toBe(false);
  times(20, crowd.leave);
  now += 200;
  expect(await isReady(crowd.letPass())).toBe(false);
  now += 50;
  expect(await isReady(crowd.letPass())).toBe(true);
});

it('goes on as soon as it is calm, by itself', async () => {
  jest.restoreAllMocks();
  const crowd = createCrowd({ calm: 5 });
  times(20, crowd.enter);
  const passed = crowd.letPass();
  times(20, crowd.leave);
  await passed;
});

it('does not wait for ever', async () => {
  jest.restoreAllMocks();
  const crowd = createCrowd({ patience: 5 });
  times(20, crowd.enter);
  await crowd.letPass();
});
