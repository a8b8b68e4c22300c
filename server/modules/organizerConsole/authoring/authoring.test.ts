import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { unchecked } from '../../../testing/checkedInject';
import type { Schemas } from '../../../contract/types';
import {
  anyVersion,
  createAuthoring,
  createOnlookers,
  firstTier,
  inDays,
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
  type Headers,
} from '../../../testing/bookings';
import { buildTestApp, type TestApp } from '../../../testing/buildTestApp';
import { createOrganizerTeam } from '../../../testing/organizers';
import { createCompany, createUser, signIn } from '../../../testing/people';

let test: TestApp;
let calls: BookingCalls;
let by: Authoring;
let rival: Headers;
let door: Headers;
let asha: Buyer;

beforeAll(async () => {
  test = await buildTestApp();
  calls = createBookingCalls(test);
  by = await createAuthoring(test);
  ({ rival, door } = await createOnlookers(test, by.team));
  asha = await createBuyer(test, { firstName: 'Asha' });
});
afterAll(async () => {
  await assertInventoryConsistent(test.db);
  await test.close();
});

describe('a draft', () => {
  it('is of the only organizer of whoever makes it, where none is named', async () => {
    const make = (as?: Headers) => by.send('POST', '/events/', { title: 'Nocturne' }, {}, as);
    expect(expectStatus(201, await make()).json().organizer).toBe(by.team.id);
    for (const as of [asha.headers, door]) expect((await make(as)).statusCode).toBe(403);
    const both = await createUser(test);
    for (const name of ['One Stage', 'Two Stages']) {
      await createOrganizerTeam(test, { name, members: [{ id: both.id, role: 'editor' }] });
    }
    const open = await make(await signIn(test, both));
    expect(expectStatus(400, open).json().fields).toEqual({
      organizer: 'Choose one of your organizers.',
    });
  });

  it('needs a title only, and is seen by its organizer alone', async () => {
    const draft = await by.createDraft();
    expect(draft).toMatchObject({
      status: 'draft',
      version: 1,
      organizer: by.team.id,
      organizer_name: by.team.name,
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
      'state',
      'ticket_tiers',
      'venue',
    ]);
    for (const as of [rival, door, asha.headers]) {
      const answer = await by.send('GET', `/organize/events/${draft.id}`, undefined, {}, as);
      expect(answer.statusCode).toBe(404);
    }
    expect((await by.send('GET', `/events/${draft.id}`)).statusCode).toBe(404);
  });

  it('is written with the version that was read; an older one changes nothing and says what is there', async () => {
    const { id } = await by.createDraft();
    expect((await by.send('PATCH', `/events/${id}`, { title: 'A' })).statusCode).toBe(400);
    const none = await by.send('PATCH', `/events/${id}`, { title: 'Second' });
    expect([none.statusCode, none.json().code]).toEqual([428, 'version_required']);
    const first = await by.send('PATCH', `/events/${id}`, { title: 'Second' }, version(1));
    expect(expectStatus(200, first).headers.etag).toBe('"2"');
    const late = await by.send('PATCH', `/events/${id}`, { title: 'Third' }, version(1));
    expect(expectStatus(412, late).json()).toMatchObject({
      code: 'version_conflict',
      details: { current: { id, version: 2, title: 'Second' } },
    });
    const forced = await by.send('PATCH', `/events/${id}`, { title: 'Fourth' }, anyVersion);
    expect(expectStatus(200, forced).json()).toMatchObject({ version: 3, title: 'Fourth' });
  });

  it.each([
    [{ end_date: inDays(19.5).toISOString() }, 'end_date'],
    [{ booking_end_date: inDays(30).toISOString() }, 'booking_end_date'],
    [{ booking_start_date: inDays(19.5).toISOString() }, 'booking_end_date'],
    [{ category: 999_999 }, 'category'],
    [{ title: '  ' }, 'title'],
  ])('refuses %p', async (wrong, field) => {
    const { id } = await by.createDraft(by.complete());
    const answer = await by.send('PATCH', `/events/${id}`, wrong, anyVersion);
    expect(Object.keys(expectStatus(400, answer).json().fields)).toEqual([field]);
    const after = await by.send('GET', `/organize/events/${id}`);
    expect(after.json()).toMatchObject({ version: 1, title: 'Nocturne', category: by.music.id });
  });

  it('cannot be published before it is complete, and says what is missing', async () => {
    const { id } = await by.createDraft({ ...by.complete(), venue: '' });
    const answer = await by.send('POST', `/events/${id}/publish/`);
    expect(expectStatus(409, answer).json()).toMatchObject({
      code: 'incomplete',
      details: { missing: { venue: 'Name the venue.', ticket_tiers: 'Add a ticket tier.' } },
    });
  });

  it('whose start is past cannot be published', async () => {
    const past = { start_date: inDays(-2).toISOString(), end_date: inDays(1).toISOString() };
    const { id } = await by.createDraft({
      ...by.complete(),
      ...past,
      booking_end_date: inDays(1).toISOString(),
    });
    await by.send('POST', `/events/${id}/tiers/`, { name: 'A', price: '0', total_tickets: 1 });
    const answer = await by.send('POST', `/events/${id}/publish/`);
    expect(Object.keys(expectStatus(409, answer).json().details.missing)).toEqual(['start_date']);
  });

  it('can be deleted; a published event cannot', async () => {
    const { id } = await by.createDraft();
    expectStatus(200, await by.send('DELETE', `/events/${id}`, undefined, version(1)));
    expect((await by.send('GET', `/organize/events/${id}`)).statusCode).toBe(404);
    const published = await by.publish();
    const answer = await by.send('DELETE', `/events/${published.id}`, undefined, anyVersion);
    expect(expectStatus(409, answer).json().code).toBe('not_a_draft');
  });
});

