import { afterAll, afterEach, beforeAll, expect, it } from '@jest/globals';
import type { Schemas } from '../../contract/types';
import { expectStatus, seatCounts, statusAndCode } from '../../testing/bookings';
import {
  assertBudgetsConsistent,
  budgetSums,
  createBudget,
  createCostCentre,
} from '../../testing/budgets';
import { buildTestApp, type TestApp } from '../../testing/buildTestApp';
import type { createEvent } from '../../testing/events';
import { mailsTo } from '../../testing/mails';
import { assertMoneySums } from '../../testing/model/sums.repository';
import { assertBooksConsistent, createOrganizer, creditNotesOf } from '../../testing/organizer';
import { refundsOf } from '../../testing/payments';
import {
  claimOf,
  createSeatWorld,
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

const backTo = async (paymentId: string) =>
  (await refundsOf(test.db, paymentId)).map(({ amount }) => amount).sort((a, b) => b - a);

type Refunds = NonNullable<Parameters<typeof createEvent>[1]>['refunds'];

/** Five seats, paid from a budget. */
async function paid(refunds: Refunds) {
  const booked = await world.booked(5, { refunds });
  const { asha, id } = booked;
  const costCentre = await createCostCentre(test, { company: asha.company, members: [asha.user] });
  const budget = await createBudget(test, { costCentre, amount: 10_000_000 });
  const { payment_id: paymentId } = await world.calls.payFor(asha.headers, [id], {
    cost_centre: costCentre.id,
  });
  return { ...booked, paymentId, budget };
}

it('returns what nobody claimed, once: half of its price goes back, and later the rest has its own half', async () => {
  const { asha, id, tier, paymentId, budget } = await paid({ percent: 50, until: inHours(48) });
  expect((await world.seats.read(asha.headers, id)).on_return).toMatchObject({
    refund: '3009.00',
    kept: '3009.00',
  });
  const wish = {
    unclaimed: 'return' as const,
    audience: 'anybody' as const,
    closes_at: inHours(24).toISOString(),
  };
  const wrong = await world.seats.change(asha.headers, id, 'pool', { ...wish, refund: '6018.00' });
  expect(wrong.json()).toMatchObject({ code: 'refund_changed', details: { refund: '3009.00' } });
  // The sum shown is that of the pool's end: by then the terms give nothing back.
  const late = { ...wish, closes_at: inHours(49).toISOString(), refund: '3009.00' };
  expect((await world.seats.change(asha.headers, id, 'pool', late)).json()).toMatchObject({
    code: 'refund_changed',
    details: { refund: '0.00' },
  });
  const { token } = await world.seats.open(asha.headers, id, {
    unclaimed: 'return',
    audience: 'anybody',
    refund: '3009.00',
    closes_at: inHours(24).toISOString(),
  });
  const claim = claimOf(await world.seats.claimAsGuest(token, 'Devika Nair'));
  claimOf(await world.seats.claimAsGuest(token, 'Kabir Rao'));

  await letPoolRunOut(test, id);
  expect(statusAndCode(await world.seats.claimAsGuest(token, 'Too Late'))).toEqual([
    410,
    'offer_over',
  ]);
  expect(statusAndCode(await world.seats.release(claim.claim_token))).toEqual([409, 'too_late']);
  await world.runJobs();
  await world.runJobs();

  expect(await seatCounts(test.db, tier)).toEqual({ available: 18, held: 0, sold: 2 });
  expect(await backTo(paymentId)).toEqual([180_540]);
  expect((await creditNotesOf(test, paymentId)).map(({ total }) => total)).toEqual([180_540]);
  expect((await budgetSums(test.db, budget)).committed).toBe(601_800 - 180_540);
  const after = await world.calls.read(asha.headers, id);
  expect(after).toMatchObject({
    status: 'confirmed',
    payment_status: 'paid',
    quantity: 2,
    total_amount: '2000.00',
    refunded_amount: '1805.40',
    attendee_details_completed: true,
  });
  expect(after.tickets.map((ticket) => [ticket.seat_no, ticket.attendee_name])).toEqual([
    [1, 'Devika Nair'],
    [2, 'Kabir Rao'],
  ]);
  expect((await world.seats.read(asha.headers, id)).pool).toMatchObject({
    is_open: false,
    closed_because: 'deadline',
    returned: 3,
    refund: '1805.40',
  });
  const [mail] = (await mailsTo(test, asha.user.email)).filter(
    ({ kind }) => kind === 'seat_pool_closed',
  );
  expect(mail?.text).toContain('3 seats went back on sale, and ₹1,805.40 is on its way back.');

  // Half of the two seats that are left, not of what was kept of the three as well.
  expect(after.refund_on_cancel).toEqual({ refund: '1203.60', kept: '3009.00' });
  expectStatus(200, await world.calls.call('POST', `/bookings/${id}/cancel/`, asha.headers));
  await world.runJobs();
  expect(await backTo(paymentId)).toEqual([180_540, 120_360]);
  expect((await budgetSums(test.db, budget)).committed).toBe(601_800 - 300_900);
  expect(await seatCounts(test.db, tier)).toEqual({ available: 20, held: 0, sold: 0 });
});

it('closed by hand it returns them at once, at the terms of now; without a claim the booking ends', async () => {
  const { asha, id, tier, paymentId } = await paid({
    percent: 100,
    until: inHours(48),
    feeKept: true,
  });
  const { token } = await world.seats.open(asha.headers, id, { audience: 'anybody' });
  const close = (refund: string) =>
    world.seats.change(asha.headers, id, 'pool/close', { unclaimed: 'return', refund });
  // 5,000.00 and 18 % GST; the fee of 118.00 is kept.
  expect((await close('6018.00')).json()).toMatchObject({
    code: 'refund_changed',
    details: { refund: '5900.00' },
  });
  const closed = expectStatus(200, await close('5900.00')).json<Schemas['BookingSeats']>();
  expect(closed).toMatchObject({
    free: 0,
    can_offer: false,
    pool: {
      is_open: false,
      returned: 5,
      refund: '5900.00',
    },
  });
  expect((await world.seats.show(token)).statusCode).toBe(404);
  await world.runJobs();
  expect(await world.calls.read(asha.headers, id)).toMatchObject({
    status: 'cancelled',
    refunded_amount: '5900.00',
  });
  expect(await backTo(paymentId)).toEqual([590_000]);
  expect(await seatCounts(test.db, tier)).toEqual({ available: 20, held: 0, sold: 0 });
  const kinds = (await mailsTo(test, asha.user.email)).map(({ kind }) => kind);
  expect(kinds).toContain('booking_cancelled');
  expect(kinds.filter((kind) => kind === 'refund_done')).toHaveLength(1);
});

it('closed by hand without a free seat it returns none, and the history says that it was closed', async () => {
  const { asha, id } = await world.paid(1);
  const { token } = await world.seats.open(asha.headers, id, { audience: 'anybody' });
  claimOf(await world.seats.claimAsGuest(token, 'Devika Nair'));
  const closed = await world.seats.changed(asha.headers, id, 'pool/close', { unclaimed: 'return' });
  expect(closed.pool).toMatchObject({ is_open: false, returned: 0, refund: null });
  const { history } = await world.calls.read(asha.headers, id);
  expect(history.at(-1)).toMatchObject({ kind: 'seats_closed' });
});

it('seats that stay with the booking are still free when the time is over', async () => {
  const { asha, id, tier, paymentId } = await paid({ percent: 100, until: inHours(48) });
  const { token } = await world.seats.open(asha.headers, id, { audience: 'anybody' });
  claimOf(await world.seats.claimAsGuest(token, 'Devika Nair'));
  await letPoolRunOut(test, id);
  await world.runJobs();
  expect(await world.seats.read(asha.headers, id)).toMatchObject({
    seats: 5,
    free: 4,
    can_offer: true,
    pool: {
      closed_because: 'deadline',
      returned: 0,
    },
  });
  expect(await backTo(paymentId)).toEqual([]);
  expect(await seatCounts(test.db, tier)).toEqual({ available: 15, held: 0, sold: 5 });
});

it('a cancelled booking, a cancelled event and one that was moved end the pool, and return nothing', async () => {
  const organizer = await createOrganizer(test);
  const refunds = { percent: 100, until: inHours(48) };
  const wish = { audience: 'anybody', unclaimed: 'return' as const } as const;
  const [own, called, moved] = [await paid(refunds), await paid(refunds), await paid(refunds)];
  const tokens = [];
  for (const one of [own, called, moved]) {
    const closesAt = { closes_at: inHours(24).toISOString() };
    tokens.push((await world.seats.open(one.asha.headers, one.id, { ...wish, ...closesAt })).token);
  }
  const claim = claimOf(await world.seats.claimAsGuest(tokens[0] ?? '', 'Leela Menon'));
  expectStatus(
    200,
    await world.calls.call('POST', `/bookings/${own.id}/cancel/`, own.asha.headers),
  );
  await organizer.cancel(called.event.id);
  await test.db
    .updateTable('events')
    .set({ start_at: inHours(-0.1), end_at: inHours(3) })
    .where('id', '=', moved.event.id)
    .execute();
  const answers = await Promise.all(
    tokens.map((token) => world.seats.claimAsGuest(token, 'Kabir Rao')),
  );
  expect(answers.map(statusAndCode)).toEqual([
    [410, 'booking_ended'],
    [410, 'event_cancelled'],
    [410, 'offer_over'],
  ]);
  expect((await world.seats.showClaim(claim.claim_token)).statusCode).toBe(404);
  expect((await world.seats.release(claim.claim_token)).statusCode).toBe(404);
  for (const { id } of [own, called, moved]) await letPoolRunOut(test, id);
  await test.db
    .updateTable('seat_pools')
    .set({ closes_at: inHours(-0.05) })
    .where('booking_id', '=', moved.id)
    .execute();
  await world.runJobs();
  await world.runJobs();
  const ended = await test.db
    .selectFrom('seat_pools')
    .where('booking_id', 'in', [own.id, called.id, moved.id])
    .select(['closed_because', 'returned'])
    .execute();
  expect(ended).toEqual(Array(3).fill({ closed_because: 'ended', returned: 0 }));
  const told = (await mailsTo(test, 'leela.menon@guests.example')).map(({ kind }) => kind);
  expect(told).toEqual(['ticket_cancelled']);
  // The whole of the first two, by their own refunds.
  for (const { paymentId } of [own, called]) expect(await backTo(paymentId)).toEqual([601_800]);
  expect(await backTo(moved.paymentId)).toEqual([]);
});

it('refuses a time that is past, after the start, or at the start where seats are returned', async () => {
  const { asha, id, event } = await paid({ percent: 100, until: inHours(48) });
  const open = async (body: object) =>
    (await world.seats.change(asha.headers, id, 'pool', body)).json<Schemas['Error']>().fields;
  const start = event.start_at.toISOString();
  const after = new Date(event.start_at.getTime() + 1000).toISOString();
  expect([
    await open({ closes_at: inHours(-1).toISOString() }),
    await open({ closes_at: after }),
    await open({ closes_at: start, unclaimed: 'return' }),
  ]).toEqual([
    { closes_at: 'Choose a time that is still to come.' },
    { closes_at: 'Choose a time before the event begins.' },
    { closes_at: 'Seats go back on sale before the event begins. Choose a time.' },
  ]);
  const { seats: opened } = await world.seats.open(asha.headers, id, { unclaimed: 'return' });
  expect(Date.parse(opened.pool?.closes_at ?? '')).toBeLessThan(inHours(48).getTime());
});
