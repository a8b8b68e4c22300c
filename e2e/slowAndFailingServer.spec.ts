import type { BrowserContext, Page } from '@playwright/test';
import { consoleScreenStates } from './support/consoleScreenStates';
import {
  failRequests,
  delayResponses,
  openUnrenderedPages,
  recordControlPositions,
  findMovedControls,
} from './support/networkFaults';
import type { ScreenStates } from './support/screenState';
import { screens } from './support/screenStates';
import type { TestBookings } from './support/testBookings';
import { test } from './support/visitTest';
import { expect } from './support/server';

interface Place {
  page: Page;
  bookings: TestBookings;
}

/** A slow server: the screen shows that it loads, and no control moves when the content arrives. */
async function openSlowly(
  { as, address, open, call, waiting, ready }: ScreenStates,
  { page, bookings }: Place,
): Promise<void> {
  // All calls are slow, except when the screen is opened from another one.
  const slow = await delayResponses(
    page,
    open && call ? call(bookings) : /\/api\/(?!auth\/verify-token)/,
  );
  await page.goto(address(bookings));
  await open?.(page, bookings);
  if (waiting) await expect(waiting(page)).toBeAttached();
  else if (!call) await expect(ready(page, bookings)).toBeVisible();
  // The sidebar has further entries once it is known who is signed in; a dialog hides the header.
  const account = page.getByRole('button', { name: /^Account of/, includeHidden: true });
  if (as) await expect(account).toBeAttached();
  await recordControlPositions(page);
  await slow.letThrough();
  await expect(ready(page, bookings)).toBeVisible();
  if (waiting) await expect(waiting(page)).toHaveCount(0);
  expect(await findMovedControls(page)).toEqual([]);
}

/** A failing server: the screen shows an error, and Try Again loads the content. */
async function openAndTryAgain(
  { address, open, call, failure, ready }: ScreenStates,
  { page, bookings }: Place,
): Promise<void> {
  const recover = await failRequests(page, call?.(bookings) ?? /^$/);
  await page.goto(address(bookings));
  await open?.(page, bookings);
  const alert = page.getByRole('alert').filter({ hasText: failure });
  await expect(alert).toBeVisible();
  await expect(alert).not.toContainText(/HTTP error|Bad day|undefined/);
  await recover();
  await alert.getByRole('button', { name: 'Try Again' }).click();
  await expect(ready(page, bookings)).toBeVisible();
  await expect(alert).toHaveCount(0);
}

/** No network: the open screen keeps its content, shows a notice, and reloads afterwards. */
async function loseNetwork(
  { call, ready }: ScreenStates,
  { page, context, bookings }: Place & { context: BrowserContext },
): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-theme-alive', '');
  await context.setOffline(true);
  await expect(page.getByText('You are offline.')).toBeVisible();
  await expect(ready(page, bookings)).toBeVisible();
  const asked = call && page.waitForResponse(call(bookings));
  await context.setOffline(false);
  expect((await asked)?.ok() ?? true).toBe(true);
  await expect(page.getByText('You are offline.')).toHaveCount(0);
  await expect(ready(page, bookings)).toBeVisible();
}

/** A list, a cart and a console: what a lost network does is the same on every screen. */
const WITHOUT_NETWORK = ['events', 'cart', 'dashboard'];

const groups = {
  'screens of visitors': screens.filter(({ as }) => as === undefined),
  'screens of people': screens.filter(
    (screen) => screen.as !== undefined && !consoleScreenStates.includes(screen),
  ),
  'screens of organizers': consoleScreenStates,
};

for (const [name, group] of Object.entries(groups)) {
  test(`a slow server, a failing one and no network: what the ${name} show`, async ({
    page,
    context,
    bookings,
    visitEach,
  }) => {
    await visitEach(group, async (screen) => {
      // The server writes the content into a visitor's pages: there is nothing to wait for.
      const endUnrendered = screen.as ? undefined : await openUnrenderedPages(page);
      await test.step('slow', () => openSlowly(screen, { page, bookings }));
      if (screen.failure)
        await test.step('failing', () => openAndTryAgain(screen, { page, bookings }));
      await endUnrendered?.();
      if (WITHOUT_NETWORK.includes(screen.name))
        await test.step('no network', () => loseNetwork(screen, { page, context, bookings }));
    });
  });
}
