import type { Page, Route } from '@playwright/test';
import { entryOf } from './support/faultScreens';
import { enterAs } from './support/faultStock';
import { test } from './support/faultWalk';
import { expect } from './support/server';

/** A new release has taken these files away. @returns what brings them back */
async function takeAway(page: Page, files: RegExp): Promise<() => Promise<void>> {
  const missing = (route: Route) =>
    route.fulfill({ status: 404, contentType: 'text/plain', body: 'Not found' });
  await page.route(files, missing);
  return () => page.unroute(files, missing);
}

/** How often the page itself is loaded from now on. */
function countLoads(page: Page): () => number {
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) loads += 1;
  });
  return () => loads;
}

async function openProfile(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^account of/i }).click();
  await page.getByRole('link', { name: 'Edit profile' }).click();
}

const PROFILE = /\/assets\/ProfilePage-[^/]+\.js$/;
const IMPORT = /\/assets\/ImportDialog-[^/]+\.js$/;

test.beforeEach(async ({ page, foyer, stock }) => {
  await enterAs(page.context(), foyer.url, 'gauri');
  await page.goto('/cart');
  await expect(entryOf(page, stock.pending.title)).toBeVisible();
});

test('a page that a new release has moved: loaded anew once, at the place that was meant', async ({
  page,
  stock,
}) => {
  const loads = countLoads(page);
  const bringBack = await takeAway(page, PROFILE);
  // What is loaded anew knows the new names.
  await page.route('**/profile', async (route) => {
    if (route.request().isNavigationRequest()) await bringBack();
    await route.fallback();
  });
  await openProfile(page);
  await expect(page.getByRole('button', { name: 'Edit Profile' })).toBeVisible();
  await expect(page).toHaveURL('/profile');
  expect(loads()).toBe(1);
  await page.goBack();
  await expect(entryOf(page, stock.pending.title).getByRole('status')).toHaveText('2');
});

test('a page that stays away: one reload and no more, then words and a way out', async ({
  page,
  stock,
}) => {
  const loads = countLoads(page);
  const bringBack = await takeAway(page, PROFILE);
  await openProfile(page);
  const alert = page.getByRole('main').getByRole('alert');
  await expect(alert).toContainText('Unexpected Application Error!');
  await expect(alert).toContainText('This page could not be loaded.');
  await alert.getByRole('button', { name: 'Try Again' }).click();
  await expect(alert).toContainText('This page could not be loaded.');
  expect(loads()).toBe(1);

  // The rest of the product is there.
  await page.getByRole('banner').getByRole('link', { name: 'Cart' }).click();
  await expect(entryOf(page, stock.pending.title).getByRole('status')).toHaveText('2');
  await openProfile(page);
  await expect(alert).toContainText('This page could not be loaded.');
  await bringBack();
  await alert.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByRole('button', { name: 'Edit Profile' })).toBeVisible();
  expect(loads()).toBe(1);
});

test('a dialog that a new release has moved: loaded anew once, and what was typed is there', async ({
  page,
  stock,
}) => {
  await page.goto(`/cart?stage=attendee_details&booking=${stock.paid.id}`);
  const name = page.getByRole('group', { name: 'Attendee 1 of 2' }).getByLabel(/full name/i);
  const open = page.getByRole('button', { name: 'Import from a file or spreadsheet' });
  await name.fill('Ravi Iyer');
  const loads = countLoads(page);
  const bringBack = await takeAway(page, IMPORT);
  await open.click();
  await expect(page.getByText('Your unsaved details were restored')).toBeVisible();
  await expect(name).toHaveValue('Ravi Iyer');
  expect(loads()).toBe(1);

  await open.click();
  const alert = page.getByRole('alert').filter({ hasText: 'This could not be opened' });
  await expect(alert).toBeVisible();
  await expect(name).toHaveValue('Ravi Iyer');
  await bringBack();
  await alert.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByRole('dialog', { name: 'Import attendees' })).toBeVisible();
  expect(loads()).toBe(1);
});
