import type { Page } from '@playwright/test';
import { toasts, type UserAction } from './support/userAction';
import { bookingActions } from './support/bookingActions';
import { otherActions } from './support/otherActions';
import { failRequests, delayResponses } from './support/networkFaults';
import { entryOf } from './support/screenStates';
import type { TestBookings } from './support/testBookings';
import { test } from './support/visitTest';
import { expect } from './support/server';

/** One of each kind; what the other forms show on a failure is in the tests of their pages (`src`). */
const actions = [...bookingActions, ...otherActions];
const NETWORK = 'Network error. Please check your connection and try again.';

const offline = (page: Page) => page.getByText('You are offline.');

/**
 * Expects the error beside the button, the toast, and everything that was typed or chosen.
 * @param words the error text, when it is not the one of the action
 */
async function expectErrorAndInput(
  page: Page,
  bookings: TestBookings,
  action: UserAction,
  words?: string,
) {
  const { beside, toast, kept } = action;
  if (beside) {
    const place = page.locator('main, footer').getByText(words ?? beside);
    await expect(place.first()).toBeVisible();
  }
  if (toast) await expect(toasts(page)).toContainText(words ?? toast);
  await kept?.(page, bookings);
}

test('failing server, no network, then a slow server: an action shows an error, keeps the input, and is sent once', async ({
  page,
  context,
  ownBookings: bookings,
  visitEach,
}) => {
  await visitEach(actions, async (action) => {
    const { address, call, method, prepare, press, isBusy = true, done } = action;
    await page.goto(address(bookings));
    await prepare?.(page, bookings);

    const recover = await failRequests(page, call(bookings), method);
    await press(page, bookings).click();
    await expectErrorAndInput(page, bookings, action);
    await recover();

    if (method === 'DELETE') await prepare?.(page, bookings);
    await expect(press(page, bookings)).toBeVisible();
    await context.setOffline(true);
    await expect(offline(page)).toBeVisible();
    await press(page, bookings).click();
    await expectErrorAndInput(page, bookings, action, action.offlineWords ?? NETWORK);
    await context.setOffline(false);
    await expect(offline(page)).toHaveCount(0);

    if (method === 'DELETE') await prepare?.(page, bookings);
    const slow = await delayResponses(page, call(bookings), method);
    await press(page, bookings).dblclick();
    if (isBusy) await expect(press(page, bookings)).toHaveAttribute('aria-busy', 'true');
    await expect.poll(() => slow.requests.length).toBe(1);
    await slow.letThrough();
    await done(page, bookings);
  });
});

test('slow server: leaving the page meanwhile loses nothing', async ({
  page,
  ownBookings: bookings,
  visitEach,
}) => {
  const [add] = bookingActions;
  await visitEach(add ? [add] : [], async (action) => {
    await page.goto(action.address(bookings));
    await action.prepare?.(page, bookings);
    const slow = await delayResponses(page, action.call(bookings), action.method);
    await action.press(page, bookings).click();
    await expect.poll(() => slow.requests.length).toBe(1);
    await page.getByRole('banner').getByRole('link', { name: 'About Us' }).click();
    await expect(page).toHaveURL('/about');
    await slow.letThrough();
    await action.done(page, bookings);
    await page.getByRole('banner').getByRole('link', { name: 'Cart' }).click();
    await expect(entryOf(page, bookings.event.title).getByRole('status')).toHaveText('2');
  });
});
