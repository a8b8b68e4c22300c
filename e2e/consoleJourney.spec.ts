import type { Locator, Page } from '@playwright/test';
import { startFoyer, type Foyer } from '../scripts/lib/foyer.mjs';
import { callApi, readApi } from './support/apiCalls';
import { expectSums, posterFile, savedRows, typeClock } from './support/console';
import {
  addToCart,
  BUYER,
  MARKUP,
  bookAndPay,
  nameAttendees,
  PEOPLE,
  signUp,
} from './support/eveningBuyer';
import { readMail } from './support/outbox';
import { goToPage } from './support/screens';
import { expect, test as base } from './support/server';

/** A server of its own with an empty data folder. */
const test = base.extend<{ place: Foyer }>({
  place: async ({ browserName: _browserName }, use) => {
    const place = await startFoyer({ env: { DEMO: '0' }, build: false });
    await use(place);
    await place.stop();
  },
  hasOwnContext: true,
  baseURL: async ({ place }, use) => use(place.url),
});
/** Half a minute on an idle machine, minutes on a shared one. */
test.describe.configure({ timeout: 300_000 });

const DAY_MS = 86_400_000;
/** The date at the venue so many days from now, as `2026-12-24`. */
const dateIn = (days: number) =>
  new Date(Date.now() + days * DAY_MS + 5.5 * 3_600_000).toISOString().slice(0, 10);

const TITLE = 'First Night';
const PASSWORD = 'a long enough password';
const OWNER = { first: 'Meera', last: 'Nair', email: 'meera@lotus-stage.example' };
const TIERS = [
  { name: 'Stalls', price: '1500', seats: '20', max: '6' },
  { name: 'Balcony', price: '900', seats: '10', max: '4' },
  { name: 'Students', price: '0', seats: '5', max: '2' },
];

/** Both sides of the sale, and the event. */
interface Evening {
  owner: Page;
  buyer: Page;
  id: number;
}

const main = (page: Page) => page.getByRole('main');
const heading = (page: Page, name: string) =>
  page.getByRole('heading', { level: 1, name, exact: true });
const toasts = (page: Page) => page.getByRole('region', { name: 'Messages' });
const tierRow = (page: Page, name: string): Locator =>
  page.getByRole('list', { name: 'Tickets' }).getByRole('listitem', { name });

test('from an empty data folder to an event that was sold, moved and cancelled', async ({
  page: owner,
  newVisitor,
  place,
}) => {
  const id = await test.step('the link of the terminal leads through the set-up', () =>
    setUp(owner, place));
  await test.step('the first event is written', () => writeEvent(owner));
  await test.step('and published', () => publish(owner));
  const buyer = await newVisitor();
  await test.step('somebody else signs up', () => signUp(buyer, place));
  const evening = { owner, buyer, id };
  await test.step('books and pays', () => bookAndPay(buyer, TITLE));
  await test.step('names the attendees', () => nameAttendees(buyer));
  await test.step('and holds two more seats', async () => {
    await goToPage(buyer, `/events/${id}`);
    await addToCart(buyer, 'Stalls', 2);
  });
  const sums = { sold: 6, held: 2, total: 35, revenue: '6,300.00', kept: '7,582.68' };
  await test.step('the dashboard shows it', async () => {
    await goToPage(owner, `/organize/events/${id}`);
    await expectSums(owner, id, sums, [
      'Stalls3 + 2 held of 20',
      'Balcony2 of 10',
      'Students1 of 5',
    ]);
    const grid = owner.getByRole('table', { name: 'Bookings' });
    await expect(grid.getByRole('row').filter({ hasText: 'Rohan Das' })).toHaveCount(4);
  });
  await test.step('the export has the same rows and sums', () => readExports(evening));
  await test.step('a message reaches everybody', () => sendMessage(evening, place));
  await test.step('one booking is paid back', () => refundBalcony(evening, place));
  // The job that pays back changes the sums after the answer of the call.
  await owner.reload();
  const left = { ...sums, sold: 4, revenue: '4,500.00', kept: '5,416.20' };
  await expectSums(owner, id, left, ['Stalls3 + 2 held of 20', 'Balcony0 of 10', 'Students1 of 5']);
  await test.step('sales are paused', () => pauseSales(evening));
  await test.step('seats shrink to what is held and sold', () => shrinkStalls(evening));
  await goToPage(owner, `/organize/events/${id}`);
  const shrunk = { ...left, total: 20 };
  await expectSums(owner, id, shrunk, [
    'Stalls3 + 2 held of 5',
    'Balcony0 of 10',
    'Students1 of 5',
  ]);
  await test.step('the event moves', () => moveEvent(evening, place));
  await test.step('and is cancelled', () => cancelEvent(evening, place));
  await owner.reload();
  const over = { sold: 0, held: 0, total: 20, revenue: '0.00', kept: '0.00' };
  await expectSums(owner, id, over, ['Stalls0 of 5', 'Balcony0 of 10', 'Students0 of 5']);
});

