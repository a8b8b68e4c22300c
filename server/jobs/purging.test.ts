import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { startPurging } from './purging';

const HOUR = 3600 * 1000;

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

it('deletes once an hour, also after a deletion that fails', async () => {
  const error = jest.fn();
  const failure = new Error('A lock was not to be had.');
  const failing = jest.fn(async () => {
    throw failure;
  });
  const deletes = jest.fn(async () => undefined);
  const stop = startPurging({ error }, [failing, deletes]);
  // A pause is up to a fifth longer than an hour.
  await jest.advanceTimersByTimeAsync(1.2 * HOUR);
  expect(deletes).toHaveBeenCalledTimes(1);
  expect(error).toHaveBeenCalledWith({ err: failure }, 'purging expired rows failed');
  await jest.advanceTimersByTimeAsync(1.2 * HOUR);
  expect(deletes).toHaveBeenCalledTimes(2);
  await stop();
  await jest.advanceTimersByTimeAsync(2 * HOUR);
  expect(failing).toHaveBeenCalledTimes(2);
});
