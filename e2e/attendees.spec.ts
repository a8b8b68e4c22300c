import type { Locator, Page } from '@playwright/test';
import { findBookableEvent } from './support/bookableEvent';
import { signInByCookies } from './support/purchases';
import { expect, test } from './support/server';
import { callerOf } from './support/testBookings';

const people = Array.from({ length: 10 }, (_, index) => ({
  name: index === 3 ? 'Zoë D’Souza, Jr.' : `Guest ${index + 1}`,
  email: `guest${index + 1}@clients.example`,
}));
/** As spreadsheets export it: byte order mark, semicolons, any order of columns. */
const csv = `\uFEFF${[
  'Department;Email;Full name',
  ...people.map(({ name, email }) => `Sales;${email};"${name}"`),
  'Sales;guest11@clients.example;Guest 11',
].join('\r\n')}`;

const entryOf = (page: Page, title: string): Locator =>
  page
    .getByRole('main')
    .locator('article, li')
    .filter({ has: page.getByRole('heading', { name: title }) })
    .first();

/** Issue 5 and 6: tickets for a colleague, and ten people named from a file. */
test('a booking for a colleague gets its ten attendees from a file', async ({
  page,
  request,
  baseURL,
}) => {
  const event = await findBookableEvent(request, 'asha', { seats: people.length });
  const { call } = await callerOf(request, 'asha');
  const { person: vikram } = await callerOf(request, 'vikram');
  const { ticket_tiers: tiers } = await call('GET', `/events/${event.id}`);
  const { id } = await call('POST', '/bookings/', {
    event: event.id,
    ticket_tier: tiers.find(({ name }) => name === event.tier)?.id ?? 0,
    quantity: people.length,
    booking_for: 'employee',
    booked_for_user: vikram.id,
    notes: 'Close to the aisle, please.',
  });
  const { total } = await call('GET', `/bookings/quote/?booking_ids=${id}`);
  await call('POST', '/payments/bulk_create/', { booking_ids: [id], amount: total });
  await signInByCookies(page, baseURL, 'asha');
  await page.goto('/my-bookings');

  await test.step('My Bookings says whom it is for', async () => {
    const entry = entryOf(page, event.title);
    await expect(entry.getByText(/Booked for Vikram .+ \(colleague\)/)).toBeVisible();
    await expect(entry.getByText('Note: Close to the aisle, please.')).toBeVisible();
    await entry.getByText('Add Attendee Details').click();
  });

  await test.step('name the ten from a file', async () => {
    const save = page.getByRole('button', { name: 'Save Attendee Details' });
    await expect(save).toBeDisabled();
    await page.getByRole('button', { name: 'Import from a file or spreadsheet' }).click();
    const dialog = page.getByRole('dialog', { name: 'Import attendees' });
    await dialog
      .getByLabel(/choose a CSV or XLSX file/)
      .setInputFiles({ name: 'people.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) });
    await expect(dialog.getByText(/10 seats will be filled. 1 more person/)).toBeVisible();
    await dialog.getByRole('button', { name: 'Fill 10 seats' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByText('10 of 10 named')).toBeVisible();

    // Nothing is saved yet, and the import is still in the form.
    await page.reload();
    await expect(page.getByText('Your unsaved details were restored')).toBeVisible();
    await expect(page.getByText('10 of 10 named')).toBeVisible();
    await save.click();
    await expect(page.getByText('Attendee details saved successfully')).toBeVisible();
    await expect(page.getByText('Corporate Bookings Confirmed!')).toBeVisible();
  });

  await test.step('all ten stand on the tickets', async () => {
    await page.getByRole('link', { name: 'View My Bookings' }).click();
    const entry = entryOf(page, event.title);
    await entry.getByRole('button', { name: /^Show \d+ more tickets/ }).click();
    for (const { name } of people)
      await expect(entry.getByText(name, { exact: true })).toBeVisible();
    const kept = await page.evaluate(() => Object.keys(localStorage));
    expect(kept.filter((key) => key.startsWith('foyer-draft:'))).toEqual([]);
  });
});
