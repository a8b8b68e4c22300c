import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Schemas } from '../contract/types';
import { createHoldExpiryWorker } from '../modules/inventory/holdExpiry.service';
import {
  assertInventoryConsistent,
  createBookingCalls,
  createBuyer,
  createOffer,
  expireHold,
  expectStatus,
  seatCounts,
} from './bookings';
import { buildTestApp, type TestApp } from './buildTestApp';
import { sellNamedTicket, signInSteward } from './checkIn';
import { assertPaymentsConsistent } from './payments';

/** The other tests of the server run on PostgreSQL where there is one; people try Foyer on the embedded database. */
let test: TestApp;
let calls: ReturnType<typeof createBookingCalls>;

beforeAll(async () => {
  test = await buildTestApp({ engine: 'embedded' });
  calls = createBookingCalls(test);
});
afterAll(() => test?.close());

it('a person books, pays, names an attendee who is let in once, and cancels', async () => {
  const { buyer, booking } = await sellNamedTicket(test, new Date());
  expect(booking).toMatchObject({ status: 'confirmed', payment_status: 'paid' });
  const [named, open] = booking.tickets;
  expect([named?.attendee_name, open?.attendee_name]).toEqual(['Devika Nair', null]);

  const steward = await signInSteward(test);
  const checkIn = async () => {
    const answer = await calls.call('POST', '/tickets/check-in/', steward, {
      code: named?.qr_code ?? '',
    });
    return expectStatus(200, answer).json<Schemas['CheckIn']>().result;
  };
  expect([await checkIn(), await checkIn()]).toEqual(['accepted', 'already_used']);

  const other = await createOffer(test, { total: 2 });
  const { id } = await calls.book(buyer.headers, other.tier, 2);
  await calls.payFor(buyer.headers, [id]);
  expect(await seatCounts(test.db, other.tier)).toEqual({ available: 0, held: 0, sold: 2 });
  expectStatus(200, await calls.call('POST', `/bookings/${id}/cancel/`, buyer.headers));
  expect(await seatCounts(test.db, other.tier)).toEqual({ available: 2, held: 0, sold: 0 });
  await assertInventoryConsistent(test.db);
  await assertPaymentsConsistent(test.db);
});

it('sells the last seats to one of many who ask at once, and takes back what is not paid', async () => {
  const { tier } = await createOffer(test, { total: 5 });
  const first = await createBuyer(test);
  const buyers = [first];
  while (buyers.length < 20) buyers.push(await createBuyer(test, { company: first.company }));
  const answers = await Promise.all(
    buyers.map(({ headers }) =>
      calls.create(headers, { event: tier.event_id, ticket_tier: tier.id, quantity: 1 }),
    ),
  );
  const made = answers.filter(({ statusCode }) => statusCode === 201);
  expect(made).toHaveLength(5);
  for (const answer of made) await expireHold(test.db, answer.json<Schemas['Booking']>().id);
  await createHoldExpiryWorker({ db: test.db, log: test.app.log }).runOnce();
  expect(await seatCounts(test.db, tier)).toEqual({ available: 5, held: 0, sold: 0 });
  await assertInventoryConsistent(test.db);
});
