import { setImmediate } from 'node:timers/promises';
import { expect, it } from '@jest/globals';
import { mapInSlices } from './mapInSlices';

it('maps all entries in their order, and lets others work in between', async () => {
  let turns = 0;
  let isDone = false;
  const numbers = Array.from({ length: 1_000 }, (_, number) => number);
  const mapped = mapInSlices(numbers, (number) => number * 2).finally(() => (isDone = true));
  for (; !isDone; turns += 1) await setImmediate();
  expect(await mapped).toEqual(numbers.map((number) => number * 2));
  expect(turns).toBeGreaterThan(10);
});
