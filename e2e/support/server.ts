import { readFile } from 'node:fs/promises';
import path from 'node:path';
import {
  expect,
  test as base,
  type BrowserContext,
  type BrowserContextOptions,
  type Page,
} from '@playwright/test';
import { startFoyer, type Foyer } from '../../scripts/lib/foyer.mjs';
import { createPageFaults, type PageFaults } from './pageFaults';
import { createSharedContext, type SharedContext } from './sharedContext';
import { createTestBookings, type TestBookings } from './testBookings';

interface WorkerFixtures {
  foyer: Foyer;
  /** Gauri's bookings, for tests that do not change them. */
  bookings: TestBookings;
  sharedContext: SharedContext;
}

interface TestFixtures {
  /** For a test with other options, with its own server, or of what pages load: nothing is in its cache. */
  hasOwnContext: boolean;
  /** Errors and refusals of all pages of the test, which fails when there is one that it has not allowed. */
  pageFaults: PageFaults;
  /** The page of another person, with cookies of their own. It is closed when the test ends. */
  newVisitor: (options?: BrowserContextOptions) => Promise<Page>;
}

/**
 * One server per worker, with the demo world in a separate data folder. All worker fixtures must be
 * here: Playwright starts a new worker, and so a server, for tests with other worker fixtures.
 */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  foyer: [
    async ({ browserName: _browserName }, use) => {
      // Carts of lakhs are drawn too; the limits of holds are tested on the server.
      const foyer = await startFoyer({
        build: false,
        // Passkeys are bound to a name: they do not work at an IP address.
        publicHost: 'localhost',
        // Identity providers of tests are on loopback.
        env: {
          MAX_HELD_PER_PERSON: '0',
          MAX_HELD_PER_COMPANY: '0',
          SSO_HTTP: '1',
          SSO_PRIVATE_ADDRESSES: '1',
        },
      });
      await use(foyer);
      await foyer.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  bookings: [
    async ({ playwright, foyer }, use) => {
      const request = await playwright.request.newContext({ baseURL: foyer.url });
      await use(await createTestBookings(request, 'gauri'));
      await request.dispose();
    },
    { scope: 'worker' },
  ],
  sharedContext: [
    async ({ browserName: _browserName }, use) => {
      const shared = createSharedContext();
      await use(shared);
      await shared.close();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ foyer }, use) => use(foyer.url),
  pageFaults: async ({ browserName: _browserName }, use) => {
    const pageFaults = createPageFaults();
    await use(pageFaults);
    expect(pageFaults.found(), 'errors and refusals of the pages').toEqual([]);
  },
  hasOwnContext: [false, { option: true }],
  context: async ({ browser, baseURL, hasOwnContext, sharedContext, pageFaults }, use) => {
    if (!hasOwnContext) {
      await use(await sharedContext.open(browser, pageFaults));
      await sharedContext.clear(baseURL ?? '');
      return;
    }
    const context = await browser.newContext();
    await pageFaults.watch(context);
    await use(context);
    await context.close();
  },
  // Playwright would leave the contexts open, and their pages would go on polling beside later tests.
  newVisitor: async ({ browser, baseURL, pageFaults }, use) => {
    const contexts: BrowserContext[] = [];
    await use(async (options) => {
      const context = await browser.newContext({ baseURL, ...options });
      contexts.push(context);
      await pageFaults.watch(context);
      return context.newPage();
    });
    await Promise.all(contexts.map((context) => context.close()));
  },
});

/** The key for access tokens, which the server stores in its data folder. */
export async function signingKeyOf({ dataDir }: Foyer): Promise<string> {
  return (await readFile(path.join(dataDir, 'jwt-secret'), 'utf8')).trim();
}

export { expect };
