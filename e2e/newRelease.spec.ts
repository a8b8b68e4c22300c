import type { Page, Route } from '@playwright/test';
import { scriptOf } from './support/builtFiles';
import { entryOf } from './support/screenStates';
import { addSessionCookies } from './support/testBookings';
import { test } from './support/visitTest';
import { expect } from './support/server';

test.use({ hasOwnContext: true });

/** Answers 404 for the script of this source, as after a new release. @returns function that ends it */
async function removeFile(page: Page, source: string): Promise<() => Promise<void>> {
  const file = scriptOf(source);
  const missing = (route: Route) =>
    route.fulfill({ status: 404, contentType: 'text/plain', body: 'Not found' });
  await page.route(file, missing);
  return () => page.unroute(file, missing);
}

/** Counts page loads (navigation requests) from now on. */
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

const PROFILE = 'src/features/profile/ProfilePage.tsx';
const IMPORT = 'src/features/cart/attendees/ImportDialog.tsx';

test.beforeEach(({ page, foyer }) => addSessionCookies(page.context(), foyer.url, 'gauri'));

test('a page whose file a new release has removed: one reload, at the address that was clicked', async ({
  page,
  bookings,
}) => {
  await page.goto('/cart');
  await expect(entryOf(page, bookings.pending.title)).toBeVisible();
  const loads = countLoads(page);
  const restoreFiles = await removeFile(page, PROFILE);
  // The reloaded page refers to the file names of the new release.
  await page.route('**/profile', async (route) => {
    if (route.request().isNavigationRequest()) await restoreFiles();
    await route.fallback();
  });
  await openProfile(page);
  await expect(page.getByRole('button', { name: 'Edit Profile' })).toBeVisible();
  await expect(page).toHaveURL('/profile');
  expect(loads()).toBe(1);
  await page.goBack();
  await expect(entryOf(page, bookings.pending.title).getByRole('status')).toHaveText('2');
});

test('a dialog whose file a new release has removed: one reload, and the input is restored', async ({
  page,
  bookings,
}) => {
  await page.goto(`/cart?stage=attendee_details&booking=${bookings.paid.id}`);
  const name = page.getByRole('group', { name: 'Attendee 1 of 2' }).getByLabel(/full name/i);
  const open = page.getByRole('button', { name: 'Import from a file or spreadsheet' });
  await name.fill('Ravi Iyer');
  const loads = countLoads(page);
  const restoreFiles = await removeFile(page, IMPORT);
  await open.click();
  await expect(page.getByText('Your unsaved details were restored')).toBeVisible();
  await expect(name).toHaveValue('Ravi Iyer');
  expect(loads()).toBe(1);

  await open.click();
  const alert = page.getByRole('alert').filter({ hasText: 'This could not be opened' });
  await expect(alert).toBeVisible();
  await expect(name).toHaveValue('Ravi Iyer');
  await restoreFiles();
  await alert.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByRole('dialog', { name: 'Import attendees' })).toBeVisible();
  expect(loads()).toBe(1);
});
