import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { BodyAt } from '../../../contract/calls';
import type { Schemas } from '../../../contract/types';
import {
  createBookingCalls,
  createBuyer,
  createOffer,
  expectStatus,
  type BookingCalls,
  type Buyer,
} from '../../../testing/bookings';
import { buildTestApp, type TestApp } from '../../../testing/buildTestApp';
import { createOrganizer, makeJobsDue } from '../../../testing/organizer';
import { createBackgroundWorkers } from '../../../testing/payments';

type List = Schemas['NotificationList'];

let test: TestApp;
let calls: BookingCalls;
let buyer: Buyer;

beforeAll(async () => {
  test = await buildTestApp();
  calls = createBookingCalls(test);
  buyer = await createBuyer(test);
});
afterAll(() => test.close());

const list = async (): Promise<List> =>
  expectStatus(200, await calls.get('/notifications/', buyer.headers)).json();

async function markRead(body: BodyAt<'POST', '/notifications/read/'>): Promise<number> {
  const answer = await calls.call('POST', '/notifications/read/', buyer.headers, body);
  return expectStatus(200, answer).json<Schemas['NotificationCount']>().unread_count;
}

function only({ results }: List, kind: Schemas['NotificationKind']): Schemas['Notification'] {
  const [first, ...more] = results.filter((one) => one.kind === kind);
  expect(more).toEqual([]);
  if (!first) throw new Error(`No ${kind}.`);
  return first;
}

const nameAll = ({ id }: Schemas['Booking']) =>
  calls.call('POST', `/bookings/${id}/attendees/`, buyer.headers, {
    attendees: [{ name: 'Devika Nair', email: 'devika@company.example' }],
  });

it('there is one notification for a payment or an event, however many bookings, read and unread together', async () => {
  const organizer = await createOrganizer(test);
  const workers = createBackgroundWorkers(test);
  const offer = await createOffer(test, {}, { title: 'Nocturne in D' });
  const otherOffer = await createOffer(test, {}, { title: 'Sea Regatta' });
  const tiers = [offer.tier, offer.tier, offer.tier, otherOffer.tier, otherOffer.tier];
  const bookings = [];
  for (const tier of tiers) bookings.push(await calls.book(buyer.headers, tier, 1));
  await calls.payFor(
    buyer.headers,
    bookings.map(({ id }) => id),
  );
  const numbers = bookings.map((one) => one.booking_number);
  const all = `bookings ${numbers.slice(0, -1).join(', ')} and ${numbers.at(-1)}`;
  const both = await list();
  expect(both).toMatchObject({ count: 2, unread_count: 2 });
  expect(only(both, 'booking_paid')).toMatchObject({
    title: 'Paid: Nocturne in D and 1 more event',
    text: `Your tickets and the invoice are in My Bookings: ${all}.`,
    booking: bookings[0]?.id,
  });
  expect(only(both, 'details_missing')).toMatchObject({
    title: 'Who is coming to Nocturne in D and 1 more event?',
  });
  expect(await markRead({ ids: [only(both, 'details_missing').id] })).toBe(1);
  // Naming the first booking leaves a read notification about the others.
  for (const first of bookings.slice(0, 1)) await nameAll(first);
  expect(only(await list(), 'details_missing')).toMatchObject({
    booking: bookings[1]?.id,
    is_read: true,
  });
  for (const booking of bookings) await nameAll(booking);
  expect(await markRead({})).toBe(0);

  await organizer.reschedule(offer.event.id, { venue: 'The Fort' });
  const moved = only(await list(), 'event_moved');
  expect(moved.text).toContain(
    `Bookings ${numbers[0]}, ${numbers[1]} and ${numbers[2]} stay valid.`,
  );
  expect((await list()).unread_count).toBe(1);
  expect(await markRead({ ids: [moved.id] })).toBe(0);

  await organizer.cancelled(offer.event.id);
  expect(await list()).toMatchObject({ unread_count: 1 });
  expect(only(await list(), 'booking_refunded').text).toContain(
    `The money for bookings ${numbers[0]}, ${numbers[1]} and ${numbers[2]} is on its way`,
  );
  await makeJobsDue(test);
  await workers.queue.runOnce();
  const done = (await list()).results.filter((one) => one.kind === 'booking_refunded');
  expect(done.map(({ title }) => title)).toEqual(['Refunded: Nocturne in D']);
});
