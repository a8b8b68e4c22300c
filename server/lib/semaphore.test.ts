import { expect, it } from '@jest/globals';
import { createSemaphore } from './semaphore';

it('lets so many work at once, in the order in which they came', async () => {
  const pass = createSemaphore(2);
  const log: string[] = [];
  const doors: (() => void)[] = [];
  const work = (name: string) =>
    pass(async () => {
      log.push(`${name} in`);
      await new Promise<void>((resolve) => doors.push(resolve));
      log.push(`${name} out`);
    });
  const all = ['a', 'b', 'c', 'd'].map(work);
  await Promise.resolve();
  expect(log).toEqual(['a in', 'b in']);
  for (let turn = 0; turn < 4; turn += 1) {
    doors.shift()?.();
    await all[turn];
    // Whoever waits is let in by the one who leaves.
    await new Promise(setImmediate);
  }
  expect(log).toEqual(['a in', 'b in', 'a out', 'c in', 'b out', 'd in', 'c out', 'd out']);
});

it('hands its place over when the work fails, too', async () => {
  const pass = createSemaphore(1);
  const failing = pass(() => Promise.reject(new Error('no')));
  const next = pass(async () => 'done');
  await expect(failing).rejects.toThrow('no');
  expect(await next).toBe('done');
});

it('refuses work that has waited for too long, and lets the next one in', async () => {
  const pass = createSemaphore(1, { patience: 1 });
  let leave: () => void = () => undefined;
  const first = pass(() => new Promise<void>((resolve) => (leave = resolve)));
  await expect(pass(async () => 'late')).rejects.toMatchObject({ status: 503 });
  leave();
  await first;
  expect(await pass(async () => 'next')).toBe('next');
});
