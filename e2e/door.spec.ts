import type { Page } from '@playwright/test';
import { callApi, readApi } from './support/apiCalls';
import { signOut } from './support/people';
import { buySeats, signInByCookies } from './support/purchases';
import { expect, test } from './support/server';

test.use({ hasOwnContext: true, serviceWorkers: 'allow' });

const HOUR_MS = 3_600_000;
const NAMES = ['Devika Nair', 'Ravi Iyer', 'Meena Das', 'Arjun Sen', 'Tara Bose', 'Nikhil Jain'];

const connection = (page: Page) => page.getByRole('status', { name: 'Connection' });
const answerOf = (page: Page) => page.getByRole('region', { name: 'Answer' });

async function show(page: Page, text: string, words: string) {
  const field = page.getByLabel('Ticket number or code');
  await field.fill(text);
  await field.press('Enter');
  await expect(answerOf(page)).toContainText(words);
  await expect(field).toHaveValue('');
}

async function openDoor(page: Page, title: string, door: string) {
  await page.goto('/check-in');
  await page.getByRole('searchbox', { name: 'Find the event' }).fill(title);
  await page.getByRole('button', { name: title }).first().click();
  await page.getByLabel('Door name').fill(door);
  await expect(connection(page)).toContainText('on this device');
  await page.evaluate(async () => (await navigator.serviceWorker.ready).active?.state);
}

/** Issue 33: two doors lose the network, one of them dies, and each ticket counts once. */
test('two doors check tickets without a network, and the server has each scan afterwards', async ({
  page,
  newVisitor,
  request,
  baseURL,
}) => {
  const buyer = await newVisitor();
  await signInByCookies(buyer, baseURL, 'asha');
  const names = NAMES;
  const booking = await buySeats(buyer, request, 'asha', { quantity: names.length, names });
  const tickets = booking.tickets.map(({ ticket_number: number }) => number);
  const [first = '', , third = '', fourth = '', fifth = '', sixth = ''] = tickets;

  const north = await newVisitor({ serviceWorkers: 'allow' });
  await signInByCookies(north, baseURL, 'admin');
  const start = new Date(Date.now() + HOUR_MS).toISOString();
  const end = new Date(Date.now() + 4 * HOUR_MS).toISOString();
  const move = { start_date: start, end_date: end };
  const moved = await callApi(north, 'POST', `/events/${booking.event}/reschedule/`, move);
  expect(moved.status, moved.text).toBe(200);
  await signInByCookies(page, baseURL, 'sam');
  // Other tests may have let people in at the same event.
  const readProgress = (door: Page) => readApi(door, `/check-in/events/${booking.event}/progress/`);
  const before = (await readProgress(page)).totals.admitted;
  await Promise.all([
    openDoor(page, booking.event_title, 'South gate'),
    openDoor(north, booking.event_title, 'North gate'),
  ]);
  await page.context().setOffline(true);
  await north.context().setOffline(true);

  let south = page;
  await test.step('check-in opens again without a network', async () => {
    await south.reload();
    await expect(south.getByRole('heading', { name: booking.event_title })).toBeVisible();
    await expect(connection(south)).toContainText('Offline');
  });

  await test.step('both doors let people in, and know a ticket again', async () => {
    await show(south, first.toLowerCase().replaceAll('-', ' '), 'Welcome, ');
    await expect(answerOf(south)).toContainText('Offline');
    await show(south, booking.tickets[1]?.qr_code ?? '', 'Welcome, ');
    await show(south, third, 'Let in');
    await show(south, first, 'Already used');
    await show(north, third, 'Let in');
    await show(north, fourth, 'Let in');
  });

  await test.step('a door that dies has kept its scans', async () => {
    const context = south.context();
    await south.close({ runBeforeUnload: false });
    south = await context.newPage();
    await south.goto('/check-in');
    await expect(connection(south)).toContainText('4 scans waiting to be sent');
    await show(south, fifth, 'Let in');
  });

  await test.step('the scans are sent when the network is back', async () => {
    await south.context().setOffline(false);
    await expect(connection(south)).toContainText('All scans sent');
    await north.context().setOffline(false);
    await expect(connection(north)).toContainText('All scans sent');
    await show(north, sixth, 'Let in');
  });

  await test.step('each ticket is in once, and the double is named with its doors', async () => {
    const { results } = await readApi(
      south,
      `/events/${booking.event}/guests/?search=${booking.tickets[0]?.attendee_name ?? ''}`,
    );
    // Other tests may have sold tickets to people of the same name.
    const guest = results.find(({ ticket_number: number }) => number === first);
    expect(guest?.used_at).toEqual(expect.any(String));
    const progress = await readProgress(south);
    expect(progress.totals.admitted - before).toBe(names.length);
    const doubles = progress.conflicts.map(({ counted }) => counted.ticket_number);
    expect(doubles.filter((number) => tickets.includes(number))).toEqual([third]);
    const conflicts = south.getByRole('list', { name: 'Conflicts' });
    await expect(conflicts).toContainText(third);
    await expect(conflicts).toContainText('at South gate');
    await expect(conflicts).toContainText('at North gate');
  });

  await test.step('after sign-out no guest list is left on the device', async () => {
    const databases = () =>
      south.evaluate(async () => (await indexedDB.databases()).map((one) => one.name));
    expect(await databases()).toContain('foyer-door');
    await signOut(south);
    await expect.poll(databases).not.toContain('foyer-door');
  });
});