describe('a published event', () => {
  it('is found, bought, paused and resumed', async () => {
    const event = await by.publish({ title: 'Rarest Nocturne' });
    expect(event).toMatchObject({ status: 'published', sale_state: 'on_sale', missing: {} });
    const found = await by.send('GET', '/events/?search=rarest');
    expect(found.json()).toMatchObject({ count: 1, results: [{ id: event.id }] });
    const tier = firstTier(event);
    await calls.book(asha.headers, { id: tier.id, event_id: event.id }, 2);

    const paused = await by.send('POST', `/events/${event.id}/pause/`);
    expect(expectStatus(200, paused).json()).toMatchObject({
      status: 'paused',
      sale_state: 'paused',
      held: 2,
      available_tickets: 8,
      total_bookings: 1,
    });
    const body = { event: event.id, ticket_tier: tier.id, quantity: 1 };
    expect((await calls.create(asha.headers, body)).statusCode).toBe(409);
    const shown = await by.send('GET', `/events/${event.id}`);
    expect(shown.json()).toMatchObject({ sale_state: 'paused', is_booking_open: false });

    expectStatus(200, await by.send('POST', `/events/${event.id}/resume/`));
    expectStatus(201, await calls.create(asha.headers, body));
  });

  it('keeps what it needs, and its date moves only by rescheduling, which its organizer may', async () => {
    const event = await by.publish();
    const path = `/events/${event.id}` as const;
    const emptied = await by.send('PATCH', path, { category: null }, anyVersion);
    expect(expectStatus(409, emptied).json().code).toBe('incomplete');
    const start = inDays(21).toISOString();
    const end = inDays(21.2).toISOString();
    const moved = await by.send('PATCH', path, { start_date: start, end_date: end }, anyVersion);
    expect(expectStatus(409, moved).json().code).toBe('use_reschedule');
    const change = { start_date: start, end_date: end };
    expect((await by.send('POST', `${path}/reschedule/`, change, {}, rival)).statusCode).toBe(404);
    expectStatus(200, await by.send('POST', `${path}/reschedule/`, change));
    const after: Schemas['OrganizedEvent'] = (await by.send('GET', `/organize${path}`)).json();
    expect(after).toMatchObject({ start_date: start, version: event.version + 1 });
    expectStatus(200, await by.send('POST', `${path}/cancel/`, { reason: 'The hall is closed.' }));
    const edit = await by.send('PATCH', path, { title: 'Too late' }, anyVersion);
    expect(expectStatus(409, edit).json().code).toBe('event_cancelled');
  });

  it('is copied as a draft without dates, with all seats free', async () => {
    const event = await by.publish({ title: 'Source', approval_hours: 0 });
    await calls.book(asha.headers, { id: firstTier(event).id, event_id: event.id }, 3);
    const copy: Schemas['OrganizedEvent'] = expectStatus(
      201,
      await by.send('POST', `/events/${event.id}/duplicate/`),
    ).json();
    expect(copy).toMatchObject({
      title: 'Source (copy)',
      status: 'draft',
      start_date: null,
      venue: 'Royal Opera House',
      approval_hours: 0,
      ticket_tiers: [{ name: 'Stalls', total_tickets: 10, available_tickets: 10, held: 0 }],
    });
  });

  it('lets seats wait for approvals for 24 hours, or as many as the organizer says', async () => {
    const event = await by.createDraft();
    expect(event.approval_hours).toBe(24);
    const set = (approval_hours: unknown) =>
      by.send('PATCH', `/events/${event.id}`, unchecked({ approval_hours }), anyVersion);
    for (const wrong of [-1, 73, 1.5, '8']) {
      expect(Object.keys(expectStatus(400, await set(wrong)).json().fields)).toEqual([
        'approval_hours',
      ]);
    }
    expect(expectStatus(200, await set(72)).json()).toMatchObject({ approval_hours: 72 });
    const { before, after } = await test.db
      .selectFrom('audit_entries')
      .where('event_id', '=', event.id)
      .where('action', '=', 'event.changed')
      .select(['before', 'after'])
      .executeTakeFirstOrThrow();
    expect([before, after]).toEqual([{ approval_hours: 24 }, { approval_hours: 72 }]);
  });

  it('is exclusive to the companies of its list', async () => {
    const event = await by.publish();
    const member = await createCompany(test);
    const path = `/events/${event.id}/access/` as const;
    const unknown = { is_exclusive: true, companies: [999_999] };
    expect((await by.send('PUT', path, unknown, anyVersion)).statusCode).toBe(400);
    const access = { is_exclusive: true, companies: [member.id] };
    const answer = await by.send('PUT', path, access, version(event.version));
    expect(expectStatus(200, answer).json()).toMatchObject(access);
    const body = { event: event.id, ticket_tier: firstTier(event).id, quantity: 1 };
    expect((await calls.create(asha.headers, body)).statusCode).toBe(403);
    const guest = await createBuyer(test, { company: member });
    expectStatus(201, await calls.create(guest.headers, body));
  });
});

