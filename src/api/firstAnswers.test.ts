import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { takeFirstAnswer } from './firstAnswers';

const address = '/api/bookings/?user=1';
const answer = new Response('{}');
const requestOf = (path: string, bearer = 'Bearer a', init: RequestInit = {}) =>
  new Request(`http://localhost${path}`, { headers: { Authorization: bearer }, ...init });

beforeEach(() => {
  window.foyerFirst = {
    bearer: 'Bearer a',
    sentAt: performance.now(),
    answers: { [address]: Promise.resolve(answer) },
  };
});
afterEach(() => {
  delete window.foyerFirst;
});

it('hands an answer on, once', async () => {
  expect(await takeFirstAnswer(requestOf(address))).toBe(answer);
  expect(takeFirstAnswer(requestOf(address))).toBeUndefined();
});

it.each([
  ['another address', requestOf('/api/bookings/?user=2')],
  ['another session', requestOf(address, 'Bearer b')],
])('hands nothing on to %s', async (_case, request) => {
  expect(takeFirstAnswer(request)).toBeUndefined();
  expect(await takeFirstAnswer(requestOf(address))).toBe(answer);
});

it('hands nothing on to a call that writes, nor after it', () => {
  const write = requestOf(address, 'Bearer a', { method: 'POST' });
  expect(takeFirstAnswer(write)).toBeUndefined();
  expect(takeFirstAnswer(requestOf(address))).toBeUndefined();
});

it('hands nothing on that may be out of date', () => {
  if (window.foyerFirst) window.foyerFirst.sentAt -= 20_001;
  expect(takeFirstAnswer(requestOf(address))).toBeUndefined();
});

it('ends with the request that waits for it', async () => {
  if (window.foyerFirst) window.foyerFirst.answers[address] = new Promise(() => undefined);
  const controller = new AbortController();
  const waiting = takeFirstAnswer(requestOf(address, 'Bearer a', { signal: controller.signal }));
  controller.abort();
  await expect(waiting).rejects.toMatchObject({ name: 'AbortError' });
});
