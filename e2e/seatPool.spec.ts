import type { Page } from '@playwright/test';
import { callApi } from './support/apiCalls';
import { buyAndOfferSeats } from './support/offeredSeats';
import { credentialsOf, fillSignIn } from './support/people';
import { signInByCookies } from './support/purchases';
import { expect, test } from './support/server';

const PHONE = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
} as const;

/** The policy of Northwind has rules about guests: they say for whom they work. */
async function fillGuest(page: Page, name: string, kind: string): Promise<void> {
  await page.getByLabel('Full name').fill(name);
  await page
    .getByRole('textbox', { name: 'Email', exact: true })
    .fill(`${name.toLowerCase().replace(' ', '.')}@guests.example`);
  await page.getByLabel('Organisation').fill('Meridian Capital');
  await page.getByRole('radio', { name: kind }).check();
  await page.getByRole('checkbox').check();
}

async function claimAsGuest(page: Page, name: string): Promise<void> {
  await fillGuest(page, name, 'A client or business partner');
  await page.getByRole('button', { name: 'Claim a Seat' }).dblclick();
  await expect(page).toHaveURL(/\/seats\/claimed\/[^/]+$/);
}

const numberOf = async (page: Page): Promise<string> =>
  (await page.getByText(/^FYR-[A-Z0-9]{4}-[A-Z0-9]{4}$/).textContent()) ?? '';

/** Issue 14, group purchases: seats of a booking are claimed by a link, used, and given back. */
test('seats that are offered by a link are claimed, given back and used', async ({
  page: asha,
  newVisitor,
  request,
  baseURL,
}) => {
  const { booking, token } = await buyAndOfferSeats(asha, { request, baseURL, user: 'asha' });
  const address = `/seats/${token}`;
  const guest = await newVisitor(PHONE);
  const colleague = await newVisitor();

  await test.step('a guest claims one on a phone, and sees the ticket', async () => {
    const answer = await guest.goto(address);
    expect(answer?.headers()).toMatchObject({
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex, nofollow',
    });
    await expect(guest.getByRole('heading', { level: 1 })).toHaveText(booking.event_title);
    await expect(guest.getByText('2 seats left')).toBeVisible();
    await expect(guest).toHaveTitle('Claim a Seat | Foyer');
    await claimAsGuest(guest, 'Ira Sen');
    await expect(guest.getByText('You have a seat')).toBeVisible();
    const number = await numberOf(guest);
    await guest.getByRole('link', { name: 'Open the Ticket' }).click();
    await expect(guest.getByRole('img', { name: `QR code of ticket ${number}` })).toBeVisible();
    await guest.goBack();
  });

  await test.step('a public official is told that the company has to approve first', async () => {
    const official = await newVisitor(PHONE);
    await official.goto(address);
    await fillGuest(official, 'Devika Rao', 'A public official');
    await official.getByRole('button', { name: 'Claim a Seat' }).click();
    await expect(official.getByText(/has to approve guests like you/)).toBeVisible();
    await official.reload();
    await expect(official.getByText('1 seat left')).toBeVisible();
  });

  await test.step('it is given back, and the ticket is gone', async () => {
    const ticket = await guest.getByRole('link', { name: 'Open the Ticket' }).getAttribute('href');
    await guest.getByRole('button', { name: 'Give the Seat Back' }).click();
    await guest.getByRole('dialog').getByRole('button', { name: 'Give It Back' }).click();
    await expect(guest.getByRole('heading', { name: 'You gave the seat back' })).toBeVisible();
    await guest.goto(ticket ?? '');
    await expect(
      guest.getByRole('heading', { name: 'This ticket is no longer valid' }),
    ).toBeVisible();
  });

  const number = await test.step('a colleague signs in and claims with one press', async () => {
    await colleague.goto(address);
    await colleague.getByRole('link', { name: 'sign in' }).click();
    await fillSignIn(colleague, credentialsOf('vikram'));
    await expect(colleague).toHaveURL(address);
    await expect(colleague.getByText('2 seats left')).toBeVisible();
    await colleague.getByRole('button', { name: 'Claim a Seat' }).dblclick();
    await expect(colleague).toHaveURL(/\/seats\/claimed\//);
    const claimed = await numberOf(colleague);
    // The link leads to it from now on.
    await colleague.goto(address);
    await expect(colleague).toHaveURL(/\/seats\/claimed\//);
    await expect(colleague.getByText(claimed)).toBeVisible();
    return claimed;
  });

  await test.step('who is let in cannot give the seat back', async () => {
    const sam = await newVisitor();
    await signInByCookies(sam, baseURL, 'sam');
    const scan = { ticket_number: number, outside_hours: true };
    const { status, text } = await callApi(sam, 'POST', '/tickets/check-in/', scan);
    expect(status, text).toBe(200);
    expect(JSON.parse(text)).toMatchObject({ result: 'accepted' });
    await colleague.getByRole('button', { name: 'Give the Seat Back' }).click();
    await colleague.getByRole('dialog').getByRole('button', { name: 'Give It Back' }).click();
    await expect(colleague.getByRole('alert')).toContainText('already been used');
    await expect(colleague.getByText(/can no longer be given back here/)).toBeVisible();
  });

  await test.step('after the last seat the offer says that it is over', async () => {
    await guest.goto(address);
    await claimAsGuest(guest, 'Ravi Guest');
    await guest.goto(address);
    await expect(guest.getByRole('heading', { name: 'All seats are taken' })).toBeVisible();
    await expect(guest.getByText('No seats left')).toBeVisible();
    await guest.goto('/seats/1-closed');
    await expect(guest.getByRole('heading', { name: 'This link no longer works' })).toBeVisible();
  });
});
