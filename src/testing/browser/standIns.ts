/** What jsdom lacks, and what would take most of the time of a test. Loaded once for all test files of a worker. */
import { StyleSheet } from '@emotion/sheet';
import * as React from 'react';
import { setRealTimeout } from './lazyContent';
import { matchMedia } from './media';

// React is loaded and has kept its own.
globalThis.setTimeout = setRealTimeout;

/** Observers that never report: jsdom has no layout to observe. */
class ObserverStandIn {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
  takeRecords(): [] {
    return [];
  }
}

/** Sets them in the window of the present test file. */
export function equipWindow(): void {
  Object.assign(window, {
    matchMedia,
    IntersectionObserver: ObserverStandIn,
    ResizeObserver: ObserverStandIn,
    scrollTo: () => {},
    // jsdom paints nothing: it is idle as soon as it has nothing else to do.
    requestIdleCallback: (work: () => void) => setTimeout(work),
    cancelIdleCallback: clearTimeout,
    // Testing Library sets it by hooks, in the first test file alone.
    IS_REACT_ACT_ENVIRONMENT: true,
  });
  Element.prototype.scrollIntoView = () => {};
  window.addEventListener('click', keepPage, { capture: true });
}

/** jsdom would leave the page by a link that saves a file. */
function keepPage(event: MouseEvent): void {
  if (event.target instanceof HTMLAnchorElement && event.target.download) event.preventDefault();
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
 * Keeps only the declarations that hide an element or block clicks. For each element jsdom matches every rule and parses
 * its declarations, which took most of the time of these tests. Media queries and keyframes have no effect in jsdom.
 */
const VISIBILITY = /^(display:none|opacity:[01]|(visibility|pointer-events):.*)$/;
const { insert } = StyleSheet.prototype;
StyleSheet.prototype.insert = function insertVisibility(rule) {
  if (rule.startsWith('@')) return;
  const [selector, declarations = ''] = rule.split(/[{}]/);
  const kept = declarations.split(';').filter((declaration) => VISIBILITY.test(declaration));
  if (kept.length > 0) insert.call(this, `${selector}{${kept.join(';')}}`);
};
