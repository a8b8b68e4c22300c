import type { Page } from '@playwright/test';
import { toasts, type Act } from './support/faultAct';
import { bookingActs } from './support/faultActsOfBooking';
import { memberActs } from './support/faultActsOfMembers';
import { visitorActs } from './support/faultActsOfVisitors';
import { failCalls, holdAnswers } from './support/faults';
import { entryOf } from './support/faultScreens';
import type { Stock } from './support/faultStock';
import { test } from './support/faultWalk';
import { expect } from './support/server';

const acts = [...visitorActs, ...bookingActs, ...memberActs];
const NETWORK = 'Network error. Please check your connection and try again.';

const offline = (page: Page) => page.getByText('You are offline.');

/**
 * The sentence beside the act, the toast, and all that was typed or chosen.
 * @param words where they are not the catalogue's for this act
 */
async function expectToldAndKept(page: Page, stock: Stock, act: Act, words?: string) {
  const { beside, toast, kept } = act;
  if (beside) {
    const place = page.locator('main, footer').getByText(words ?? beside);
    await expect(place.first()).toBeVisible();
  }
  if (toast) await expect(toasts(page)).toContainText(words ?? toast);
  await kept?.(page, stock);
}

test('a failing server, then a slow one: what is done is told, kept, and taken once', async ({
  page,
  ownStock: stock,
  walk,
}) => {
  await walk(acts, async (act) => {
    const { address, call, method, prepare, press, isBusy = true, done } = act;
    await page.goto(address(stock));
    await prepare?.(page, stock);

    const recover = await failCalls(page, call(stock), method);
    await press(page, stock).click();
    await expectToldAndKept(page, stock, act);
    await recover();

    if (method === 'DELETE') await prepare?.(page, stock);
    const slow = await holdAnswers(page, call(stock), method);
    await press(page, stock).dblclick();
    if (isBusy) await expect(press(page, stock)).toHaveAttribute('aria-busy', 'true');
    await expect.poll(() => slow.asked.length).toBe(1);
    await slow.letThrough();
    await done(page, stock);
  });
});

test('no network: what is done is told and kept, and can be done when it is back', async ({
  page,
  context,
  ownStock: stock,
  walk,
}) => {
  await walk(acts, async (act) => {
    const { address, prepare, press, done, offlineWords = NETWORK } = act;
    await page.goto(address(stock));
    await prepare?.(page, stock);
    await expect(press(page, stock)).toBeVisible();
    await context.setOffline(true);
    await expect(offline(page)).toBeVisible();
    await press(page, stock).click();
    await expectToldAndKept(page, stock, act, offlineWords);
    await context.setOffline(false);
    await expect(offline(page)).toHaveCount(0);
    if (act.method === 'DELETE') await prepare?.(page, stock);
    await press(page, stock).click();
    await done(page, stock);
  });
});

test('a slow server: who goes on meanwhile loses nothing', async ({
  page,
  ownStock: stock,
  walk,
}) => {
  const [add] = bookingActs;
  await walk(add ? [add] : [], async (act) => {
    await page.goto(act.address(stock));
    await act.prepare?.(page, stock);
    const slow = await holdAnswers(page, act.call(stock), act.method);
    await act.press(page, stock).click();
    await expect.poll(() => slow.asked.length).toBe(1);
    await page.getByRole('banner').getByRole('link', { name: 'About Us' }).click();
    await expect(page).toHaveURL('/about');
    await slow.letThrough();
    await act.done(page, stock);
    await page.getByRole('banner').getByRole('link', { name: 'Cart' }).click();
    await expect(entryOf(page, stock.event.title).getByRole('status')).toHaveText('2');
  });
});
