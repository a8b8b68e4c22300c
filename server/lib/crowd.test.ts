import { expect, it } from '@jest/globals';
import { createCrowd } from './crowd';

const times = (count: number, work: () => void) => Array.from({ length: count }, work);

/** Whether it has come true by the time everything that is ready has run. */
async function isDone(promise: Promise<void>): Promise<boolean> {
  let done = false;
  void promise.then(() => (done = true));
  await new Promise(setImmediate);
  return done;
}

it('holds nobody up beside a few requests', async () => {
  const crowd = createCrowd();
  times(3, crowd.enter);
  expect(await isDone(crowd.letPass())).toBe(true);
});

it('lets a crowd go first, and all who wait follow once it has gone', async () => {
  const crowd = createCrowd();
  times(20, crowd.enter);
  const both = [crowd.letPass(), crowd.letPass()] as const;
  times(16, crowd.leave);
  expect(await isDone(both[0])).toBe(false);
  crowd.leave();
  expect(await isDone(both[0])).toBe(true);
  expect(await isDone(both[1])).toBe(true);
});

it('does not wait for ever', async () => {
  const crowd = createCrowd(1);
  times(20, crowd.enter);
  await crowd.letPass();
  times(20, crowd.leave);
  expect(await isDone(crowd.letPass())).toBe(true);
});
