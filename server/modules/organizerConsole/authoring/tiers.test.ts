import { afterAll, afterEach, beforeAll, expect, it } from '@jest/globals';
import type { Schemas } from '../../../contract/types';
import {
  anyVersion,
  createAuthoring,
  firstTier,
  version,
  type Authoring,
} from '../../../testing/authoring';
import {
  assertInventoryConsistent,
  createBookingCalls,
  createBuyer,
  expectStatus,
  type BookingCalls,
  type Buyer,
} from '../../../testing/bookings';
import { buildTestApp, type TestApp } from '../../../testing/buildTestApp';
import { createTier } from '../../../testing/events';

let test: TestApp;
let calls: BookingCalls;
let by: Authoring;
let asha: Buyer;

beforeAll(async () => {
  test = await buildTestApp();
  calls = createBookingCalls(test);
  by = await createAuthoring(test);
  asha = await createBuyer(test, { firstName: 'Asha' });
});
afterEach(() => assertInventoryConsistent(test.db));
afterAll(() => test.close());

const tierPath = (event: Schemas['OrganizedEvent']) =>
  `/events/${event.id}/tiers/${firstTier(event).id}` as const;

it('seats grow, and shrink to those held and sold, never below', async () => {
  const event = await by.publish({}, 5);
  await calls.book(asha.headers, { id: firstTier(event).id, event_id: event.id }, 3);
  const path = tierPath(event);
  const grown = await by.send('PATCH', path, { total_tickets: 40 }, version(1));
  expect(firstTier(expectStatus(200, grown).json())).toMatchObject({
    version: 2,
    total_tickets: 40,
    available_tickets: 37,
    held: 3,
  });
  const below = await by.send('PATCH', path, { total_tickets: 2 }, version(2));
  expect(expectStatus(409, below).json()).toMatchObject({
    code: 'seats_taken',
    details: { minimum: 3 },
  });
  const late = await by.send('PATCH', path, { total_tickets: 50 }, version(1));
  expect(late.statusCode).toBe(412);
  const least = await by.send('PATCH', path, { total_tickets: 3 }, version(2));
  expect(expectStatus(200, least).json()).toMatchObject({ sale_state: 'sold_out' });
});

it('a new price is for new bookings; a hold keeps its own', async () => {
  const event = await by.publish();
  const tier = { id: firstTier(event).id, event_id: event.id };
  const held = await calls.book(asha.headers, tier, 1);
  const answer = await by.send('PATCH', tierPath(event), { price: '1200.50' }, anyVersion);
  expect(firstTier(expectStatus(200, answer).json()).price).toBe('1200.50');
  expect((await calls.read(asha.headers, held.id)).total_amount).toBe('1000.00');
  const again = await calls.book(asha.headers, tier, 1);
  expect(again.total_amount).toBe('1200.50');
  const summary = await by.send('GET', `/events/${event.id}/summary/`);
  expect(summary.json().base_price).toBe('1200.50');
});

it('one that was booked is closed, another deleted, and the last one stays', async () => {
  const event = await by.publish();
  const booked = firstTier(event);
  const last = await by.send('DELETE', tierPath(event), undefined, anyVersion);
  expect(expectStatus(409, last).json().code).toBe('last_tier');
  const more = { name: 'Balcony', price: '0', total_tickets: 20, benefits: [' Programme '] };
  const both: Schemas['OrganizedEvent'] = expectStatus(
    201,
    await by.send('POST', `/events/${event.id}/tiers/`, more),
  ).json();
  expect(both.ticket_tiers[1]).toMatchObject({ price: '0.00', benefits: ['Programme'] });
  const order = { tiers: both.ticket_tiers.map(({ id }) => id).reverse() };
  const path = `/events/${event.id}/tiers/order/` as const;
  const twice = { tiers: [booked.id, booked.id + 100_000] };
  expect((await by.send('PUT', path, twice, anyVersion)).statusCode).toBe(400);
  const sorted = await by.send('PUT', path, order, version(both.version));
  expect(expectStatus(200, sorted).json().ticket_tiers[0].name).toBe('Balcony');

  await calls.book(asha.headers, { id: booked.id, event_id: event.id }, 1);
  const closed = await by.send('DELETE', tierPath(event), undefined, anyVersion);
  expect(expectStatus(200, closed).json()).toMatchObject({
    ticket_tiers: [{ name: 'Balcony' }, { name: 'Stalls', is_active: false, held: 1 }],
  });
});

it('are at most fifty, with 1 to 100,000 seats', async () => {
  const { id } = await by.createDraft();
  for (let number = 1; number <= 50; number += 1) await createTier(test, { event: { id } });
  const one = { name: 'More', price: '1', total_tickets: 1 };
  const answer = await by.send('POST', `/events/${id}/tiers/`, one);
  expect(expectStatus(409, answer).json().code).toBe('too_many_tiers');
  for (const wrong of [{ total_tickets: 0 }, { total_tickets: 100_001 }, { price: '-1' }]) {
    const refused = await by.send('POST', `/events/${id}/tiers/`, { ...one, ...wrong });
    expect(refused.statusCode).toBe(400);
  }
});
