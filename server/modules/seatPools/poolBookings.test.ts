import { afterAll, afterEach, beforeAll, expect, it } from '@jest/globals';
import type { Schemas } from '../../contract/types';
import { createBuyer, seatCounts, statusAndCode } from '../../testing/bookings';
import { assertBudgetsConsistent } from '../../testing/budgets';
import { buildTestApp, type TestApp } from '../../testing/buildTestApp';
import { createTier, type createEvent } from '../../testing/events';
import { mailsTo } from '../../testing/mails';
import { assertMoneySums } from '../../testing/model/sums.repository';
import { assertBooksConsistent } from '../../testing/organizer';
import { refundsOf } from '../../testing/payments';
import {
  claimOf,
  createSeatWorld,
  guest,
  inHours,
  letPoolRunOut,
  type SeatWorld,
} from '../../testing/seats';

let test: TestApp;
let world: SeatWorld;

beforeAll(async () => {
  test = await buildTestApp();
  world = createSeatWorld(test);
});
afterEach(async () => {
  await assertBooksConsistent(test.db);
  await assertMoneySums(test.db);
  await assertBudgetsConsistent(test.db);
});
afterAll(() => world.close());

/** A booking of two seats, and in another payment one of three with one of a second tier. */
async function threeBookings(event: Parameters<typeof createEvent>[1] = {}) {
  const first = await world.paid(2, event);
  const { headers } = first.asha;
  const balcony = await createTier(test, {
    event: first.event,
    price: 100_000,
    total: 20,
    name: 'Balcony',
  });
  const { id: second } = await world.calls.book(headers, first.tier, 3);
  const { id: third } = await world.calls.book(headers, balcony, 1);
  const { payment_id: laterPayment } = await world.calls.payFor(headers, [second, third]);
  return { ...first, balcony, second, third, laterPayment };
}

it('offers the seats of several bookings by one link, with one list', async () => {
  const { asha, id, second, third, tier, event } = await threeBookings();
  const alone = await world.seats.read(asha.headers, id);
  expect(alone).toMatchObject({ seats: 2, bookings: [{ booking: id, free: 2 }] });
  expect(alone.addable.map(({ booking, free }) => [booking, free])).toEqual([
    [second, 3],
    [third, 1],
  ]);
  const { seats, token } = await world.seats.open(asha.headers, id, { bookings: [second, third] });
  expect(seats).toMatchObject({ seats: 6, free: 6, addable: [], can_offer: false });
  const ravi = await world.colleagueOf(asha);
  expect((await world.seats.show(token, ravi.headers)).json()).toMatchObject({
    seats_left: 6,
    ticket_tier_name: `${tier.name}, Balcony`,
  });
  expect(await world.listed(ravi)).toMatchObject([
    { token, seats_left: 6, event_title: event.title },
  ]);
  // Each is shown with all of them, and in no other pool.
  expect((await world.seats.read(asha.headers, third)).pool?.link_token).toBe(token);
  expect(statusAndCode(await world.seats.change(asha.headers, second, 'pool'))).toEqual([
    409,
    'pool_open',
  ]);
  expect((await world.calls.read(asha.headers, second)).seats_offered_until).not.toBeNull();

  claimOf(await world.seats.claim(token, ravi.headers));
  expect(statusAndCode(await world.seats.claim(token, ravi.headers))).toEqual([
    409,
    'already_claimed',
  ]);
  const people = ['Devika Nair', 'Kabir Rao', 'Ira Sen'].map(guest);
  const after = await world.seats.changed(asha.headers, third, 'assign', { people });
  expect(after.free).toBe(2);
  const numberOf = (booking: number) =>
    seats.bookings.find((one) => one.booking === booking)?.booking_number;
  expect(after.holders.map(({ name, booking_number: number }) => [name, number])).toEqual([
    [expect.any(String), numberOf(id)],
    ['Devika Nair', numberOf(id)],
    ['Kabir Rao', numberOf(second)],
    ['Ira Sen', numberOf(second)],
  ]);
  // An address has one seat of all of them.
  const again = await world.seats.change(asha.headers, second, 'assign', {
    people: people.slice(0, 1),
  });
  expect(statusAndCode(again)).toEqual([409, 'already_claimed']);
  claimOf(await world.seats.claim(token, (await world.colleagueOf(asha)).headers));
  const last = claimOf(await world.seats.claim(token, (await world.colleagueOf(asha)).headers));
  expect(last.ticket_tier_name).toBe('Balcony');
  expect(
    statusAndCode(await world.seats.claim(token, (await world.colleagueOf(asha)).headers)),
  ).toEqual([409, 'no_seats_left']);
});

