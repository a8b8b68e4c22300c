import type { Route } from '@playwright/test';
import { scriptOf } from './support/builtFiles';
import { test } from './support/visitTest';
import { expect } from './support/server';

test.use({ hasOwnContext: true });

test('a page that is opened without a network loads when the network is back', async ({
  page,
  context,
  bookings,
  visitEach,
}) => {
  await visitEach([{ name: 'notifications', as: 'gauri' as const }], async () => {
    await page.goto('/cart');
    await expect(page.getByRole('heading', { name: bookings.pending.title })).toBeVisible();
    await page.getByRole('button', { name: /^account of/i }).click();
    const link = page.getByRole('link', { name: 'Edit profile' });
    await expect(link).toBeVisible();
    await context.setOffline(true);
    await link.click();
    const alert = page.getByRole('main').getByRole('alert');
    await expect(alert).toContainText('This page could not be loaded. Check your connection');
    await context.setOffline(false);
    await expect(page.getByRole('button', { name: 'Edit Profile' })).toBeVisible();
    await expect(alert).toHaveCount(0);
  });
});

test('a page that the server has rendered stays readable without its script, and hydrates afterwards', async ({
  page,
  context,
  bookings,
}) => {
  const address = `/events/${bookings.event.id}`;
  // A busy server sends a page without its content.
  const openWithContent = async (route: Route) => {
    let response = await route.fetch();
    while (!(await response.text()).includes('page-state')) response = await route.fetch();
    await route.fulfill({ response });
  };
  await page.route(address, openWithContent, { times: 1 });
  const firstScript = page.waitForEvent('requestfinished', (request) =>
    scriptOf('index.html').test(request.url()),
  );
  const loseNetwork = async (route: Route) => {
    await firstScript;
    await context.setOffline(true);
    await route.abort();
  };
  await page.route(scriptOf('src/app/pages/EventPage.tsx'), loseNetwork, { times: 1 });
  await page.goto(address);
  const title = page.getByRole('heading', { level: 1 });
  const notice = page
    .getByRole('alert')
    .filter({ hasText: 'Part of this page could not be loaded' });
  const retry = notice.getByRole('button', { name: 'Try Again' });
  const rendered = await title.elementHandle();
  await expect(notice).toBeVisible();
  await retry.click();
  await expect(retry).not.toHaveAttribute('aria-busy');
  await expect(notice).toBeVisible();
  await expect(title).toBeVisible();
  await expect(page.getByText('Unexpected Application Error!')).toHaveCount(0);
  await expect(page.locator('html[data-theme-alive]')).toHaveCount(0);

  await context.setOffline(false);
  await expect(page.locator('html[data-theme-alive]')).toBeAttached();
  await expect(notice).toHaveCount(0);
  expect(await rendered?.evaluate((element) => element.isConnected)).toBe(true);
});

test('a dialog that cannot be loaded keeps the input on the page', async ({
  page,
  context,
  bookings,
  visitEach,
}) => {
  await visitEach([{ name: 'attendees', as: 'gauri' as const }], async () => {
    await page.goto(`/cart?stage=attendee_details&booking=${bookings.paid.id}`);
    const name = page.getByRole('group', { name: 'Attendee 1 of 2' }).getByLabel(/full name/i);
    await name.fill('Ravi Iyer');
    await context.setOffline(true);
    const open = page.getByRole('button', { name: 'Import from a file or spreadsheet' });
    await open.click();
    const alert = page.getByRole('alert').filter({ hasText: 'This could not be opened' });
    await expect(alert).toBeVisible();
    await expect(name).toHaveValue('Ravi Iyer');
    await context.setOffline(false);
    const dialog = page.getByRole('dialog', { name: 'Import attendees' });
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(name).toHaveValue('Ravi Iyer');
  });
});
