import { setImmediate } from 'node:timers/promises';
import { jest } from '@jest/globals';
import { act } from '@testing-library/react';

let isStopped = false;
const setRealTimeout = setTimeout;

/**
 * Stops the clock: from now on only `jest.advanceTimersByTime` moves it, so "after 2 s" can be told from
 * "after 300 ms". While a test waits for an element it moves by 50 ms a look.
 */
export function stopClock(): void {
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'queueMicrotask'] });
  isStopped = true;
}

/** Between two looks, for what takes real time also while the clock stands: answers, and loading a part of the page. */
const PAUSE_BETWEEN_LOOKS_MS = 2;

/** For `configure`: moves a stopped clock by one look. */
export function advanceByOneLook(advance: () => unknown): Promise<void> {
  return act(async () => {
    await advance();
    await new Promise((resolve) => setRealTimeout(resolve, PAUSE_BETWEEN_LOOKS_MS));
  });
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
