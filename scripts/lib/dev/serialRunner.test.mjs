import { expect, it } from '@jest/globals';
import { createSerialRunner } from './serialRunner.mjs';

/** Work that ends when it is told to. */
function controlledWork() {
  const ends = [];
  let atOnce = 0;
  let most = 0;
  const work = async () => {
    atOnce += 1;
    most = Math.max(most, atOnce);
    await new Promise((resolve) => ends.push(resolve));
    atOnce -= 1;
  };
  return { work, ends, most: () => most };
}

it('runs again once for all calls during a run, and never twice at a time', async () => {
  const { work, ends, most } = controlledWork();
  const run = createSerialRunner(work);
  const first = run();
  void run();
  const last = run();
  expect(ends).toHaveLength(1);
  ends[0]();
  await Promise.race([first, new Promise(setImmediate)]);
  expect(ends).toHaveLength(2);
  ends[1]();
  await last;
  expect(ends).toHaveLength(2);
  expect(most()).toBe(1);
});

it('runs anew after it has ended', async () => {
  let runs = 0;
  const run = createSerialRunner(async () => void (runs += 1));
  await run();
  await run();
  expect(runs).toBe(2);
});
