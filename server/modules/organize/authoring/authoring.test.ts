import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Schemas } from '../../../contract/types';
import {
  assertInventoryConsistent,
  createBookingCalls,
  createBuyer,
  expectStatus,
  type BookingCalls,
  type Buyer,
  type Headers,
} from '../../../testing/bookings';
import { buildTestApp, type TestApp } from '../../../testing/buildTestApp';
import { createCategory, createTier, type TestCategory } from '../../../testing/events';
import { createOrganizerTeam } from '../../../testing/organizers';
import { createCompany, createUser, signIn, type TestUser } from '../../../testing/people';

const DAY = 86_400_000;
const inDays = (days: number) => new Date(Math.floor(Date.now() / 1000) * 1000 + days * DAY);

let test: TestApp;
let calls: BookingCalls;
let editor: TestUser;
let headers: Headers;
let rival: Headers;
let door: Headers;
let asha: Buyer;
let team: { id: number; name: string };
let music: TestCategory;

beforeAll(async () => {
  test = await buildTestApp();
  calls = createBookingCalls(test);
  music = await createCategory(test, { name: 'Music' });
  const company = await createCompany(test);
  editor = await createUser(test, { company, firstName: 'Dev', lastName: 'Shah' });
  headers = await signIn(test, editor);
  const other = await createUser(test, { company });
  rival = await signIn(test, other);
  const steward = await createUser(test, { company });
  door = await signIn(test, steward);
  asha = await createBuyer(test, { firstName: 'Asha', company });
  team = await createOrganizerTeam(test, {
    name: 'Bombay Live',
    members: [
      { id: editor.id, role: 'editor' },
      { id: steward.id, role: 'door' },
    ],
  });
  await createOrganizerTeam(test, { members: [{ id: other.id, role: 'owner' }] });
});
afterAll(async () => {
  await assertInventoryConsistent(test.db);
  await test.close();
});

type Method = 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';

const send = (method: Method, path: string, payload?: object, more: object = {}, as = headers) =>
  test.app.inject({
    method,
    url: `/api${path}`,
    headers: { ...as, ...more },
    ...(payload && { payload }),
  });
const anyVersion = { 'if-match': '*' };
const version = (number: number) => ({ 'if-match': `"${number}"` });

async function createDraft(body: object = {}): Promise<Schemas['OrganizedEvent']> {
  const answer = await send('POST', '/events/', { organizer: team.id, title: 'Nocturne', ...body });
  return expectStatus(201, answer).json();
}

const complete = () => ({
  category: music.id,
  venue: 'Royal Opera House',
  city: 'Mumbai',
  start_date: inDays(20).toISOString(),
  end_date: inDays(20.2).toISOString(),
  booking_start_date: inDays(-1).toISOString(),
  booking_end_date: inDays(19).toISOString(),
});

async function publish(body: object = {}, seats = 10): Promise<Schemas['OrganizedEvent']> {
  const { id } = await createDraft({ ...complete(), ...body });
  const tier = { name: 'Stalls', price: '1000', total_tickets: seats };
  expectStatus(201, await send('POST', `/events/${id}/tiers/`, tier));
  return expectStatus(200, await send('POST', `/events/${id}/publish/`)).json();
}

const tierOf = (event: Schemas['OrganizedEvent']) => {
  const [tier] = event.ticket_tiers;
  if (!tier) throw new Error('The event has no tier.');
  return tier;
};

