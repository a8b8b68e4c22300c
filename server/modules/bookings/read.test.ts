import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Schemas } from '../../contract/types';
import {
  assertInventoryConsistent,
  createBookingCalls,
  createBuyer,
  expectStatus,
  expireHold,
  statusAndCode,
  snapshot,
  type BookingCalls,
  type Buyer,
} from '../../testing/bookings';
import { buildTestApp, type TestApp } from '../../testing/buildTestApp';
import { createUser, signIn } from '../../testing/people';
import { createTwoCompanies } from '../../testing/twoCompanies';

type Booking = Schemas['Booking'];
type List = Schemas['BookingList'];
type World = Awaited<ReturnType<typeof createTwoCompanies>>;

let test: TestApp;
let calls: BookingCalls;
let world: World;
let people: World['people'];
let bookings: World['bookings'];

beforeAll(async () => {
  test = await buildTestApp();
  calls = createBookingCalls(test);
  world = await createTwoCompanies(test);
  ({ people, bookings } = world);
});
afterAll(async () => {
  await assertInventoryConsistent(test.db);
  await test.close();
});

const list = async (headers: Buyer['headers'], query = ''): Promise<List> =>
  expectStatus(200, await calls.get(`/bookings/${query && `?${query}`}`, headers)).json();
const ids = async (headers: Buyer['headers'], query = '') =>
  (await list(headers, query)).results.map((booking) => booking.id);
const statsOf = async (headers: Buyer['headers'], query = ''): Promise<Schemas['BookingStats']> =>
  expectStatus(200, await calls.get(`/bookings/stats/${query}`, headers)).json();

describe('who sees what', () => {
  it('people their own, managers their company, admins everything; newest first', async () => {
    const own = [bookings.cancelled.id, bookings.past.id, bookings.paid.id, bookings.toPay.id];
    expect(await ids(people.asha.headers)).toEqual(own);
    expect(await ids(people.ravi.headers)).toEqual([bookings.ofRavi.id]);
    expect(await ids(people.vikram.headers)).toEqual([bookings.ofRavi.id, ...own]);
    expect(await ids(people.lena.headers)).toEqual([bookings.ofLena.id]);
    expect(await ids(people.boss.headers)).toEqual([bookings.ofLena.id]);
    expect(await ids(people.admin.headers)).toEqual([
      bookings.ofLena.id,
      bookings.ofRavi.id,
      ...own,
    ]);
  });

  it('staff and people without bookings see none', async () => {
    const sam = await signIn(test, await createUser(test, { role: 'staff' }));
    expect(await list(sam)).toMatchObject({
      count: 0,
      counts: { all: 0, upcoming: 0, past: 0, pending: 0 },
      results: [],
    });
  });

  it('?user= is refused with 404 for people whose bookings the caller may not read', async () => {
    expect(await ids(people.asha.headers, `user=${people.asha.user.id}`)).toHaveLength(4);
    expect(await ids(people.vikram.headers, `user=${people.ravi.user.id}`)).toEqual([
      bookings.ofRavi.id,
    ]);
    expect(await ids(people.admin.headers, `user=${people.lena.user.id}`)).toEqual([
      bookings.ofLena.id,
    ]);
    const foreign: [Buyer['headers'], number][] = [
      [people.asha.headers, people.ravi.user.id],
      [people.asha.headers, people.lena.user.id],
      [people.vikram.headers, people.lena.user.id],
      [people.boss.headers, people.asha.user.id],
      [people.admin.headers, 999_999],
    ];
    for (const [headers, user] of foreign) {
      for (const path of [`/bookings/?user=${user}`, `/bookings/stats/?user=${user}`]) {
        expect(statusAndCode(await calls.get(path, headers))).toEqual([404, 'not_found']);
      }
    }
  });

  it("another person's booking can be neither read nor changed", async () => {
    const attendees = [{ name: 'X', email: 'x@company.example' }];
    const before = await snapshot(test.db);
    const strangers: [Buyer, Booking][] = [
      [people.ravi, bookings.paid],
      [people.lena, bookings.paid],
      [people.boss, bookings.paid],
      [people.asha, bookings.ofLena],
      [people.vikram, bookings.ofLena],
    ];
    for (const [{ headers }, { id }] of strangers) {
      const at = `/bookings/${id}` as const;
      const answers = [
        await calls.get(at, headers),
        await calls.get(`${at}/qr-code/`, headers),
        await calls.call('PATCH', at, headers, { quantity: 1 }),
        await calls.call('DELETE', at, headers),
        await calls.call('POST', `${at}/cancel/`, headers),
        await calls.call('POST', `${at}/extend/`, headers),
        await calls.call('POST', `${at}/attendees/`, headers, { attendees }),
        await calls.get(`/bookings/quote/?booking_ids=${id}`, headers),
        await calls.pay(headers, { booking_ids: [id], amount: '1.00' }),
      ];
      expect(answers.map(statusAndCode)).toEqual(Array(9).fill([404, 'not_found']));
    }
    expect(await snapshot(test.db)).toBe(before);
  });

  it('managers and admins read, but do not change', async () => {
    const before = await snapshot(test.db);
    for (const headers of [people.vikram.headers, people.admin.headers]) {
      const at = `/bookings/${bookings.toPay.id}` as const;
      expect(await calls.read(headers, bookings.toPay.id)).toMatchObject({ id: bookings.toPay.id });
      const answers = [
        await calls.call('PATCH', at, headers, { quantity: 1 }),
        await calls.call('DELETE', at, headers),
        await calls.call('POST', `${at}/cancel/`, headers),
        await calls.call('POST', `${at}/extend/`, headers),
      ];
      expect(answers.map(statusAndCode)).toEqual(Array(4).fill([403, 'forbidden']));
    }
    expect(await snapshot(test.db)).toBe(before);
  });

  it('people keep their own bookings when they change company, the old company keeps them too', async () => {
    const moving = await createBuyer(test, { company: people.asha.company });
    const booking = await calls.book(moving.headers, world.stalls);
    await test.db
      .updateTable('users')
      .set({ company_id: people.lena.company.id })
      .where('id', '=', moving.user.id)
      .execute();
    expect(await ids(moving.headers)).toEqual([booking.id]);
    expect(await ids(people.vikram.headers)).toContain(booking.id);
    expect(await ids(people.boss.headers)).not.toContain(booking.id);
    expect(await ids(people.boss.headers, `user=${moving.user.id}`)).toEqual([]);
    await calls.call('DELETE', `/bookings/${booking.id}`, moving.headers);
  });
});

