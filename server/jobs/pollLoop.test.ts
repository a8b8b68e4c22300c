import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { pollLoop } from './pollLoop';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

const SECOND = 1000;

it('goes on after a failure, until it is stopped', async () => {
  const failures: unknown[] = [];
  const work = jest.fn(async () => {
    if (work.mock.calls.length === 1) throw new Error('once');
  });
  const stop = pollLoop(work, SECOND, (error) => failures.push(error));
  await jest.advanceTimersByTimeAsync(10 * SECOND);
  expect(failures).toEqual([new Error('once')]);
  // Each pause is between 0.8 and 1.2 s.
  expect(work.mock.calls.length).toBeGreaterThanOrEqual(8);
  expect(work.mock.calls.length).toBeLessThanOrEqual(12);
  await stop();
  const atStop = work.mock.calls.length;
  await jest.advanceTimersByTimeAsync(10 * SECOND);
  expect(work).toHaveBeenCalledTimes(atStop);
});

it('never works twice at once, and is stopped only when the work is done', async () => {
  let finish: () => void = () => undefined;
  const work = jest.fn(() => new Promise<void>((resolve) => (finish = resolve)));
  const stop = pollLoop(work, SECOND, () => undefined);
  await jest.advanceTimersByTimeAsync(10 * SECOND);
  expect(work).toHaveBeenCalledTimes(1);
  let stopped = false;
  const stopping = stop().then(() => (stopped = true));
  await jest.advanceTimersByTimeAsync(SECOND);
  expect(stopped).toBe(false);
  finish();
  await stopping;
  await jest.advanceTimersByTimeAsync(10 * SECOND);
  expect(work).toHaveBeenCalledTimes(1);
});

it('signals to work without an end when to stop', async () => {
  const work = jest.fn(async (stopping: AbortSignal) => {
    await new Promise((resolve) => stopping.addEventListener('abort', resolve));
  });
  const stop = pollLoop(work, SECOND, () => undefined);
  await jest.advanceTimersByTimeAsync(2 * SECOND);
  expect(work).toHaveBeenCalledTimes(1);
  await stop();
});