describe('a draft', () => {
  it('needs a title only, and is seen by its organizer alone', async () => {
    const draft = await createDraft();
    expect(draft).toMatchObject({
      status: 'draft',
      version: 1,
      organizer: team.id,
      organizer_name: 'Bombay Live',
      start_date: null,
      category: null,
      sale_state: null,
      ticket_tiers: [],
    });
    expect(Object.keys(draft.missing).sort()).toEqual([
      'booking_end_date',
      'booking_start_date',
      'category',
      'city',
      'end_date',
      'start_date',
      'ticket_tiers',
      'venue',
    ]);
    for (const as of [rival, door, asha.headers]) {
      const answer = await send('GET', `/organize/events/${draft.id}`, undefined, {}, as);
      expect(answer.statusCode).toBe(404);
    }
    expect((await send('GET', `/events/${draft.id}`)).statusCode).toBe(404);
  });

  it('is written with the version that was read; an older one changes nothing and says what is there', async () => {
    const { id } = await createDraft();
    expect((await send('PATCH', `/events/${id}`, { title: 'A' })).statusCode).toBe(400);
    const none = await send('PATCH', `/events/${id}`, { title: 'Second' });
    expect([none.statusCode, none.json().code]).toEqual([428, 'version_required']);
    const first = await send('PATCH', `/events/${id}`, { title: 'Second' }, version(1));
    expect(expectStatus(200, first).headers.etag).toBe('"2"');
    const late = await send('PATCH', `/events/${id}`, { title: 'Third' }, version(1));
    expect(expectStatus(412, late).json()).toMatchObject({
      code: 'version_conflict',
      details: { current: { id, version: 2, title: 'Second' } },
    });
    const forced = await send('PATCH', `/events/${id}`, { title: 'Fourth' }, anyVersion);
    expect(expectStatus(200, forced).json()).toMatchObject({ version: 3, title: 'Fourth' });
  });

  it.each([
    [{ end_date: inDays(19.5).toISOString() }, 'end_date'],
    [{ booking_end_date: inDays(30).toISOString() }, 'booking_end_date'],
    [{ booking_start_date: inDays(19.5).toISOString() }, 'booking_end_date'],
    [{ timezone: 'Asia/Atlantis' }, 'timezone'],
    [{ category: 999_999 }, 'category'],
    [{ title: '  ' }, 'title'],
  ])('refuses %p', async (wrong, field) => {
    const { id } = await createDraft(complete());
    const answer = await send('PATCH', `/events/${id}`, wrong, anyVersion);
    expect(Object.keys(expectStatus(400, answer).json().fields)).toEqual([field]);
    const after = await send('GET', `/organize/events/${id}`);
    expect(after.json()).toMatchObject({ version: 1, title: 'Nocturne', category: music.id });
  });

  it('cannot be published before it is complete, and says what is missing', async () => {
    const { id } = await createDraft({ ...complete(), venue: '' });
    const answer = await send('POST', `/events/${id}/publish/`);
    expect(expectStatus(409, answer).json()).toMatchObject({
      code: 'incomplete',
      details: { missing: { venue: 'Name the venue.', ticket_tiers: 'Add a ticket tier.' } },
    });
  });

  it('whose start is past cannot be published', async () => {
    const past = { start_date: inDays(-2).toISOString(), end_date: inDays(1).toISOString() };
    const { id } = await createDraft({ ...complete(), ...past, booking_end_date: inDays(1) });
    await send('POST', `/events/${id}/tiers/`, { name: 'A', price: '0', total_tickets: 1 });
    const answer = await send('POST', `/events/${id}/publish/`);
    expect(Object.keys(expectStatus(409, answer).json().details.missing)).toEqual(['start_date']);
  });

  it('can be deleted; a published event cannot', async () => {
    const { id } = await createDraft();
    expectStatus(200, await send('DELETE', `/events/${id}`, undefined, version(1)));
    expect((await send('GET', `/organize/events/${id}`)).statusCode).toBe(404);
    const published = await publish();
    const answer = await send('DELETE', `/events/${published.id}`, undefined, anyVersion);
    expect(expectStatus(409, answer).json().code).toBe('not_a_draft');
  });
});

