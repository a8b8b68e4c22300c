import type { Page } from '@playwright/test';
import { callApi, readApi } from './support/apiCalls';
import { findBookableEvent } from './support/bookableEvent';
import { launchWithCamera } from './support/fakeCamera';
import { signInByCookies } from './support/purchases';
import { expect, test } from './support/server';

/** Tickets for a future event, the first with an attendee, bought through the API. */
async function buyTicket(page: Page, event: { id: number; tier: string }, quantity = 1) {
  const { ticket_tiers: tiers } = await readApi(page, `/events/${event.id}`);
  const tier = tiers.find(({ name }) => name === event.tier);
  const order = { event: event.id, ticket_tier: tier?.id ?? 0, quantity };
  const made = await callApi(page, 'POST', '/bookings/', order);
  const { id } = JSON.parse(made.text) as { id: number };
  const { total } = await readApi(page, `/bookings/quote/?booking_ids=${id}`);
  const payment = { booking_ids: [id], amount: total };
  expect((await callApi(page, 'POST', '/payments/bulk_create/', payment)).status).toBe(201);
  const attendees = [{ name: 'Devika Nair', email: 'devika@northwind.example' }];
  expect((await callApi(page, 'POST', `/bookings/${id}/attendees/`, { attendees })).status).toBe(
    200,
  );
  return readApi(page, `/bookings/${id}`);
}

/** Issue 5: what a steward sees, from choosing the event to a ticket that comes a second time. */
test('a steward lets the holder of a ticket in, once', async ({
  page,
  newVisitor,
  request,
  baseURL,
}) => {
  const buyer = await newVisitor();
  await signInByCookies(buyer, baseURL, 'asha');
  const booking = await buyTicket(buyer, await findBookableEvent(request, 'asha'), 2);
  const number = booking.tickets[0]?.ticket_number ?? '';

  await signInByCookies(page, baseURL, 'sam');
  await page.goto('/');
  await page.getByRole('main').getByRole('link', { name: 'Check-in' }).click();
  await page.getByRole('searchbox', { name: 'Find the event' }).fill(booking.event_title);
  await page.getByRole('button', { name: booking.event_title }).first().click();

  const answer = page.getByRole('region', { name: 'Answer' });
  const field = page.getByLabel('Ticket number or code');
  await expect(field).toBeFocused();
  const show = async (text: string) => {
    await page.keyboard.type(text);
    await page.keyboard.press('Enter');
  };

  await test.step('too early, and let in by a decision at the door', async () => {
    await show(number.toLowerCase());
    await expect(answer.getByRole('alert')).toContainText('Too early');
    await answer.getByRole('button', { name: 'Let in anyway' }).click();
    await expect(answer.getByRole('status')).toContainText('Let in');
    await expect(answer.getByRole('status')).toContainText('Devika Nair');
  });

  await test.step('the same ticket again: when and by whom', async () => {
    await field.focus();
    await show(booking.tickets[0]?.qr_code ?? '');
    const alert = answer.getByRole('alert');
    await expect(alert).toContainText('Already used');
    await expect(alert).toContainText(/let in by Sam/);
    await expect(alert).toContainText(/\d{1,2}:\d{2} [AP]M IST/);
  });

  await test.step('a guest without a ticket is found in the list, and let in once', async () => {
    const second = booking.tickets[1]?.ticket_number ?? '';
    await page.getByRole('searchbox', { name: 'Find a guest' }).fill('Devika Nair');
    const guests = page.getByRole('list', { name: 'Guests' });
    await expect(guests.getByRole('listitem').filter({ hasText: number })).toContainText('In');
    await page.getByRole('searchbox', { name: 'Find a guest' }).fill(second);
    const guest = guests.getByRole('listitem');
    await expect(guest).toHaveCount(1);
    const before = Number(
      await page
        .getByText(/of [\d,]+ in$/)
        .locator('strong')
        .textContent(),
    );
    await guest.getByRole('button', { name: /^Let in/ }).click();
    await answer.getByRole('button', { name: 'Let in anyway' }).click();
    await expect(answer.getByRole('status')).toContainText('Let in');
    await expect(guest.getByRole('button', { name: /^Let in/ })).toHaveCount(0);
    await expect(page.getByText(/of [\d,]+ in$/).locator('strong')).toHaveText(`${before + 1}`);
  });

  await test.step('what is no ticket', async () => {
    await field.focus();
    await show('FYR-0000-0000');
    await expect(answer.getByRole('alert')).toContainText('Not found');
    await show('FYR1.AAAA.BBBB');
    await expect(answer.getByRole('alert')).toContainText('Not genuine');
  });

  await test.step('without a network the device answers by its guest list', async () => {
    await page.context().setOffline(true);
    await show(number);
    await expect(answer.getByRole('alert')).toContainText('Offline');
    await expect(answer.getByRole('alert')).toContainText('Already used');
    await page.context().setOffline(false);
  });

  await test.step('the door stays chosen after a reload', async () => {
    await page.reload();
    await expect(page.getByRole('heading', { level: 2, name: booking.event_title })).toBeVisible();
  });
});

test('a camera reads the ticket that is held before it', async ({
  page,
  baseURL,
  request,
  foyer,
  pageFaults,
}) => {
  await signInByCookies(page, baseURL, 'asha');
  const booking = await buyTicket(page, await findBookableEvent(request, 'asha'));
  const code = booking.tickets[0]?.qr_code ?? '';
  const withCamera = await launchWithCamera(foyer.dataDir, code);
  try {
    const context = await withCamera.newContext({ baseURL });
    await pageFaults.watch(context);
    const door = await context.newPage();
    await signInByCookies(door, baseURL, 'sam');
    await door.goto('/check-in');
    await door.getByRole('searchbox', { name: 'Find the event' }).fill(booking.event_title);
    await door.getByRole('button', { name: booking.event_title }).first().click();
    await door.getByRole('button', { name: 'Scan with the camera' }).click();
    const answer = door.getByRole('region', { name: 'Answer' });
    await expect(answer.getByRole('alert')).toContainText('Too early');
    await expect(answer.getByRole('alert')).toContainText('Devika Nair');
    // The code stays in view and must be scanned only once.
    await answer.getByRole('button', { name: 'Let in anyway' }).click();
    await expect(answer.getByRole('status')).toContainText('Let in');
    await expect(door.getByRole('list', { name: 'Last 2 scans' })).toBeVisible();
  } finally {
    await withCamera.close();
  }
});
