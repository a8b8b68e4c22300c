import { findingsIn } from './support/layout';
import { expectToFit } from './support/reflow';
import { goToPage, openPage } from './support/screens';
import { expect, test } from './support/server';
import { signInByCookies, buySeats, fillCart } from './support/purchases';

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
  await goToPage(page, `/my-bookings?ticket=${paid}`);
  await expect(page.getByRole('img', { name: /qr/i })).toBeVisible();
  await expectToFit(page, 'a ticket with a long name');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expectToFit(page, 'bookings of lakhs');
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
  await expect(page.locator('#main .MuiSkeleton-root').first()).toBeVisible();
  expect((await findingsIn(page)).moving).toEqual([]);
  answer();
  await expect(page.locator('#main .MuiSkeleton-root')).toHaveCount(0);
  await page.getByRole('button', { name: 'Notifications' }).click();
  expect((await findingsIn(page)).moving).toEqual([]);
});