describe('a published event', () => {
  it('is found, bought, paused and resumed', async () => {
    const event = await publish({ title: 'Rarest Nocturne' });
    expect(event).toMatchObject({ status: 'published', sale_state: 'on_sale', missing: {} });
    const found = await send('GET', '/events/?search=rarest');
    expect(found.json()).toMatchObject({ count: 1, results: [{ id: event.id }] });
    const tier = tierOf(event);
    await calls.book(asha.headers, { id: tier.id, event_id: event.id }, 2);

    const paused = await send('POST', `/events/${event.id}/pause/`);
    expect(expectStatus(200, paused).json()).toMatchObject({
      status: 'paused',
      sale_state: 'paused',
      held: 2,
      available_tickets: 8,
      total_bookings: 1,
    });
    const body = { event: event.id, ticket_tier: tier.id, quantity: 1 };
    expect((await calls.create(asha.headers, body)).statusCode).toBe(409);
    const shown = await send('GET', `/events/${event.id}`);
    expect(shown.json()).toMatchObject({ sale_state: 'paused', is_booking_open: false });

    expectStatus(200, await send('POST', `/events/${event.id}/resume/`));
    expectStatus(201, await calls.create(asha.headers, body));
  });

  it('keeps what it needs, and its date moves only by rescheduling, which its organizer may', async () => {
    const event = await publish();
    const path = `/events/${event.id}`;
    const emptied = await send('PATCH', path, { category: null }, anyVersion);
    expect(expectStatus(409, emptied).json().code).toBe('incomplete');
    const start = inDays(21).toISOString();
    const end = inDays(21.2).toISOString();
    const moved = await send('PATCH', path, { start_date: start, end_date: end }, anyVersion);
    expect(expectStatus(409, moved).json().code).toBe('use_reschedule');
    const change = { start_date: start, end_date: end };
    expect((await send('POST', `${path}/reschedule/`, change, {}, rival)).statusCode).toBe(404);
    expectStatus(200, await send('POST', `${path}/reschedule/`, change));
    const after: Schemas['OrganizedEvent'] = (await send('GET', `/organize${path}`)).json();
    expect(after).toMatchObject({ start_date: start, version: event.version + 1 });
    expectStatus(200, await send('POST', `${path}/cancel/`, { reason: 'The hall is closed.' }));
    const edit = await send('PATCH', path, { title: 'Too late' }, anyVersion);
    expect(expectStatus(409, edit).json().code).toBe('event_cancelled');
  });

  it('is copied as a draft without dates, with all seats free', async () => {
    const event = await publish({ title: 'Source' });
    await calls.book(asha.headers, { id: tierOf(event).id, event_id: event.id }, 3);
    const copy: Schemas['OrganizedEvent'] = expectStatus(
      201,
      await send('POST', `/events/${event.id}/duplicate/`),
    ).json();
    expect(copy).toMatchObject({
      title: 'Source (copy)',
      status: 'draft',
      start_date: null,
      venue: 'Royal Opera House',
      ticket_tiers: [{ name: 'Stalls', total_tickets: 10, available_tickets: 10, held: 0 }],
    });
  });

  it('is exclusive to the companies of its list', async () => {
    const event = await publish();
    const member = await createCompany(test);
    const path = `/events/${event.id}/access/`;
    const unknown = { is_exclusive: true, companies: [999_999] };
    expect((await send('PUT', path, unknown, anyVersion)).statusCode).toBe(400);
    const access = { is_exclusive: true, companies: [member.id] };
    const answer = await send('PUT', path, access, version(event.version));
    expect(expectStatus(200, answer).json()).toMatchObject(access);
    const body = { event: event.id, ticket_tier: tierOf(event).id, quantity: 1 };
    expect((await calls.create(asha.headers, body)).statusCode).toBe(403);
    const guest = await createBuyer(test, { company: member });
    expectStatus(201, await calls.create(guest.headers, body));
  });
});

