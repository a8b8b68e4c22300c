import type { Locator, Page } from '@playwright/test';
import { findBookableEvent } from './support/bookableEvent';
import { signIn } from './support/people';
import { isSignedByFoyer, readQr } from './support/qr';
import { expect, test } from './support/server';

const attendees = [
  { name: 'Asha Menon', email: 'asha@northwind.example' },
  { name: 'Ravi Iyer', email: 'ravi@northwind.example' },
  { name: 'Sunita Das', email: 'sunita@northwind.example' },
];

test.use({ hasOwnContext: true, contextOptions: { reducedMotion: 'no-preference' } });

/** The first list item or article with the title of the event as its heading. */
const entryOf = (page: Page, title: string): Locator =>
  page
    .getByRole('main')
    .locator('article, li')
    .filter({ has: page.getByRole('heading', { name: title }) })
    .first();

/** Issue 2: from signing in to a ticket that a steward's device accepts, and after a restart. */
test('a person books three seats and holds their tickets', async ({ page, request, foyer }) => {
  const event = await findBookableEvent(request, 'asha');

  await test.step('sign in', () => signIn(page, 'asha'));

  await test.step('search and open the event', async () => {
    const search = page.getByRole('combobox', { name: 'Search events or cities' });
    await search.fill(event.title);
    await search.press('Enter');
    await expect(page).toHaveURL(/\/events\?search=/);
    const card = page.getByRole('article').getByRole('link', { name: event.title });
    await card.first().click();
    await expect(page).toHaveURL(new RegExp(`/events/${event.id}$`));
    await expect(page.getByRole('heading', { level: 1, name: event.title })).toBeVisible();
  });

  await test.step('add two tickets', async () => {
    const tier = page
      .getByRole('article')
      .filter({ has: page.getByRole('heading', { name: event.tier, exact: true }) });
    await tier.getByRole('button', { name: /^increase/i }).click();
    await tier.getByRole('button', { name: 'Add to Cart' }).click();
    await expect(tier.getByText('Added to Cart!')).toBeVisible();
    await expect(page.getByText('Ticket Added to Cart!')).toBeVisible();
    await tier.getByRole('link', { name: 'Visit Cart' }).click();
  });

  await test.step('make them three', async () => {
    await expect(page.getByRole('heading', { name: 'Corporate Event Booking' })).toBeVisible();
    const line = entryOf(page, event.title);
    await line.getByRole('button', { name: /^increase/i }).click();
    await expect(page.getByText('Booking quantity updated successfully')).toBeVisible();
  });

  await test.step('pay', async () => {
    const summary = page.getByRole('region', { name: 'Booking Summary' });
    await summary.getByText('Proceed to Payment').click();
    await summary.getByRole('button', { name: /^pay .*\d\.\d\d$/i }).click();
    const thanks = page.getByRole('alertdialog', { name: 'Thank You!' });
    await expect(thanks).toContainText('Your payment has been processed successfully.');
    await expect(page).toHaveURL(/\/my-bookings/);
  });

  await test.step('name the attendees', async () => {
    await entryOf(page, event.title).getByText('Add Attendee Details').click();
    await expect(page).toHaveURL(/stage=attendee_details&booking=\d+/);
    const save = page.getByRole('button', { name: 'Save Attendee Details' });
    for (const [index, { name, email }] of attendees.entries()) {
      const block = page.getByRole('group', { name: `Attendee ${index + 1} of 3` });
      await expect(save).toBeDisabled();
      await block.getByLabel(/full name/i).fill(name);
      await block.getByLabel(/email/i).fill(email);
    }
    await save.click();
    await expect(page.getByText('Attendee details saved successfully')).toBeVisible();
    await expect(page.getByText('Corporate Bookings Confirmed!')).toBeVisible();
  });

  const code = await test.step('open the ticket', async () => {
    await page.getByRole('link', { name: 'View My Bookings' }).click();
    await expect(page).toHaveURL(/\/my-bookings/);
    await entryOf(page, event.title)
      .getByRole('link', { name: /View QR Ticket/ })
      .click();
    return readTicket(page);
  });
  expect(await isSignedByFoyer(request, code)).toBe(true);
  const altered = code.replace(/^FYR1\.(.)/, (_, first) => `FYR1.${first === 'A' ? 'B' : 'A'}`);
  expect(await isSignedByFoyer(request, altered)).toBe(false);

  await test.step('find it again after a restart', async () => {
    await foyer.restart();
    await page.goto('/my-bookings');
    await entryOf(page, event.title)
      .getByRole('link', { name: /View QR Ticket/ })
      .click();
    expect(await readTicket(page)).toBe(code);
  });
});

/** The text of the open ticket's QR code, read from a screenshot. */
async function readTicket(page: Page): Promise<string> {
  const ticket = page.getByRole('dialog', { name: /event ticket/i });
  await expect(ticket.getByText(/FYR-[2-9A-Z]{4}-\d{4}/)).toBeVisible();
  const picture = ticket.getByRole('img', { name: /qr/i });
  await expect(picture).toBeVisible();
  await expect.poll(async () => readQr(await picture.screenshot())).toMatch(/^FYR1\./);
  return readQr(await picture.screenshot()) ?? '';
}