describe('refund terms', () => {
  const until = inDays(15).toISOString();
  const none = { kind: 'none', until: null, percent: 0, fee_kept: false };

  it('are none until the organizer sets them, and attendees read them on the event', async () => {
    const event = await by.publish();
    expect(event.refund_terms).toEqual(none);
    const path = `/events/${event.id}` as const;
    const set = async (refund_terms: Schemas['RefundTermsInput']) =>
      expectStatus(200, await by.send('PATCH', path, { refund_terms }, anyVersion)).json();
    const half = { kind: 'share' as const, until, percent: 50, fee_kept: true };
    expect(await set(half)).toMatchObject({ refund_terms: half, version: event.version + 1 });
    expect((await by.send('GET', path)).json()).toMatchObject({ refund_terms: half });
    const renamed = await by.send('PATCH', path, { title: 'Renamed' }, anyVersion);
    expect(renamed.json()).toMatchObject({ title: 'Renamed', refund_terms: half });
    const full = { kind: 'full', until, percent: 100, fee_kept: false };
    expect(await set({ kind: 'full', until })).toMatchObject({ refund_terms: full });
    const copy = await by.send('POST', `${path}/duplicate/`);
    expect(expectStatus(201, copy).json()).toMatchObject({ refund_terms: none });
    expect(await set({ kind: 'none', until })).toMatchObject({ refund_terms: none });
  });

  it.each([
    [{ kind: 'full' }, ['refund_terms.until']],
    [{ kind: 'full', until: inDays(20.1).toISOString() }, ['refund_terms.until']],
    [{ kind: 'share', until }, ['refund_terms.percent']],
    [{ kind: 'share', percent: 100 }, ['refund_terms.until', 'refund_terms.percent']],
  ])('%p are refused', async (refund_terms, fields) => {
    const draft = await by.createDraft({ ...by.complete() });
    const path = `/events/${draft.id}` as const;
    const answer = await by.send('PATCH', path, unchecked({ refund_terms }), anyVersion);
    expect(Object.keys(expectStatus(400, answer).json().fields)).toEqual(fields);
  });

  it('whose date is past keep a draft from being published', async () => {
    const past = { kind: 'full' as const, until: inDays(-1).toISOString() };
    const { id } = await by.createDraft({ ...by.complete(), refund_terms: past });
    await by.send('POST', `/events/${id}/tiers/`, { name: 'A', price: '0', total_tickets: 1 });
    const answer = await by.send('POST', `/events/${id}/publish/`);
    expect(expectStatus(409, answer).json().details.missing).toEqual({
      'refund_terms.until': 'Choose a future end of refunds.',
    });
  });
});

it('the permission belongs to owners and editors', async () => {
  const permissionsOf = async (as: Headers) =>
    (await by.send('GET', '/auth/verify-token/', undefined, {}, as)).json().user.permissions;
  expect(await permissionsOf(by.headers)).toContain('organize_events');
  expect(await permissionsOf(door)).not.toContain('organize_events');
  expect(await permissionsOf(asha.headers)).not.toContain('organize_events');
});
