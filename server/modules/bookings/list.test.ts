import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { CompiledQuery } from 'kysely';
import type { Schemas } from '../../contract/types';
import {
  assertInventoryConsistent,
  createBookingCalls,
  createBuyer,
  createOffer,
  expectStatus,
  statusAndCode,
  type BookingCalls,
  type Buyer,
} from '../../testing/bookings';
import { buildTestApp, type TestApp } from '../../testing/buildTestApp';
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
describe('filters and counts', () => {
  it('the tabs', async () => {
    const { counts } = await list(people.asha.headers);
    expect(counts).toEqual({ all: 4, upcoming: 2, past: 1, pending: 1 });
    expect(await ids(people.asha.headers, 'timeframe=upcoming')).toEqual([
      bookings.paid.id,
      bookings.toPay.id,
    ]);
    expect(await ids(people.asha.headers, 'timeframe=past')).toEqual([bookings.past.id]);
    expect(await ids(people.asha.headers, 'payment_status=pending')).toEqual([bookings.toPay.id]);
    expect(await ids(people.asha.headers, 'payment_status=paid')).toEqual([
      bookings.past.id,
      bookings.paid.id,
    ]);
    const upcoming = await list(people.asha.headers, 'timeframe=upcoming&status=pending');
    expect(upcoming.counts).toEqual(counts);
    expect(upcoming.count).toBe(1);
  });

  it('upcoming by date, the soonest first; all others by booking, the newest first', async () => {
    const day = 86_400_000;
    const at = (days: number) => ({ startAt: new Date(Date.now() + days * day) });
    const later = await createOffer(test, {}, at(30));
    const sooner = await createOffer(test, {}, at(20));
    const { headers } = await createBuyer(test);
    const first = await calls.book(headers, later.tier);
    const second = await calls.book(headers, sooner.tier);
    const third = await calls.book(headers, later.tier);
    expect(await ids(headers)).toEqual([third.id, second.id, first.id]);
    expect(await ids(headers, 'timeframe=upcoming')).toEqual([second.id, third.id, first.id]);
  });

  it('the bookings of one payment', async () => {
    const { tier } = await createOffer(test, { total: 10 });
    const { headers } = await createBuyer(test);
    const together = [await calls.book(headers, tier), await calls.book(headers, tier)];
    const alone = await calls.book(headers, tier);
    const paid = await calls.payFor(
      headers,
      together.map(({ id }) => id),
    );
    await calls.payFor(headers, [alone.id]);
    const found = await ids(headers, `payment_id=${paid.payment_id}`);
    expect(found.sort()).toEqual(together.map(({ id }) => id).sort());
    expect(await ids(people.asha.headers, `payment_id=${paid.payment_id}`)).toEqual([]);
  });

  it.each([
    ['pending', () => [bookings.toPay.id]],
    ['confirmed', () => [bookings.paid.id]],
    ['completed', () => [bookings.past.id]],
    ['cancelled', () => [bookings.cancelled.id]],
    ['refunded', () => []],
  ] as const)('status %s', async (status, expected) => {
    const { results, count } = await list(people.asha.headers, `status=${status}`);
    expect(results.map((booking) => booking.id)).toEqual(expected());
    expect(results.every((booking) => booking.status === status)).toBe(true);
    expect(count).toBe(expected().length);
  });

  it.each([
    ['nocturne', () => [bookings.cancelled.id, bookings.paid.id, bookings.toPay.id]],
    ['ROYAL opera', () => [bookings.cancelled.id, bookings.paid.id, bookings.toPay.id]],
    ['balcony', () => [bookings.cancelled.id]],
    ['devika', () => [bookings.paid.id]],
    ['nocturne devika', () => [bookings.paid.id]],
    ['regatta devika', () => []],
    ['50%', () => [bookings.past.id]],
    ['%', () => [bookings.past.id]],
    ['_', () => []],
    ['\\', () => []],
    ["'; drop table bookings --", () => []],
    ['   ', () => [bookings.cancelled.id, bookings.past.id, bookings.paid.id, bookings.toPay.id]],
  ])('search %j', async (search, expected) => {
    const found = await list(people.asha.headers, `search=${encodeURIComponent(search)}`);
    expect(found.results.map((booking) => booking.id)).toEqual(expected());
    expect(found.counts.all).toBe(expected().length);
  });

  it('search by booking number and by the name it is for', async () => {
    expect(
      await ids(people.asha.headers, `search=${bookings.paid.booking_number.toLowerCase()}`),
    ).toEqual([bookings.paid.id]);
    expect(await ids(people.vikram.headers, 'search=Ravi')).toEqual([bookings.ofRavi.id]);
  });

  it('the kind of event by slug, name or id', async () => {
    const expected = [bookings.cancelled.id, bookings.paid.id, bookings.toPay.id];
    for (const kind of ['music', 'MUSIC', String(world.music.id)]) {
      expect(await ids(people.asha.headers, `event_type=${kind}`)).toEqual(expected);
    }
    expect(await ids(people.asha.headers, 'event_type=opera')).toEqual([]);
  });

  it('pages', async () => {
    const first = await list(people.asha.headers, 'page_size=3');
    const second = await list(people.asha.headers, 'page_size=3&page=2');
    const third = await list(people.asha.headers, 'page_size=3&page=3');
    expect([first.count, first.page, first.page_size]).toEqual([4, 1, 3]);
    expect([...first.results, ...second.results].map((booking) => booking.id)).toEqual(
      await ids(people.asha.headers),
    );
    expect(third).toMatchObject({ count: 4, results: [] });
  });

  it.each(['page=0', 'page_size=101', 'status=lost', 'timeframe=now', 'user=me', 'include=all'])(
    'refuses %s',
    async (query) => {
      expect(statusAndCode(await calls.get(`/bookings/?${query}`, people.asha.headers))).toEqual([
        400,
        'invalid_input',
      ]);
    },
  );

  it('include selects the parts; without it all are included', async () => {
    const of = async (query: string) =>
      (await list(people.asha.headers, query)).results.find(
        (booking) => booking.id === bookings.paid.id,
      );
    const sizes = (booking: Booking | undefined) => [
      booking?.payments.length,
      booking?.tickets.length,
      booking?.attendees.length,
      booking?.attendee_count,
    ];
    expect(sizes(await of(''))).toEqual([1, 2, 1, 1]);
    expect(sizes(await of('include=payment,attendees'))).toEqual([1, 2, 1, 1]);
    expect(sizes(await of('include=payment'))).toEqual([1, 0, 0, 1]);
    expect(sizes(await of('include=attendees'))).toEqual([0, 2, 1, 1]);
    expect((await of(''))?.history).toEqual([]);
    const whole = await calls.get(
      `/bookings/${bookings.paid.id}?include=payment`,
      people.asha.headers,
    );
    expect(sizes(whole.json())).toEqual([1, 2, 1, 1]);
  });

  it('needs as many statements for many bookings as for one', async () => {
    const count = async (query: string) => {
      const pool = statements(test);
      await list(people.asha.headers, query);
      return pool.count();
    };
    const forOne = await count('page_size=1');
    expect(forOne).toBeGreaterThan(3);
    expect(await count('page_size=100')).toBe(forOne);
  });
});

/** Counts what is sent to the database from now on. */
function statements({ db }: TestApp) {
  let sent = 0;
  const executor = db.getExecutor();
  const original = executor.executeQuery.bind(executor);
  executor.executeQuery = <R>(query: CompiledQuery<R>) => {
    sent += 1;
    return original<R>(query);
  };
  return {
    count() {
      executor.executeQuery = original;
      return sent;
    },
  };
}
