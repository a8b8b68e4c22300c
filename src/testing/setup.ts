import '@testing-library/jest-dom/jest-globals';
import { afterAll, afterEach, beforeAll } from '@jest/globals';
import { configure } from '@testing-library/dom';
import { matchMedia, resetMedia } from './media';
import { server, takeUnhandled } from './server';

/** Observers that never report: jsdom has no layout to observe. */
class ObserverStandIn {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
  takeRecords(): [] {
    return [];
  }
}

// Test files for plain Node (`@jest-environment node`) have no window to equip.
if (typeof window !== 'undefined') {
  configure({ asyncUtilTimeout: 5000 });
  Object.assign(window, {
    matchMedia,
    IntersectionObserver: ObserverStandIn,
    ResizeObserver: ObserverStandIn,
    scrollTo: () => {},
  });
  Element.prototype.scrollIntoView = () => {};
}

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));

afterEach(() => {
  server.resetHandlers();
  resetMedia();
  if (typeof window !== 'undefined') {
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
