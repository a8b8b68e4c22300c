import './renderCounter';
import '@testing-library/jest-dom/jest-globals';
import { afterAll, afterEach, beforeAll } from '@jest/globals';
import { StyleSheet } from '@emotion/sheet';
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
  // Longer than a busy machine needs; a passing test does not wait.
  configure({ asyncUtilTimeout: 20_000 });
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
  // jsdom would leave the page by a link that saves a file.
  window.addEventListener(
    'click',
    (event) => {
      if (event.target instanceof HTMLAnchorElement && event.target.download)
        event.preventDefault();
    },
    { capture: true },
  );
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

/**
 * jsdom compares each rule with each element it is asked about, and Emotion makes hundreds of rules: half of the time
 * of these tests. Only those are kept that can hide an element or keep it from clicks.
 */
const VISIBILITY_RULE = /display:none|visibility|opacity|pointer-events/;
const { insert } = StyleSheet.prototype;
StyleSheet.prototype.insert = function insertVisibilityRule(rule) {
  if (VISIBILITY_RULE.test(rule)) insert.call(this, rule);
};

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