async function setUp(page: Page, place: Foyer): Promise<number> {
  const link = /^ +(http:\S+\/setup\?token=\S+)$/m.exec(place.output)?.[1] ?? '';
  await page.goto(link);
  await expect(heading(page, 'Before the doors open')).toBeVisible();
  const next = page.getByRole('button', { name: 'Continue' });
  await page.getByLabel('Name', { exact: false }).first().fill('Lotus Stage');
  await page.getByLabel('Legal name').fill('Lotus Stage Private Limited');
  await page.getByLabel('GSTIN').fill('27AAPFU0939F1ZV');
  await page.getByLabel('State').click();
  await page.getByRole('option', { name: 'Maharashtra' }).click();
  await page.getByLabel('Address').fill('12 Harbour Road, Mumbai 400001');
  await next.click();
  await page.getByLabel('First name').fill(OWNER.first);
  await page.getByLabel('Last name').fill(OWNER.last);
  await page.getByRole('textbox', { name: 'Email', exact: true }).fill(OWNER.email);
  await page.getByLabel(/^Password/).fill(PASSWORD);
  await next.click();
  await expect(page.getByRole('heading', { name: 'Payments', exact: true })).toBeVisible();
  await next.click();
  await page.getByLabel('Title').fill(TITLE);
  await page.getByLabel('Starts').fill(dateIn(40));
  await page.getByLabel('At (IST)').fill('19:30');
  await page.getByRole('button', { name: 'Open the Doors' }).click();
  await expect(page).toHaveURL(/\/organize\/events\/\d+\/edit$/);
  await expect(heading(page, TITLE)).toBeVisible();
  return Number(/events\/(\d+)/.exec(page.url())?.[1]);
}

async function writeEvent(page: Page): Promise<void> {
  const form = main(page);
  await form.getByRole('combobox', { name: 'Category' }).click();
  await page.getByRole('option', { name: 'Music' }).click();
  await form.getByLabel('Description').fill(`An evening of songs ${MARKUP} by the harbour.`);
  await typeClock(form, 'Ends', { date: dateIn(40) });
  await typeClock(form, 'Ends at', { time: '10:30 PM' });
  await form.getByLabel('Venue', { exact: true }).fill('Harbour Hall');
  await form.getByLabel('City', { exact: true }).fill('Mumbai');
  await form.getByLabel('State', { exact: true }).fill('Maharashtra');
  await typeClock(form, 'Booking opens', { date: dateIn(-1), time: '09:00 AM' });
  await typeClock(form, 'Booking closes', { date: dateIn(39), time: '06:00 PM' });
  for (const { name, price, seats, max } of TIERS) {
    await form.getByRole('button', { name: 'Add ticket type' }).click();
    const row = form.getByRole('list', { name: 'Tickets' }).getByRole('listitem').last();
    await row.getByLabel('Name', { exact: true }).fill(name);
    await row.getByLabel(`Price of ${name}`).fill(price);
    await row.getByLabel(`Seats of ${name}`).fill(seats);
    await row.getByLabel(`Max each of ${name}`).fill(max);
  }
  await form.getByLabel('Choose pictures').setInputFiles(posterFile());
  const dialog = page.getByRole('dialog', { name: 'Add a picture' });
  await dialog.getByLabel('What the picture shows').fill('A green curtain');
  await dialog.getByRole('button', { name: 'Add picture' }).click();
  await expect(dialog).toBeHidden();
  await expect(form.getByText('35 seats, full house ₹39,000.00')).toBeVisible();
}

