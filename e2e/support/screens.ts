import type { Page } from '@playwright/test';
import { expect } from './server';

export type Scheme = 'dark' | 'light';

const SCHEME_ATTRIBUTE = 'data-mui-color-scheme';

export async function schemeOf(page: Page): Promise<Scheme> {
  const scheme = await page.locator('html').getAttribute(SCHEME_ATTRIBUTE);
  return scheme === 'light' ? 'light' : 'dark';
}

/**
 * Waits until styles are applied and ends all finite animations. Call before measuring the effect of a click, a new
 * size or new colours.
 */
export async function endAnimations(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    for (;;) {
      // Container queries apply within two frames, and an animation that ends may begin another.
      await frame();
      await frame();
      const moving = document
        .getAnimations()
        .filter(
          ({ playState, effect }) =>
            playState === 'running' && Number.isFinite(effect?.getComputedTiming().endTime),
        );
      if (moving.length === 0) return;
      moving.forEach((one) => one.finish());
    }
  });
}

/** Sets the colour scheme at once, without a reload, so that the page keeps its state. */
export async function showScheme(page: Page, scheme: Scheme): Promise<void> {
  await page.evaluate(
    ([name, value]) => {
      // Hundreds of elements would change their colours gradually, inherited ones one after another.
      const atOnce = new CSSStyleSheet();
      atOnce.replaceSync('*, *::before, *::after { transition: none !important }');
      document.adoptedStyleSheets.push(atOnce);
      document.documentElement.setAttribute(name, value);
      document.documentElement.getBoundingClientRect();
      document.adoptedStyleSheets.pop();
    },
    [SCHEME_ATTRIBUTE, scheme] as const,
  );
  await endAnimations(page);
}

/** Waits until the page has its heading, data, scripts and fonts. */
export async function waitForPage(page: Page): Promise<void> {
  await expect(page.locator('html[data-theme-alive]')).toBeAttached();
  // A dialog that the address opens may be there first, and hides the heading from assistive technology.
  const heading = page.getByRole('heading', { level: 1, includeHidden: true }).first();
  await expect(heading).toBeVisible();
  await expect(page.locator('#main .MuiSkeleton-root')).toHaveCount(0);
  await page.evaluate(() => document.fonts.ready);
}

export async function openPage(page: Page, address: string): Promise<void> {
  await page.goto(address, { waitUntil: 'domcontentloaded' });
  await waitForPage(page);
}

/**
 * Goes to another page of the app as a link does: without loading the app anew, which takes half of the time of a
 * check. A page whose heading is that of the page before, with other words, has to be opened.
 */
export async function goToPage(page: Page, address: string): Promise<void> {
  await page.evaluate((path) => {
    document.querySelector('h1')?.setAttribute('data-test-left', '');
    const { idx = 0 } = (history.state ?? {}) as { idx?: number };
    history.pushState({ usr: null, key: path, idx: idx + 1 }, '', path);
    dispatchEvent(new PopStateEvent('popstate', { state: history.state as unknown }));
  }, address);
  await expect(page.locator('h1[data-test-left]')).toHaveCount(0);
  await waitForPage(page);
}

/** Pages without a sign-in, by name; each has another heading element than the one before. */
export const publicScreens = {
  home: '/',
  events: '/events',
  about: '/about',
  'events without a result': '/events?search=nothing-is-called-so',
  contact: '/contact',
  terms: '/terms',
  'sign-in': '/signin',
  'sign-up': '/signup',
  'reset password': '/reset-password',
  'not found': '/nowhere',
  'cart, signed out': '/cart',
  'event, signed out': '/events/1',
} as const;

/** Pages of the same component as one of `publicScreens`, with other words. */
export const publicScreensAlike = {
  privacy: '/privacy',
  cookies: '/cookies',
  'bookings, signed out': '/my-bookings',
} as const;

interface MemberIds {
  event: number;
  paid: number;
}

/** Pages of a signed-in person, by name; each has another heading element than the one before. */
export const memberScreens = ({ event, paid }: MemberIds) => ({
  'home, signed in': '/',
  cart: '/cart',
  event: `/events/${event}`,
  payment: '/cart?stage=payment',
  bookings: '/my-bookings',
  attendees: `/cart?stage=attendee_details&booking=${paid}`,
  notifications: '/notifications',
  confirmation: '/cart?stage=confirmation',
  'company of a manager': '/company/domain',
  profile: '/profile',
});
