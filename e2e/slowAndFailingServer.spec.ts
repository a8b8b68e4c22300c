import {
  failRequests,
  delayResponses,
  openUnrenderedPages,
  recordControlPositions,
  findMovedControls,
} from './support/networkFaults';
import { screens } from './support/screenStates';
import { test } from './support/visitTest';
import { expect } from './support/server';

const loading = screens.filter(({ call }) => call);

test('slow server: every screen shows that it loads, and no control moves', async ({
  page,
  bookings,
  visitEach,
}) => {
  await visitEach(screens, async ({ as, address, open, call, waiting, ready }) => {
    await openUnrenderedPages(page);
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
  });
});

test('failing server: every screen shows an error, and Try Again loads the content', async ({
  page,
  bookings,
  visitEach,
}) => {
  await visitEach(loading, async ({ address, open, call, failure, ready }) => {
    await openUnrenderedPages(page);
    const recover = await failRequests(page, call?.(bookings) ?? '');
    await page.goto(address(bookings));
    await open?.(page, bookings);
    const alert = page.getByRole('alert').filter({ hasText: failure });
    await expect(alert).toBeVisible();
    await expect(alert).not.toContainText(/HTTP error|Bad day|undefined/);
    await recover();
    await alert.getByRole('button', { name: 'Try Again' }).click();
    await expect(ready(page, bookings)).toBeVisible();
    await expect(alert).toHaveCount(0);
  });
});
