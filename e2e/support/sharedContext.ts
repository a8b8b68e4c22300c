import type { Browser, BrowserContext } from '@playwright/test';
import { watchContext, type PageFaults } from './pageFaults';

/** All that a page stores, except the cache of the network. */
const STORED = 'local_storage,indexeddb,cache_storage,service_workers';

/**
 * One browser context for most tests of a worker. The first page of a new context takes twice as much of the processor
 * as the next ones, which find the scripts and fonts of the app in the cache.
 */
export interface SharedContext {
  /** Opens it with the options of the configuration; reports the faults of its pages to this test. */
  open(browser: Browser, faults: PageFaults): Promise<BrowserContext>;
  /** Closes its pages and removes what the test has left. */
  clear(origin: string): Promise<void>;
  close(): Promise<void>;
}

export function createSharedContext(): SharedContext {
  let context: BrowserContext | undefined;
  let report: PageFaults['report'] = () => {};
  return {
    async open(browser, faults) {
      report = faults.report;
      if (context) return context;
      context = await browser.newContext();
      await watchContext(context, (fault) => report(fault));
      return context;
    },
    async clear(origin) {
      if (!context) return;
      await context.unrouteAll({ behavior: 'ignoreErrors' });
      await context.setOffline(false);
      await Promise.all(context.pages().map((page) => page.close()));
      await context.clearCookies();
      const page = await context.newPage();
      const session = await context.newCDPSession(page);
      await session.send('Storage.clearDataForOrigin', { origin, storageTypes: STORED });
      await page.close();
    },
    close: async () => context?.close(),
  };
}
