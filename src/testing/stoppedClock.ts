import { setImmediate } from 'node:timers/promises';
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

/**
 * For `userEvent.setup`: passes the pauses between its events, and waits for the promises that an event has started,
 * such as the validation of a form.
 */
export async function passPause(ms: number): Promise<void> {
  if (!isStopped) return;
  jest.advanceTimersByTime(ms);
  await setImmediate();
}
