import type { Page } from '@playwright/test';
import { enterAs, stockFor, type Stock } from './faultStock';
import type { DemoUser } from './people';
import { test as base } from './server';

interface Stop {
  name: string;
  as?: DemoUser;
}

interface Fixtures {
  /** Meera's, for those who change it: paying pays for all that is in a cart. */
  ownStock: Stock;
  /** Goes from one to the next, as the person each is for; signs in only where that changes. */
  walk: <T extends Stop>(stops: readonly T[], visit: (stop: T) => Promise<void>) => Promise<void>;
}

async function changePerson(page: Page, url: string, person: DemoUser | undefined): Promise<void> {
  await page.goto('about:blank');
  await page.context().clearCookies();
  if (person) await enterAs(page.context(), url, person);
}

/** One test per fault, through all screens: each would be quick, and the browser is slow to start. */
export const test = base.extend<Fixtures>({
  ownStock: async ({ request }, use) => use(await stockFor(request, 'meera')),
  walk: async ({ page, foyer }, use, testInfo) => {
    // Many screens in one test.
    testInfo.setTimeout(3 * testInfo.timeout);
    await use(async (stops, visit) => {
      let person: DemoUser | undefined;
      for (const stop of stops) {
        await base.step(stop.name, async () => {
          if (stop.as !== person) await changePerson(page, foyer.url, stop.as);
          person = stop.as;
          await visit(stop);
        });
      }
    });
  },
});
