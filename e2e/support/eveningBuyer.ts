import type { Page } from '@playwright/test';
import type { Foyer } from '../../scripts/lib/foyer.mjs';
import { readCode } from './outbox';
import { goToPage } from './screens';
import { expect } from './server';

/** Who buys in the journey through the organizer's console. */
export const BUYER = { first: 'Rohan', last: 'Das', email: 'rohan@blue-harbour.example' };
const PASSWORD = 'a long enough password';
/** With 2 % fee and 18 % GST on both: 5,416.20, 2,166.48 and nothing. */
const BOUGHT = { Stalls: 3, Balcony: 2, Students: 1 };
const PAID = '₹7,582.68';
/** Who comes. */
export const PEOPLE = [
  'Rohan Das',
  'Ila Roy',
  'Devika Nair',
  'Ravi Iyer',
  'Sunita Das',
  'Zoë Pinto',
];

/** Stands in the description, and is read there as it was typed. */
export const MARKUP = '<img src=x onerror=alert(1)>';

const main = (page: Page) => page.getByRole('main');

/** Signs Rohan up, with the code of the mail. */
export async function signUp(page: Page, place: Foyer): Promise<void> {
  await page.goto('/signup');
  await page.getByLabel('First name').fill(BUYER.first);
  await page.getByLabel('Last name').fill(BUYER.last);
  await page.getByLabel('Work email').fill(BUYER.email);
  await page.getByLabel(/^Password/).fill(PASSWORD);
  await page.getByRole('checkbox', { name: /i agree/i }).check();
  await page.getByRole('button', { name: 'Send Code' }).click();
  const code = await readCode(place, BUYER.email, 'Your Foyer sign-up code');
  await page.getByLabel('Verification code').fill(code);
  await page.getByRole('button', { name: /^Verify/ }).click();
  await expect(page.getByRole('button', { name: 'Account of Rohan Das' })).toBeVisible();
}

const tierCard = (page: Page, name: string) =>
  main(page)
    .getByRole('article')
    .filter({ has: page.getByRole('heading', { name, exact: true }) });

export async function addToCart(page: Page, name: string, quantity: number): Promise<void> {
  const tier = tierCard(page, name);
  for (let more = 1; more < quantity; more += 1) {
    await tier.getByRole('button', { name: /^Increase/ }).click();
  }
  await tier.getByRole('button', { name: 'Add to Cart' }).click();
  await expect(tier.getByText('Added to Cart!')).toBeVisible();
}

/** Finds the event in the list, books seats of each tier, and pays for them at once. */
export async function bookAndPay(buyer: Page, title: string): Promise<void> {
  await goToPage(buyer, '/events');
  await main(buyer).getByRole('link', { name: title }).first().click();
  await expect(buyer).toHaveURL(/\/events\/\d+$/);
  await expect(buyer.getByRole('img', { name: 'A green curtain' }).first()).toBeVisible();
  await expect(tierCard(buyer, 'Students')).toContainText('Free');
  await expect(main(buyer).getByText(`songs ${MARKUP} by the harbour`)).toBeVisible();
  for (const [name, quantity] of Object.entries(BOUGHT)) await addToCart(buyer, name, quantity);
  await goToPage(buyer, '/cart');
  const summary = buyer.getByRole('region', { name: 'Booking Summary' });
  await summary.getByText('Proceed to Payment').click();
  await summary.getByRole('button', { name: `Pay ${PAID}` }).click();
  const thanks = buyer.getByRole('alertdialog', { name: 'Thank You!' });
  await expect(thanks).toContainText('Your payment has been processed successfully.');
  // It closes by itself.
  await expect(buyer).toHaveURL(/\/my-bookings/);
}

/** Names the people of all bookings: what is saved leads to the next one. */
export async function nameAttendees(buyer: Page): Promise<void> {
  const names = [...PEOPLE];
  await main(buyer)
    .getByRole('link', { name: /Add Attendee Details/ })
    .first()
    .click();
  const seats = main(buyer).getByRole('group', { name: /^Attendee \d of \d$/ });
  for (let seatsBefore = 0; names.length > 0;) {
    // Each booking has another number of seats.
    await expect(seats).not.toHaveCount(seatsBefore);
    await expect(seats.first()).toBeVisible();
    seatsBefore = await seats.count();
    // An uploaded picture has the place of a drawn one.
    expect((await main(buyer).getByRole('presentation').first().boundingBox())?.width).toBe(72);
    for (const seat of await seats.all()) {
      const name = names.shift() ?? '';
      await seat.getByLabel(/full name/i).fill(name);
      const address = name
        .toLowerCase()
        .normalize('NFD')
        .replace(/[^a-z]/g, '');
      await seat.getByLabel(/email/i).fill(`${address}@blue-harbour.example`);
    }
    await buyer.getByRole('button', { name: 'Save Attendee Details' }).click();
  }
  await expect(buyer.getByText('Attendee details saved successfully').first()).toBeVisible();
  await expect(buyer.getByText('Corporate Bookings Confirmed!')).toBeVisible();
}
