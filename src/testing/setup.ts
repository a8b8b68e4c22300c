/** Runs before each test file. Modules stay loaded from one file to the next, and register no hooks themselves. */
import './browser/renderCounter';
import './browser/lazyContent';
import '@testing-library/jest-dom/jest-globals';
import { afterAll, afterEach, beforeAll } from '@jest/globals';
import { cleanup, configure, getConfig } from '@testing-library/react';
import { equipWindow } from './browser/standIns';
import { resetMedia } from './browser/media';
import { resetStores } from './renderWithProviders';
import { server, takeUnhandled } from './server';
import { advanceByOneLook } from './stoppedClock';

const hasWindow = typeof window !== 'undefined';

if (hasWindow) equipWindow();
const { getElementError } = getConfig();
configure({
  // Longer than a busy machine needs; a passing test does not wait.
  asyncUtilTimeout: 20_000,
  unstable_advanceTimersWrapper: advanceByOneLook,
  // Testing Library prints the page at every failed attempt of a wait, and once more when the time is over.
  getElementError: (message, container) =>
    Reflect.get(getConfig(), '_disableExpensiveErrorDiagnostics')
      ? new Error(message ?? '')
      : getElementError(message, container),
});

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));

afterEach(() => {
  if (hasWindow) cleanup();
  resetStores();
  server.resetHandlers();
  resetMedia();
  if (hasWindow) {
    window.localStorage.clear();
    window.sessionStorage.clear();
    for (const cookie of document.cookie.split('; ')) {
      document.cookie = `${cookie.split('=')[0]}=; path=/; max-age=0`;
    }
  }
  const unhandled = takeUnhandled();
  if (unhandled.length > 0) throw new Error(`Nobody answered: ${unhandled.join(', ')}`);
});

afterAll(() => server.close());