describe('ticket tiers', () => {
  const tierPath = (event: Schemas['OrganizedEvent']) =>
    `/events/${event.id}/tiers/${tierOf(event).id}`;

  it('seats grow, and shrink to those held and sold, never below', async () => {
    const event = await publish({}, 5);
    await calls.book(asha.headers, { id: tierOf(event).id, event_id: event.id }, 3);
    const path = tierPath(event);
    const grown = await send('PATCH', path, { total_tickets: 40 }, version(1));
    expect(tierOf(expectStatus(200, grown).json())).toMatchObject({
      version: 2,
      total_tickets: 40,
      available_tickets: 37,
      held: 3,
    });
    const below = await send('PATCH', path, { total_tickets: 2 }, version(2));
    expect(expectStatus(409, below).json()).toMatchObject({
      code: 'seats_taken',
      details: { minimum: 3 },
    });
    const late = await send('PATCH', path, { total_tickets: 50 }, version(1));
    expect(late.statusCode).toBe(412);
    const least = await send('PATCH', path, { total_tickets: 3 }, version(2));
    expect(expectStatus(200, least).json()).toMatchObject({ sale_state: 'sold_out' });
  });

  it('a new price is for new bookings; a hold keeps its own', async () => {
    const event = await publish();
    const tier = { id: tierOf(event).id, event_id: event.id };
    const held = await calls.book(asha.headers, tier, 1);
    const answer = await send('PATCH', tierPath(event), { price: '1200.50' }, anyVersion);
    expect(tierOf(expectStatus(200, answer).json()).price).toBe('1200.50');
    expect((await calls.read(asha.headers, held.id)).total_amount).toBe('1000.00');
    const again = await calls.book(asha.headers, tier, 1);
    expect(again.total_amount).toBe('1200.50');
    const summary = await send('GET', `/events/${event.id}/summary/`);
    expect(summary.json().base_price).toBe('1200.50');
  });

  it('one that was booked is closed, another deleted, and the last one stays', async () => {
    const event = await publish();
    const booked = tierOf(event);
    const last = await send('DELETE', tierPath(event), undefined, anyVersion);
    expect(expectStatus(409, last).json().code).toBe('last_tier');
    const more = { name: 'Balcony', price: '0', total_tickets: 20, benefits: [' Programme '] };
    const both: Schemas['OrganizedEvent'] = expectStatus(
      201,
      await send('POST', `/events/${event.id}/tiers/`, more),
    ).json();
    expect(both.ticket_tiers[1]).toMatchObject({ price: '0.00', benefits: ['Programme'] });
    const order = { tiers: both.ticket_tiers.map(({ id }) => id).reverse() };
    const path = `/events/${event.id}/tiers/order/`;
    const twice = { tiers: [booked.id, booked.id + 100_000] };
    expect((await send('PUT', path, twice, anyVersion)).statusCode).toBe(400);
    const sorted = await send('PUT', path, order, version(both.version));
    expect(expectStatus(200, sorted).json().ticket_tiers[0].name).toBe('Balcony');

    await calls.book(asha.headers, { id: booked.id, event_id: event.id }, 1);
    const closed = await send('DELETE', tierPath(event), undefined, anyVersion);
    expect(expectStatus(200, closed).json()).toMatchObject({
      ticket_tiers: [{ name: 'Balcony' }, { name: 'Stalls', is_active: false, held: 1 }],
    });
  });

  it('are at most fifty, with 1 to 100,000 seats', async () => {
    const { id } = await createDraft();
    for (let number = 1; number <= 50; number += 1) await createTier(test, { event: { id } });
    const one = { name: 'More', price: '1', total_tickets: 1 };
    const answer = await send('POST', `/events/${id}/tiers/`, one);
    expect(expectStatus(409, answer).json().code).toBe('too_many_tiers');
    for (const wrong of [{ total_tickets: 0 }, { total_tickets: 100_001 }, { price: '-1' }]) {
      const refused = await send('POST', `/events/${id}/tiers/`, { ...one, ...wrong });
      expect(refused.statusCode).toBe(400);
    }
  });
});

describe('the list', () => {
  it('has the events of the caller’s organizers, by status, search and page', async () => {
    await createDraft({ title: 'Unfinished Symphony' });
    const all: Schemas['OrganizedEventList'] = (
      await send('GET', '/organize/events/?page_size=100')
    ).json();
    expect(all.results.every((event) => event.organizer === team.id)).toBe(true);
    expect(all.count).toBe(Object.values(all.counts).reduce((sum, count) => sum + count, 0));
    const drafts = await send('GET', '/organize/events/?status=draft&search=unfinished');
    expect(drafts.json()).toMatchObject({ count: 1, results: [{ title: 'Unfinished Symphony' }] });
    const page: Schemas['OrganizedEventList'] = (
      await send('GET', '/organize/events/?page=2&page_size=2&ordering=-title')
    ).json();
    const titles = all.results
      .map(({ title }) => title.toLowerCase())
      .sort()
      .reverse();
    expect(page.results.map(({ title }) => title.toLowerCase())).toEqual(titles.slice(2, 4));
    expect((await send('GET', '/organize/events/', undefined, {}, rival)).json().count).toBe(0);
    for (const as of [door, asha.headers]) {
      expect((await send('GET', '/organize/events/', undefined, {}, as)).statusCode).toBe(403);
    }
  });
});

it('the permission belongs to owners and editors', async () => {
  const permissionsOf = async (as: Headers) =>
    (await send('GET', '/auth/verify-token/', undefined, {}, as)).json().user.permissions;
  expect(await permissionsOf(headers)).toContain('organize_events');
  expect(await permissionsOf(door)).not.toContain('organize_events');
  expect(await permissionsOf(asha.headers)).not.toContain('organize_events');
});
