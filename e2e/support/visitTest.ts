import type { Page } from '@playwright/test';
import {
  addSessionCookies,
  createTestBookings,
  emptyCart,
  type TestBookings,
} from './testBookings';
import type { DemoUser } from './people';
import { test as base } from './server';

interface Visit {
  name: string;
  as?: DemoUser;
}

interface Fixtures {
  /** Meera's bookings, for tests that change them: paying would pay for everything in a shared cart. */
  ownBookings: TestBookings;
  /** Runs `visit` for each entry in a test step, signed in as its person. */
  visitEach: <T extends Visit>(
    visits: readonly T[],
    visit: (entry: T) => Promise<void>,
  ) => Promise<void>;
}

async function changePerson(page: Page, url: string, person: DemoUser | undefined): Promise<void> {
  await page.goto('about:blank');
  await page.context().clearCookies();
  if (person) await addSessionCookies(page.context(), url, person);
}

/** For tests that go through many screens, because a browser context per screen would take longer. */
export const test = base.extend<Fixtures>({
  ownBookings: async ({ request }, use) => {
    await use(await createTestBookings(request, 'meera'));
    await emptyCart(request, 'meera');
  },
  visitEach: async ({ page, foyer }, use, testInfo) => {
    testInfo.setTimeout(3 * testInfo.timeout);
    await use(async (visits, visit) => {
      let person: DemoUser | undefined;
      for (const entry of visits) {
        await base.step(entry.name, async () => {
          if (entry.as !== person) await changePerson(page, foyer.url, entry.as);
          person = entry.as;
          await visit(entry);
        });
      }
    });
  },
});