async function publish(page: Page): Promise<void> {
  await main(page).getByRole('button', { name: 'Publish', exact: true }).click();
  // The dialog hides the toast from assistive technology.
  await expect(page.getByText('Event published')).toBeVisible();
  const share = page.getByRole('dialog', { name: 'Share your event' });
  await expect(share.getByText(/\/events\/\d+$/)).toBeVisible();
  await share.getByRole('button', { name: 'Close' }).click();
  await expect(main(page).getByText('On sale', { exact: true })).toBeVisible();
}

const paise = (sum: string | undefined) => Math.round(Number(sum) * 100);

async function readExports({ owner }: Evening): Promise<void> {
  const save = (what: string) =>
    savedRows(owner, async () => {
      await owner.getByRole('button', { name: `Export the ${what}` }).click();
      await owner.getByRole('menuitem', { name: 'Comma separated (.csv)' }).click();
    });
  const bookings = await save('bookings');
  const lines = bookings.map((row) => [row.State, row.Ticket, row.Seats, row.Paid].join(' '));
  expect(lines.sort()).toEqual([
    'Held Stalls 2 ',
    'Paid Balcony 2 2166.48',
    'Paid Stalls 3 5416.20',
    'Paid Students 1 0.00',
  ]);
  expect(bookings.reduce((sum, row) => sum + paise(row.Paid || '0'), 0)).toBe(758_268);

  const total = (await save('sales')).find((row) => row.By === 'Total');
  expect(total).toMatchObject({ Seats: '6', Tickets: '6300.00', Paid: '7582.68', Kept: '7582.68' });

  await owner.getByRole('tab', { name: 'Attendees' }).click();
  await expect(owner.getByRole('table', { name: 'Attendees' })).toBeVisible();
  const attendees = await savedRows(owner, async () => {
    await owner.getByRole('button', { name: 'Export the attendees' }).click();
    await owner.getByRole('dialog').getByRole('button', { name: /csv/i }).click();
  });
  expect(attendees.map((row) => row.Name).sort()).toEqual([...PEOPLE].sort());
}

/** Six attendees, and Rohan once more at the address that he booked with. */
async function sendMessage({ owner }: Evening, place: Foyer): Promise<void> {
  await owner.getByRole('button', { name: 'Message attendees' }).click();
  const dialog = owner.getByRole('dialog', { name: 'Message attendees' });
  await dialog.getByLabel('Subject').fill('Doors open at seven');
  await dialog.getByLabel('Message', { exact: false }).last().fill('Please come by the pier.');
  await dialog.getByRole('button', { name: 'Preview' }).click();
  const asked = owner.getByRole('dialog', { name: 'Send this message?' });
  const done = owner.getByRole('dialog', { name: 'The message is on its way' });
  await asked.getByRole('button', { name: 'Send to 7 people' }).click();
  await expect(done).toContainText('It goes to 7 people, one email each.');
  await done.getByRole('button', { name: 'Done' }).click();
  for (const address of [BUYER.email, 'zoepinto@blue-harbour.example']) {
    const mail = await readMail(place, address, 'Doors open at seven');
    expect(mail).toContain('Please come by the pier.');
  }
}

async function refundBalcony({ owner }: Evening, place: Foyer): Promise<void> {
  await owner.getByRole('tab', { name: 'Bookings' }).click();
  const row = owner.getByRole('table', { name: 'Bookings' }).getByRole('row');
  await row
    .filter({ hasText: 'Balcony' })
    .getByRole('button', { name: /^Actions of/ })
    .click();
  await owner.getByRole('menuitem', { name: 'Refund' }).click();
  const dialog = owner.getByRole('dialog', { name: /^Refund booking BK-/ });
  await dialog.getByLabel('Reason').fill('The balcony is closed that night.');
  await dialog.getByRole('button', { name: 'Refund ₹2,166.48' }).click();
  const done = owner.getByRole('dialog', { name: 'The refund is requested' });
  await expect(done).toContainText('₹2,166.48 goes back the way it was paid.');
  await done.getByRole('button', { name: 'Done' }).click();
  await readMail(place, BUYER.email, '₹2,166.48 for First Night is on its way back to you');
}

