import { jest } from '@jest/globals';

/** How far the clock moves each time that Testing Library looks again, so that requests are answered. */
const STEP_MS = 1;

let isStopped = false;

/**
 * Stops the clock: from now on only `jest.advanceTimersByTime` moves it, so "after 2 s" can be told from
 * "after 300 ms". While a test waits for an element it moves by a millisecond a look.
 */
export function stopClock(): void {
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'queueMicrotask'] });
  isStopped = true;
  // Testing Library finds stopped timers by this name, which ES modules do not have.
  Object.assign(globalThis, {
    jest: { advanceTimersByTime: (ms: number) => jest.advanceTimersByTime(Math.min(ms, STEP_MS)) },
  });
}

/** After `stopClock`. */
export function restartClock(): void {
  isStopped = false;
  Reflect.deleteProperty(globalThis, 'jest');
  jest.useRealTimers();
}

/** For `userEvent.setup`: passes the pauses between its events. */
export function passPause(ms: number): void {
  if (isStopped) jest.advanceTimersByTime(ms);
}
