import { screens } from './support/screenStates';
import { test } from './support/visitTest';
import { expect } from './support/server';

test('no network: every screen keeps its content, shows a notice, and reloads afterwards', async ({
  page,
  context,
  bookings,
  visitEach,
}) => {
  await visitEach(screens, async ({ address, open, call, ready }) => {
    await page.goto(address(bookings));
    await open?.(page, bookings);
    await expect(ready(page, bookings)).toBeVisible();
    // A page that the server has rendered is ready to read before its scripts are there.
    await expect(page.locator('html')).toHaveAttribute('data-theme-alive', '');
    await context.setOffline(true);
    await expect(page.getByText('You are offline.')).toBeVisible();
    await expect(ready(page, bookings)).toBeVisible();

    const asked = call && page.waitForResponse(call(bookings));
    await context.setOffline(false);
    expect((await asked)?.ok() ?? true).toBe(true);
    await expect(page.getByText('You are offline.')).toHaveCount(0);
    await expect(ready(page, bookings)).toBeVisible();
  });
});

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