async function pauseSales({ owner, buyer, id }: Evening): Promise<void> {
  await owner.getByRole('button', { name: 'Pause sales' }).click();
  await expect(owner.getByRole('button', { name: 'Resume sales' })).toBeVisible();
  await buyer.goto(`/events/${id}`);
  await expect(buyer.getByText('Sales paused').first()).toBeVisible();
  await expect(main(buyer).getByRole('button', { name: 'Add to Cart' })).toHaveCount(0);
  const { ticket_tiers: tiers } = await readApi(buyer, `/events/${id}`);
  const balcony = tiers.find(({ name }) => name === 'Balcony');
  const order = { event: id, ticket_tier: balcony?.id ?? 0, quantity: 1 };
  expect((await callApi(buyer, 'POST', '/bookings/', order)).status).toBe(409);
}

async function shrinkStalls({ owner, id }: Evening): Promise<void> {
  await goToPage(owner, `/organize/events/${id}/edit`);
  const stalls = tierRow(owner, 'Stalls');
  const seats = stalls.getByLabel('Seats of Stalls');
  await seats.fill('4');
  const save = owner.getByRole('button', { name: 'Save changes' });
  await save.click();
  await expect(stalls.getByText('5 seats are held or sold. Write 5 or more.')).toBeVisible();
  const { ticket_tiers: tiers } = await readApi(owner, `/organize/events/${id}`);
  const tier = tiers.find(({ name }) => name === 'Stalls');
  const refused = await callApi(
    owner,
    'PATCH',
    `/events/${id}/tiers/${tier?.id}`,
    { total_tickets: 4 },
    { 'If-Match': '*' },
  );
  expect([refused.status, refused.text]).toEqual([
    409,
    expect.stringContaining('5 seats are held or sold'),
  ]);
  await seats.fill('5');
  await save.click();
  await expect(owner.getByText(/^Saved just now/)).toBeVisible();
}

async function moveEvent(evening: Evening, place: Foyer): Promise<void> {
  const { owner, buyer } = evening;
  await owner.getByRole('button', { name: 'Move', exact: true }).click();
  const dialog = owner.getByRole('dialog', { name: `Move ${TITLE}` });
  await dialog.getByLabel('Starts').fill(`${dateIn(60)}T20:00`);
  await dialog.getByLabel('Venue').fill('Pier Stage');
  await dialog.getByRole('button', { name: 'Move Event' }).click();
  await expect(toasts(owner)).toContainText('Event moved');
  await expect(main(owner).getByText(/8:00 PM.*Pier Stage, Mumbai/)).toBeVisible();
  await readMail(place, BUYER.email, `${TITLE} moves to `);
  await buyer.goto('/my-bookings');
  await expect(main(buyer).getByText('Pier Stage').first()).toBeVisible();
}

async function cancelEvent(evening: Evening, place: Foyer): Promise<void> {
  const { owner, buyer } = evening;
  await owner.getByRole('button', { name: 'Cancel event' }).click();
  const dialog = owner.getByRole('dialog', { name: `Cancel ${TITLE}?` });
  await expect(dialog.getByText('4 tickets are sold, and 2 more are held in carts.')).toBeVisible();
  await dialog.getByLabel('Reason').fill('The venue has withdrawn its licence.');
  await dialog.getByRole('button', { name: 'Cancel Event' }).click();
  const done = owner.getByRole('dialog', { name: 'The event is cancelled' });
  await expect(done.getByText('1 unpaid booking has ended.')).toBeVisible();
  await done.getByRole('button', { name: 'Done' }).click();
  await readMail(place, BUYER.email, `${TITLE} is cancelled: your money is coming back`);
  await buyer.goto('/my-bookings');
  await expect(
    main(buyer)
      .getByText(/refunded/i)
      .first(),
  ).toBeVisible();
}
