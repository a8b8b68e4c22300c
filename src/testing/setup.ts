import './renderCounter';
import '@testing-library/jest-dom/jest-globals';
import { afterAll, afterEach, beforeAll } from '@jest/globals';
import { configure } from '@testing-library/dom';
import * as React from 'react';
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
    // jsdom paints nothing: it is idle as soon as it has nothing else to do.
    requestIdleCallback: (work: () => void) => setTimeout(work),
    cancelIdleCallback: clearTimeout,
  });
  Element.prototype.scrollIntoView = () => {};
}

/**
 * React's development build makes an Error with its stack for each element, until it has counted to
 * 10,000, and starts anew every second: a tenth of the time of these tests.
 */
const INTERNALS = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE';
Object.defineProperty(Reflect.get(React, INTERNALS), 'recentlyCreatedOwnerStacks', {
  get: () => Infinity,
  set: () => {},
});

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
