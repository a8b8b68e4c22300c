import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Schemas } from '../../contract/types';
import { createBookingCalls, createBuyer, createOffer, expireHold } from '../../testing/bookings';
import { buildTestApp, type TestApp } from '../../testing/buildTestApp';
import { createCategory, createEvent, createTier } from '../../testing/events';
import { createCompany, createUser, signIn, type TestCompany } from '../../testing/people';
import { rowsRead } from '../../testing/rowsRead';
import { expireHolds } from '../inventory/holdExpiry.repository';
import { findEvents } from './events.repository';

const DAY = 86_400_000;
const inDays = (days: number) => new Date(Date.now() + days * DAY);

let test: TestApp;
let company: TestCompany;
let employee: { authorization: string };
let admin: { authorization: string };

beforeAll(async () => {
  test = await buildTestApp();
  company = await createCompany(test);
  employee = await signIn(test, await createUser(test, { company }));
  admin = await signIn(test, await createUser(test, { role: 'admin' }));
});

afterAll(() => test.close());

const get = (url: string, headers: Record<string, string> = employee) =>
  test.app.inject({ url: `/api${url}`, headers });

describe('getEvent', () => {
  it('shows an event with all of its tiers, in their order', async () => {
    const event = await createEvent(test, { title: 'Kite Week', images: ['/a.svg', '/b.svg'] });
    const late = await createTier(test, { event, name: 'Late', price: 480_000, position: 2 });
    const early = await createTier(test, {
      event,
      name: 'Early',
      price: 225_000,
      total: 40,
      held: 3,
      sold: 30,
      benefits: ['Kite and reel'],
      maxPerBooking: 4,
      position: 1,
    });
    const shut = await createTier(test, { event, price: 100, isActive: false, position: 3 });
    const response = await get(`/events/${event.id}`);
    expect(response.statusCode).toBe(200);
    const body = response.json<Schemas['Event']>();
    expect(body).toMatchObject({
      title: 'Kite Week',
      images: ['/a.svg', '/b.svg'],
      total_tickets: 140,
      available_tickets: 107,
      base_price: '2250.00',
      created_by: null,
      created_by_name: 'Test Organizers',
    });
    expect(body.ticket_tiers.map(({ id }) => id)).toEqual([early.id, late.id, shut.id]);
    expect(body.ticket_tiers[0]).toEqual({
      id: early.id,
      event: event.id,
      admission: 'once',
      name: 'Early',
      description: '',
      price: '2250.00',
      currency: 'INR',
      added_charges: ['service_fee', 'gst'],
      total_tickets: 40,
      booking_count: 33,
      available_tickets: 7,
      benefits: ['Kite and reel'],
      is_active: true,
      max_per_booking: 4,
      max_per_person: null,
      max_per_company: null,
      left_for_caller: null,
      gst_percent: 18,
      sale_starts_at: null,
      sale_ends_at: null,
      sale_state: 'on_sale',
    });
  });

  it('counts the bookings that hold or bought seats, without reading any', async () => {
    const calls = createBookingCalls(test);
    const { headers } = await createBuyer(test);
    const { tier } = await createOffer(test);
    const counted = async () =>
      (await calls.get(`/events/${tier.event_id}/summary/`, headers)).json<
        Schemas['EventSummary']
      >().total_bookings;
    const [paid, cancelled, expired] = [
      await calls.book(headers, tier, 2),
      await calls.book(headers, tier, 3),
      await calls.book(headers, tier, 4),
    ];
    expect(await counted()).toBe(3);
    await calls.payFor(headers, [paid.id]);
    await calls.call('POST', `/bookings/${cancelled.id}/cancel/`, headers);
    expect(await counted()).toBe(2);
    await expireHold(test.db, expired.id);
    await expireHolds(test.db);
    expect(await counted()).toBe(1);
    for (const quantity of [5, 1]) {
      const answer = await calls.call('PATCH', `/bookings/${expired.id}`, headers, { quantity });
      expect(answer.statusCode).toBe(200);
      expect(await counted()).toBe(2);
    }
    const summary = (trx: TestApp['db']) => findEvents(trx, [tier.event_id]);
    expect(await rowsRead(test.db, 'bookings', summary)).toBe(0);
  });

  it('asks for a sign-in', async () => {
    const event = await createEvent(test);
    expect((await get(`/events/${event.id}`, {})).statusCode).toBe(401);
  });

  it.each(['/events/987654321', '/events/9007199254740991'])('%s is not there', async (url) => {
    const response = await get(url);
    expect(response.statusCode).toBe(404);
    expect(response.json()).toMatchObject({ error: 'Event not found', code: 'not_found' });
  });

  it('hides drafts from all but the platform’s admins', async () => {
    const draft = await createEvent(test, { isActive: false });
    expect((await get(`/events/${draft.id}`)).statusCode).toBe(404);
    const staff = await signIn(test, await createUser(test, { role: 'staff' }));
    expect((await get(`/events/${draft.id}`, staff)).statusCode).toBe(404);
    const seen = await get(`/events/${draft.id}`, admin);
    expect(seen.json()).toMatchObject({ is_active: false, is_booking_open: false });
  });

  it('says when booking is closed, and when the event was called off', async () => {
    const open = async (values: Parameters<typeof createEvent>[1]) => {
      const event = await createEvent(test, values);
      const { is_booking_open, is_cancelled } = (await get(`/events/${event.id}`)).json();
      return { is_booking_open, is_cancelled };
    };
    expect(await open({})).toEqual({ is_booking_open: true, is_cancelled: false });
    expect(await open({ bookingStartAt: inDays(1) })).toMatchObject({ is_booking_open: false });
    expect(await open({ bookingEndAt: inDays(-1) })).toMatchObject({ is_booking_open: false });
    expect(await open({ cancelledAt: inDays(-1) })).toEqual({
      is_booking_open: false,
      is_cancelled: true,
    });
  });
});

