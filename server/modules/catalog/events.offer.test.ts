import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Schemas } from '../../contract/types';
import { buildTestApp, type TestApp } from '../../testing/buildTestApp';
import { createEvent, createTier } from '../../testing/events';
import { createCompany, createUser, signIn } from '../../testing/people';

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000);

let test: TestApp;
let employee: { authorization: string };

beforeAll(async () => {
  test = await buildTestApp();
  const company = await createCompany(test);
  employee = await signIn(test, await createUser(test, { company }));
});

afterAll(() => test.close());

const get = (url: string, headers: Record<string, string> = employee) =>
  test.app.inject({ url: `/api${url}`, headers });

describe('prices', () => {
  it('says what payment adds to a price: nothing to a free ticket', async () => {
    const event = await createEvent(test, { title: 'Open Rehearsal of the Quartet' });
    await createTier(test, { event, name: 'Guest', price: 0, position: 1 });
    await createTier(test, { event, name: 'Patron', price: 50_000, position: 2 });
    const body = (await get(`/events/${event.id}`)).json<Schemas['Event']>();
    expect(body.ticket_tiers.map(({ name, added_charges }) => [name, added_charges])).toEqual([
      ['Guest', []],
      ['Patron', ['service_fee', 'gst']],
    ]);
    expect(body.added_charges).toEqual([]);
    const found = await get('/events/search/?search=open+rehearsal+quartet', {});
    expect(found.json<Schemas['EventSearchResultList']>().results[0]).toMatchObject({
      base_price: '0.00',
      added_charges: [],
    });
  });
});

it('says when the event takes place and when it can be booked', async () => {
  const { id } = await createEvent(test, {
    startAt: new Date('2099-01-10T12:00:00Z'),
    endAt: new Date('2099-01-11T16:00:00Z'),
    bookingStartAt: new Date('2026-01-01T03:30:00Z'),
    bookingEndAt: new Date('2099-01-09T18:29:59Z'),
  });
  expect((await get(`/events/${id}`)).json()).toMatchObject({
    start_date: '2099-01-10T12:00:00.000Z',
    end_date: '2099-01-11T16:00:00.000Z',
    booking_start_date: '2026-01-01T03:30:00.000Z',
    booking_end_date: '2099-01-09T18:29:59.000Z',
  });
});

describe('the state of an event’s sale', () => {
  const stateOf = async (id: number, reader = employee) => {
    const detail = await get(`/events/${id}`);
    const summary = await get(`/events/${id}/summary/`, reader);
    return [
      detail.json<Schemas['Event']>().sale_state,
      summary.json<Schemas['EventSummary']>().sale_state,
    ];
  };

  it.each<[Schemas['EventSaleState'], Parameters<typeof createEvent>[1], object]>([
    ['on_sale', {}, {}],
    ['sold_out', {}, { sold: 100 }],
    ['not_yet_open', { bookingStartAt: inDays(1) }, {}],
    ['closed', { bookingEndAt: inDays(-1) }, {}],
    ['over', { startAt: inDays(-5) }, {}],
    ['cancelled', { cancelledAt: inDays(-1) }, { sold: 100 }],
    ['without_tickets', {}, { isActive: false }],
  ])('is %s', async (state, event, tier) => {
    const { id } = await createEvent(test, event);
    await createTier(test, { event: { id }, ...tier });
    expect(await stateOf(id)).toEqual([state, state]);
  });

  it('is no_access for members of other companies; visitors may belong to one that has it', async () => {
    const event = await createEvent(test, { onlyFor: [await createCompany(test)] });
    await createTier(test, { event });
    expect(await stateOf(event.id)).toEqual(['no_access', 'no_access']);
    const visitor = await get(`/events/${event.id}/summary/`, {});
    expect(visitor.json<Schemas['EventSummary']>().sale_state).toBe('on_sale');
  });
});

describe('getEventSummary', () => {
  it('shows a visitor title, poster, date and price, and no tiers', async () => {
    const event = await createEvent(test, { title: 'Kite Week', featuredImage: '/a.svg' });
    await createTier(test, { event, price: 225_000 });
    const response = await get(`/events/${event.id}/summary/`, {});
    expect(response.statusCode).toBe(200);
    const body = response.json<Schemas['EventSummary']>();
    expect(body).toMatchObject({
      title: 'Kite Week',
      featured_image: '/a.svg',
      start_date: event.start_at.toISOString(),
      base_price: '2250.00',
    });
    expect(body).not.toHaveProperty('ticket_tiers');
  });

  it('has no drafts and no unknown events', async () => {
    const draft = await createEvent(test, { isActive: false });
    for (const id of [draft.id, 987654321]) {
      expect((await get(`/events/${id}/summary/`, {})).statusCode).toBe(404);
    }
  });
});
