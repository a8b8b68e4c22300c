import { afterAll, beforeAll, expect, it } from '@jest/globals';
import {
  createBookingCalls,
  createBuyer,
  createOffer,
  expectStatus,
  type BookingCalls,
  type Buyer,
} from '../../../testing/bookings';
import { buildTestApp, type TestApp } from '../../../testing/buildTestApp';
import { createBackgroundWorkers } from '../../../testing/payments';

let test: TestApp;
let calls: BookingCalls;
let buyer: Buyer;
let at = Date.now();

beforeAll(async () => {
  test = await buildTestApp({ clock: { now: () => at } });
  calls = createBookingCalls(test);
});
afterAll(() => test.close());

async function paidBooking(seats: number): Promise<number> {
  const { tier } = await createOffer(test, { total: 100 });
  const { id } = await calls.book(buyer.headers, tier, seats);
  await calls.payFor(buyer.headers, [id]);
  return id;
}

let made = 0;
const guests = (count: number) =>
  Array.from({ length: count }, () => ({
    name: 'Rohan Iyer',
    email: `guest${(made += 1)}@guests.example`,
  }));

const save = (id: number, attendees: { name: string; email: string }[]) =>
  calls.call('POST', `/bookings/${id}/attendees/`, buyer.headers, { attendees });

async function mailsToGuests(): Promise<number> {
  const workers = createBackgroundWorkers(test);
  await workers.queue.runOnce();
  await workers.pdfWorker.close();
  const rows = await test.db
    .selectFrom('mails')
    .select('id')
    .where('recipient', 'like', '%@guests.example')
    .execute();
  return rows.length;
}

it('a person mails at most 60 guests an hour; what is refused is not saved, and the form is answered', async () => {
  buyer = await createBuyer(test);
  const before = await mailsToGuests();
  const booking = await paidBooking(10);
  for (let round = 1; round <= 6; round += 1) expectStatus(200, await save(booking, guests(10)));
  const saved = await calls.read(buyer.headers, booking);
  const refused = await save(booking, guests(10));
  expect(refused.statusCode).toBe(429);
  expect(refused.headers['retry-after']).toMatch(/^\d+$/);
  expect(refused.json()).toMatchObject({ code: 'too_many_requests' });
  expect((await calls.read(buyer.headers, booking)).attendees).toEqual(saved.attendees);
  expect((await mailsToGuests()) - before).toBeLessThanOrEqual(60);

  // Corrections that mail nobody, and one's own address, are never refused.
  const names = saved.attendees.map(({ email }) => ({ name: 'Rohan A. Iyer', email: email ?? '' }));
  expectStatus(200, await save(booking, names));
  expectStatus(200, await save(booking, [{ name: 'Asha Menon', email: buyer.user.email }]));
  at += 3_600_001;
  expectStatus(200, await save(booking, guests(10)));
}, 60_000);

it('one address gets at most 20 a day from one person, enough for two bookings of ten', async () => {
  buyer = await createBuyer(test);
  const one = { name: 'Rohan Iyer', email: 'rohan@guests.example' };
  for (let order = 1; order <= 2; order += 1) {
    expectStatus(
      200,
      await save(
        await paidBooking(10),
        Array.from({ length: 10 }, () => one),
      ),
    );
  }
  const third = await paidBooking(1);
  expect((await save(third, [one])).statusCode).toBe(429);
  expectStatus(200, await save(third, guests(1)));
}, 60_000);