it('grows by further bookings of the same person and event alone', async () => {
  const { asha, id, second, third } = await threeBookings();
  const add = (bookings: number[], headers = asha.headers) =>
    world.seats.change(headers, id, 'pool/bookings', { bookings });
  expect(statusAndCode(await add([second]))).toEqual([409, 'pool_closed']);
  const { token } = await world.seats.open(asha.headers, id, { audience: 'anybody' });
  const grown = await world.seats.changed(asha.headers, id, 'pool/bookings', {
    bookings: [second],
  });
  expect(grown).toMatchObject({ seats: 5, free: 5, addable: [{ booking: third }] });
  expect(grown.pool?.link_token).toBe(token);
  expect((await world.seats.show(token)).json()).toMatchObject({ seats_left: 5 });
  expect(statusAndCode(await add([second]))).toEqual([409, 'pool_open']);

  const elsewhere = await world.paid(1);
  const colleague = await world.colleagueOf(asha);
  expect(statusAndCode(await add([elsewhere.id]))).toEqual([409, 'not_together']);
  expect(statusAndCode(await add([999_999]))).toEqual([409, 'not_together']);
  expect(statusAndCode(await add([id]))).toEqual([409, 'not_together']);
  expect((await add([third], colleague.headers)).statusCode).toBe(404);
  const { id: unpaid } = await world.calls.book(asha.headers, elsewhere.tier, 1);
  expect(statusAndCode(await add([unpaid]))).toEqual([409, 'not_together']);
  const tickets = (await world.calls.read(asha.headers, third)).tickets;
  await world.calls.call('POST', `/bookings/${third}/attendees/`, asha.headers, {
    attendees: [{ ticket: tickets[0]?.id, ...guest('Meera Joshi') }],
  });
  expect(statusAndCode(await add([third]))).toEqual([409, 'no_seats_free']);
  // A booking that is cancelled leaves the others offered.
  const cancelled = await world.calls.call('POST', `/bookings/${id}/cancel/`, asha.headers);
  expect(cancelled.statusCode).toBe(200);
  expect((await world.seats.show(token)).json()).toMatchObject({ seats_left: 3 });
  expect((await world.seats.read(asha.headers, second)).bookings).toMatchObject([
    { booking: second, free: 3 },
  ]);
  const claim = claimOf(await world.seats.claimAsGuest(token, 'Devika Nair'));
  expect(claim.can_release).toBe(true);
  expect((await world.seats.release(claim.claim_token)).statusCode).toBe(204);
});

it('returns what nobody claimed of each booking, by its own refund terms, once for each payment', async () => {
  const world3 = await threeBookings({ refunds: { percent: 50, until: inHours(48) } });
  const { asha, id, second, third, tier, balcony, paymentId, laterPayment } = world3;
  const wish = {
    audience: 'anybody' as const,
    unclaimed: 'return' as const,
    closes_at: inHours(24).toISOString(),
  };
  // A seat at 1,203.60, of which half goes back.
  const offer = (refund: string) =>
    world.seats.change(asha.headers, id, 'pool', { ...wish, bookings: [second], refund });
  expect((await offer('1203.60')).json()).toMatchObject({
    code: 'refund_changed',
    details: { refund: '3009.00' },
  });
  const opened = (await offer('3009.00')).json<Schemas['BookingSeats']>();
  const token = opened.pool?.link_token ?? '';
  const growth = { bookings: [third], refund: '0.00' };
  const added = await world.seats.change(asha.headers, id, 'pool/bookings', growth);
  expect(statusAndCode(added)).toEqual([409, 'refund_changed']);
  await world.seats.changed(asha.headers, id, 'pool/bookings', { ...growth, refund: '601.80' });
  for (const name of ['Devika Nair', 'Kabir Rao', 'Ira Sen']) {
    claimOf(await world.seats.claimAsGuest(token, name));
  }
  await letPoolRunOut(test, id);
  await world.runJobs();
  // Two of the first and one of the second are claimed; two of the second and the third go back on sale.
  expect(await seatCounts(test.db, tier)).toEqual({ available: 17, held: 0, sold: 3 });
  expect(await seatCounts(test.db, balcony)).toEqual({ available: 20, held: 0, sold: 0 });
  expect(await refundsOf(test.db, paymentId)).toEqual([]);
  expect((await refundsOf(test.db, laterPayment)).map(({ amount }) => amount)).toEqual([180_540]);
  expect((await world.seats.read(asha.headers, second)).pool).toMatchObject({
    is_open: false,
    returned: 3,
    refund: '1805.40',
  });
  expect((await world.calls.read(asha.headers, third)).status).toBe('cancelled');
  const rows = await test.db
    .selectFrom('seat_pool_bookings')
    .where('booking_id', 'in', [id, second, third])
    .select(['booking_id', 'is_open', 'returned', 'refund'])
    .orderBy('booking_id')
    .execute();
  expect(rows.map((row) => [row.is_open, row.returned, row.refund])).toEqual([
    [false, 0, 0],
    [false, 2, 120_360],
    [false, 1, 60_180],
  ]);
  const mails = await mailsTo(test, asha.user.email);
  const closed = mails.filter(({ kind }) => kind === 'seat_pool_closed');
  expect(closed.map(({ text }) => text.includes('3 seats went back on sale'))).toEqual([true]);
});

it('is managed by nobody who may not change its bookings', async () => {
  const { asha, id, second } = await threeBookings();
  await world.seats.open(asha.headers, id, { bookings: [second] });
  const admin = await world.colleagueOf(asha, { role: 'company_admin' });
  const manager = await world.colleagueOf(asha, { role: 'company_manager' });
  expect((await world.seats.read(admin.headers, second)).may_change).toBe(true);
  expect(await world.seats.read(manager.headers, second)).toMatchObject({
    may_change: false,
    addable: [],
    pool: { link_token: null },
  });
  const growth = { bookings: [second] };
  const [refused, unknown] = [
    await world.seats.change(manager.headers, id, 'pool/bookings', growth),
    await world.seats.change((await createBuyer(test)).headers, id, 'pool/bookings', growth),
  ];
  expect([refused.statusCode, unknown.statusCode]).toEqual([403, 404]);
  const closed = await world.seats.changed(admin.headers, second, 'pool/close');
  expect(closed).toMatchObject({ seats: 3, pool: { closed_because: 'closed' } });
  expect((await world.seats.read(asha.headers, id)).can_offer).toBe(true);
});