describe('what depends on the time', () => {
  it('a hold past its end shows as expired, and a paid booking of a past event as completed', async () => {
    const booking = await calls.book(people.ravi.headers, world.stalls);
    await expireHold(test.db, booking.id);
    expect(await calls.read(people.ravi.headers, booking.id)).toMatchObject({
      status: 'pending',
      hold_state: 'expired',
      hold_expires_at: expect.any(String),
    });
    await calls.call('DELETE', `/bookings/${booking.id}`, people.ravi.headers);
    expect(await calls.read(people.asha.headers, bookings.past.id)).toMatchObject({
      status: 'completed',
    });
  });
});

describe('the figures of the four tiles', () => {
  it('count bookings, coming events, charges, and what is to be paid', async () => {
    // 2 x 1,000 + 1 x 2,000 = 4,000; with 2 % and 18 % on both 4,814.40.
    expect(await statsOf(people.asha.headers)).toEqual({
      total_bookings: 4,
      upcoming_events: 2,
      total_spent: '4814.40',
      currency: 'INR',
      pending_payments: 1,
      paid_bookings: 2,
      cancelled_bookings: 1,
      refunded_bookings: 0,
    });
    expect(await statsOf(people.ravi.headers)).toEqual({
      total_bookings: 1,
      upcoming_events: 1,
      total_spent: '0.00',
      currency: 'INR',
      pending_payments: 1,
      paid_bookings: 0,
      cancelled_bookings: 0,
      refunded_bookings: 0,
    });
  });

  it('of coming events and of payments to make are those of the tabs', async () => {
    for (const { headers } of [people.asha, people.vikram]) {
      const { counts } = await list(headers);
      expect(await statsOf(headers)).toMatchObject({
        total_bookings: counts.all,
        upcoming_events: counts.upcoming,
        pending_payments: counts.pending,
      });
    }
  });

  it('have parts that add up to the total', async () => {
    for (const { headers } of [people.asha, people.vikram]) {
      const stats = await statsOf(headers);
      const { paid_bookings: paid, pending_payments: pending } = stats;
      const { cancelled_bookings: cancelled, refunded_bookings: refunded } = stats;
      expect(paid + pending + cancelled + refunded).toBe(stats.total_bookings);
    }
  });

  it('are the amounts of the bookings themselves: what was paid, and nothing before that', async () => {
    const { results } = await list(people.asha.headers);
    expect(
      results.map(({ id, total_amount, paid_amount }) => [id, total_amount, paid_amount]),
    ).toEqual([
      [bookings.cancelled.id, '500.00', null],
      [bookings.past.id, '2000.00', '2407.20'],
      [bookings.paid.id, '2000.00', '2407.20'],
      [bookings.toPay.id, '1000.00', null],
    ]);
    expect(await calls.read(people.asha.headers, bookings.toPay.id)).toMatchObject({
      added_charges: ['service_fee', 'gst'],
    });
  });

  it('cover the same bookings as the list', async () => {
    expect(await statsOf(people.vikram.headers)).toMatchObject({ total_bookings: 5 });
    expect(await statsOf(people.vikram.headers, `?user=${people.ravi.user.id}`)).toMatchObject({
      total_bookings: 1,
    });
    expect(await statsOf(people.lena.headers)).toMatchObject({
      total_bookings: 1,
      total_spent: '0.00',
    });
  });

  it('count the cost of a cancelled booking, whose payment stays paid', async () => {
    const buyer = await createBuyer(test);
    const booking = await calls.book(buyer.headers, world.stalls);
    await calls.payFor(buyer.headers, [booking.id]);
    await calls.call('POST', `/bookings/${booking.id}/cancel/`, buyer.headers);
    expect(await statsOf(buyer.headers)).toMatchObject({
      total_bookings: 1,
      upcoming_events: 0,
      total_spent: '1203.60',
      pending_payments: 0,
    });
  });
});
