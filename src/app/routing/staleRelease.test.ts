import { afterEach, expect, it, jest } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { createMemoryRouter } from 'react-router';
import { http, HttpResponse } from 'msw';
import { server } from '@/testing/server';
import { recoverFromStaleRelease, watchForStaleRelease } from './staleRelease';

const pageAnswers = (answer: () => Response) => server.use(http.head('*', answer));
const there = () => new HttpResponse(null, { status: 200 });

afterEach(() => {
  jest.restoreAllMocks();
});

it('loads the page anew, once for all pieces that fail together', async () => {
  pageAnswers(there);
  const reload = jest.fn();
  expect(
    await Promise.all([recoverFromStaleRelease(reload), recoverFromStaleRelease(reload)]),
  ).toEqual([true, true]);
  expect(reload).toHaveBeenCalledTimes(1);
});

it('does not go on for ever: a second time only minutes later', async () => {
  pageAnswers(there);
  const reload = jest.fn();
  expect(await recoverFromStaleRelease(reload)).toBe(true);
  expect(await recoverFromStaleRelease(reload)).toBe(false);
  const now = Date.now();
  jest.spyOn(Date, 'now').mockReturnValue(now + 5 * 60_000);
  expect(await recoverFromStaleRelease(reload)).toBe(true);
  expect(reload).toHaveBeenCalledTimes(2);
});

it.each([
  ['nobody answers', () => HttpResponse.error()],
  ['the server is in trouble', () => new HttpResponse(null, { status: 503 })],
])('leaves the page alone when %s', async (_case, answer) => {
  pageAnswers(answer);
  const reload = jest.fn();
  expect(await recoverFromStaleRelease(reload)).toBe(false);
  pageAnswers(there);
  // Nor was the one try used up.
  expect(await recoverFromStaleRelease(reload)).toBe(true);
});

it('leaves the page alone where nothing can be remembered', async () => {
  pageAnswers(there);
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('Denied', 'SecurityError');
  });
  const reload = jest.fn();
  expect(await recoverFromStaleRelease(reload)).toBe(false);
  expect(reload).not.toHaveBeenCalled();
});

it('opens the page that waits for its chunk, not the one before it', async () => {
  pageAnswers(there);
  const never = new Promise<never>(() => {});
  const router = createMemoryRouter([{ path: '/' }, { path: '/profile', lazy: () => never }]);
  const open = jest.fn();
  const stop = watchForStaleRelease(router, open);
  void router.navigate('/profile?tab=keys');
  window.dispatchEvent(new Event('vite:preloadError'));
  await waitFor(() => expect(open.mock.calls).toEqual([['/profile?tab=keys']]));
  stop();
});
