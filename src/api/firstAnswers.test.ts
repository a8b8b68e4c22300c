import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { serverNow } from '@/lib/serverClock';
import { takeFirstAnswer } from './firstAnswers';
import { sendRequest } from './transport';

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
  jest.restoreAllMocks();
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

it('teaches the time of the server, as every answer does', async () => {
  const twoHours = 7_200_000;
  const clock = new Date(Date.now() - twoHours).toUTCString();
  const dated = new Response('{}', { headers: { Date: clock } });
  if (window.foyerFirst) window.foyerFirst.answers[address] = Promise.resolve(dated);
  await takeFirstAnswer(requestOf(address));
  expect(Math.abs(serverNow() - (Date.now() - twoHours))).toBeLessThan(3000);
  const right = new Response('{}', { headers: { Date: new Date().toUTCString() } });
  jest.spyOn(globalThis, 'fetch').mockResolvedValue(right);
  await sendRequest(requestOf('/api/events/'));
  expect(Math.abs(serverNow() - Date.now())).toBeLessThan(3000);
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
