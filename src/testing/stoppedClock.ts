import { jest } from '@jest/globals';

let isStopped = false;

/**
 * Stops the clock: from now on only `jest.advanceTimersByTime` moves it, so "after 2 s" can be told from
 * "after 300 ms". While a test waits for an element it moves by a millisecond a look.
 */
export function stopClock(): void {
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'queueMicrotask'] });
  isStopped = true;
}

/** After `stopClock`. */
export function restartClock(): void {
  isStopped = false;
  jest.useRealTimers();
}

/** For `userEvent.setup`: passes the pauses between its events. */
export function passPause(ms: number): void {
  if (isStopped) jest.advanceTimersByTime(ms);
}
