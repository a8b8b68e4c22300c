import { findingsIn } from './support/layout';
import { expectToFit, NARROWEST } from './support/reflow';
import { openPage } from './support/screens';
import { expect, test } from './support/server';
import { signInByCookies, buySeats, fillCart, offerSeats } from './support/purchases';

test('long sums, names and words fit a narrow screen', async ({ page, request, baseURL }) => {
  const LONG_WORD = 'Donaudampfschifffahrtsgesellschaftskapitaensmuetze';
  const TEN_LAKHS = 1_000_000;
  await signInByCookies(page, baseURL, 'lena');
  const names = ['Venkatanarasimharajuvaripeta Thiruvananthapuramkaran', LONG_WORD];
  const { id: paid } = await buySeats(page, request, 'lena', { quantity: 2, names });
  await fillCart(page, TEN_LAKHS, LONG_WORD);

  for (const stage of ['cart', 'payment']) {
    await openPage(page, `/cart?stage=${stage}`);
    await expect(page.getByText(/₹\d\d,\d\d,\d\d\d\.\d\d/).first()).toBeVisible();
    await expectToFit(page, `${stage} of lakhs`);
  }
  await openPage(page, `/cart?stage=attendee_details&booking=${paid}`);
  await expectToFit(page, 'attendees with long names');
  await openPage(page, `/my-bookings?ticket=${paid}`);
  await expect(page.getByRole('img', { name: /qr/i })).toBeVisible();
  await expectToFit(page, 'a ticket with a long name');
  await openPage(page, '/my-bookings');
  await expectToFit(page, 'bookings of lakhs');
});

test('overlays fit a narrow screen', async ({ page, request, baseURL }) => {
  await signInByCookies(page, baseURL, 'vikram');
  const names = ['Devika Nair', 'Ravi Iyer'];
  const { id: paid } = await buySeats(page, request, 'vikram', { quantity: 2, names });
  const { id: unnamed } = await buySeats(page, request, 'vikram', { quantity: 3 });
  const press = (name: string | RegExp) => page.getByRole('button', { name }).first().click();

  await page.setViewportSize(NARROWEST);
  await openPage(page, '/events');
  await press('Filters and sorting');
  await expectToFit(page, 'filters');
  await press(/^account of/i);
  await expect(page.locator('#user-menu')).toBeVisible();
  await expectToFit(page, 'user menu');
  await press(/^Notifications/);
  await expect(page.locator('#notifications').getByRole('listitem').first()).toBeVisible();
  await expectToFit(page, 'notifications');
  await page.keyboard.press('Escape');
  await page.setViewportSize(NARROWEST);
  await press('Menu');
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  await expectToFit(page, 'drawer');

  await openPage(page, '/');
  await page.getByRole('combobox', { name: 'Search events or cities' }).fill('mu');
  await expect(page.getByRole('option').first()).toBeVisible();
  await expectToFit(page, 'hero search');

  await openPage(page, `/my-bookings?ticket=${paid}`);
  await expect(page.getByRole('img', { name: /qr/i })).toBeVisible();
  await expectToFit(page, 'ticket');
  await press('Give to someone else');
  await expect(page.getByRole('dialog', { name: /^Give this ticket/ })).toBeVisible();
  await expectToFit(page, 'giving a ticket away');

  await offerSeats(page, unnamed);
  await openPage(page, `/my-bookings?seats=${unnamed}`);
  await expect(page.getByRole('button', { name: 'Copy link' })).toBeVisible();
  await expectToFit(page, 'seats that are offered');
  await press('Invite people');
  await expect(page.getByRole('dialog', { name: 'Invite people' })).toBeVisible();
  await expectToFit(page, 'inviting to seats');

  await openPage(page, `/cart?stage=attendee_details&booking=${unnamed}`);
  await press('Import from a file or spreadsheet');
  const rows = 'Name\tEmail\nZoë\tnothing\nA Person With A Long Name\ta.person@northwind.example';
  await page.getByLabel('Paste rows from a spreadsheet').fill(rows);
  await expect(page.getByText('Left out', { exact: true })).toBeVisible();
  await expectToFit(page, 'import');
});

/** With reduced motion, loading placeholders must not pulse. */
test('nothing moves for a person who prefers less motion', async ({ page }) => {
  await openPage(page, '/about');
  let answer = () => {};
  const held = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/api/events/?*', async (route) => {
    await held;
    await route.continue();
  });
  await page.getByRole('banner').getByRole('link', { name: 'Events' }).click();
  await expect(page.locator('#main [class*="_skeleton_"]').first()).toBeVisible();
  expect((await findingsIn(page)).moving).toEqual([]);
  answer();
  await expect(page.locator('#main [class*="_skeleton_"]')).toHaveCount(0);
  await page.getByRole('button', { name: 'Notifications' }).click();
  expect((await findingsIn(page)).moving).toEqual([]);
});