describe('getEventStatistics', () => {
  it('is for holders of view_event_statistics alone', async () => {
    const event = await createEvent(test);
    const url = `/events/${event.id}/statistics/`;
    expect((await get(url)).statusCode).toBe(403);
    for (const role of ['company_admin', 'company_manager', 'staff'] as const) {
      const person = await createUser(test, { role, company });
      expect((await get(url, await signIn(test, person))).statusCode).toBe(403);
    }
    expect((await get(url, {})).statusCode).toBe(401);
    const root = await createUser(test, { role: 'super_admin' });
    expect((await get(url, await signIn(test, root))).statusCode).toBe(200);
    expect((await get('/events/987654321/statistics/', admin)).statusCode).toBe(404);
  });

  it('sums tiers and bookings up, with days as the event’s city has them', async () => {
    const event = await createEvent(test, { onlyFor: [company, await createCompany(test)] });
    const tier = await createTier(test, { event, total: 100, held: 2, sold: 5, price: 150_000 });
    // A tier that is no longer offered counts with what was sold of it.
    await createTier(test, { event, total: 50, sold: 1, isActive: false });
    // 18:29 and 18:31 UTC are two days in India.
    await paidBooking(tier, 3, new Date('2026-11-10T18:29:00Z'));
    await paidBooking(tier, 2, new Date('2026-11-10T18:31:00Z'));
    const response = await get(`/events/${event.id}/statistics/`, admin);
    expect(response.json()).toEqual({
      event: event.id,
      total_capacity: 101,
      sold: 6,
      held: 2,
      available: 93,
      total_bookings: 2,
      progress: 8,
      revenue: '7500.00',
      currency: 'INR',
      ticket_type_count: 2,
      companies_with_access: 2,
      sales_by_day: [
        { date: '2026-11-10', tickets: 3 },
        { date: '2026-11-11', tickets: 2 },
      ],
    });
  });

  it('is all zeros for an event without tiers', async () => {
    const event = await createEvent(test);
    const response = await get(`/events/${event.id}/statistics/`, admin);
    expect(response.json()).toMatchObject({
      total_capacity: 0,
      progress: 0,
      revenue: '0.00',
      sales_by_day: [],
    });
  });

  async function paidBooking(
    tier: { id: number; event_id: number; price: number },
    quantity: number,
    paidAt: Date,
  ) {
    const user = await createUser(test, { company });
    const amount = tier.price * quantity;
    const booking = await test.db
      .insertInto('bookings')
      .values({
        booking_number: `BK-PAID-${user.id}`,
        user_id: user.id,
        company_id: company.id,
        event_id: tier.event_id,
        ticket_tier_id: tier.id,
        quantity,
        unit_price: tier.price,
        total_amount: amount,
        status: 'confirmed',
        payment_status: 'paid',
        hold_state: 'sold',
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const payment = await test.db
      .insertInto('payments')
      .values({
        public_id: `pay_${user.id}`,
        user_id: user.id,
        company_id: company.id,
        gateway: 'sandbox',
        status: 'success',
        subtotal: amount,
        service_fee: 0,
        gst: 0,
        amount,
        settled_at: paidAt,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await test.db
      .insertInto('payment_bookings')
      .values({
        payment_id: payment.id,
        booking_id: booking.id,
        amount,
        quantity,
        unit_price: tier.price,
        is_settled: true,
      })
      .execute();
  }
});

describe('listFeaturedEvents', () => {
  it('shows featured events first and fills up with the soonest', async () => {
    const other = await buildTestApp();
    try {
      const category = await createCategory(other);
      const make = (title: string, days: number, isFeatured = false) =>
        createEvent(other, { title, category, startAt: inDays(days), isFeatured });
      await make('Soon', 2);
      await make('Later', 5);
      await make('Featured late', 40, true);
      await make('Featured early', 20, true);
      await make('Featured and over', -20, true);
      await createEvent(other, { category, isFeatured: true, cancelledAt: inDays(-1) });
      await createEvent(other, { category, isFeatured: true, isActive: false });
      const featured = async (query: string) => {
        const response = await other.app.inject(`/api/events/featured/${query}`);
        return response.json<Schemas['FeaturedEventList']>();
      };
      const { count, results } = await featured('');
      expect(count).toBe(4);
      expect(results.map(({ title }) => title)).toEqual([
        'Featured early',
        'Featured late',
        'Soon',
        'Later',
      ]);
      expect((await featured('?limit=3')).results).toHaveLength(3);
    } finally {
      await other.close();
    }
  });
});

describe('listEventCategories', () => {
  it('counts what a visitor can see, the fullest first, then by position', async () => {
    const other = await buildTestApp();
    try {
      const [empty, one, two] = [
        await createCategory(other, { name: 'Art', position: 2 }),
        await createCategory(other, { name: 'Food', position: 3 }),
        await createCategory(other, { name: 'Music', position: 4 }),
      ];
      await createCategory(other, { name: 'Sports', position: 1 });
      await createEvent(other, { category: two });
      await createEvent(other, { category: two });
      await createEvent(other, { category: one });
      await createEvent(other, { category: empty, isActive: false });
      await createEvent(other, { category: empty, startAt: inDays(-5) });
      const body = (await other.app.inject('/api/event-categories/')).json<
        Schemas['CategoryList']
      >();
      expect(body.count).toBe(4);
      expect(body.results.map(({ name, event_count }) => [name, event_count])).toEqual([
        ['Music', 2],
        ['Food', 1],
        ['Sports', 0],
        ['Art', 0],
      ]);
      expect(body.results[0]).toMatchObject({ slug: 'music', color_code: '#8FA8C8' });
    } finally {
      await other.close();
    }
  });
});
