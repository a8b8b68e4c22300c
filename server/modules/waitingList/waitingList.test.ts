import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import type { Schemas } from '../../contract/types';
import {
  assertInventoryConsistent,
  createBookingCalls,
  createBuyer,
  createOffer,
  expectRefused,
  expectStatus,
  expireHold,
  seatCounts,
  statusAndCode,
  type Buyer,
} from '../../testing/bookings';
import { buildTestApp, type TestApp } from '../../testing/buildTestApp';
import type { TestTier } from '../../testing/events';
import { openMailbox, type Mailbox } from '../../testing/mailbox';
import { createWaitingCalls, createWaitingWorkers } from '../../testing/waiting';

let test: TestApp;
let calls: ReturnType<typeof createBookingCalls>;
let waiting: ReturnType<typeof createWaitingCalls>;
let workers: ReturnType<typeof createWaitingWorkers>;
let mailbox: Mailbox;
let asha: Buyer;
let ravi: Buyer;
let holder: Buyer;
let tier: TestTier;
/** The booking that holds all seats. */
let sold: Schemas['Booking'];

beforeAll(async () => {
  test = await buildTestApp();
  calls = createBookingCalls(test);
  waiting = createWaitingCalls(test);
  workers = createWaitingWorkers(test);
  mailbox = await openMailbox(test);
});
afterAll(async () => {
  await mailbox.close();
  await test.close();
});

const SEATS = 4;

beforeEach(async () => {
  asha = await createBuyer(test, { firstName: 'Asha' });
  ravi = await createBuyer(test, { firstName: 'Ravi' });
  holder = await createBuyer(test);
  ({ tier } = await createOffer(test, { total: SEATS }, { title: 'Nocturne in D' }));
  sold = await calls.book(holder.headers, tier, SEATS);
});

const returnSeats = async () =>
  expectStatus(204, await calls.call('DELETE', `/bookings/${sold.id}`, holder.headers));

const event = async (): Promise<Schemas['Event']> =>
  expectStatus(200, await calls.get(`/events/${tier.event_id}`, asha.headers)).json();

/** What became of the last entry of a person. */
const stateOf = async ({ headers }: Buyer) => {
  const { state, place, quantity } = await waiting.only(headers);
  return { state, place, quantity };
};

const moveEvent = (change: 'booking_end_at' | 'cancelled_at', minutes: number) =>
  test.db
    .updateTable('events')
    .set({ [change]: sql<Date>`now() + make_interval(mins => ${minutes}::int)` })
    .where('id', '=', tier.event_id)
    .execute();

describe('joining', () => {
  it('gives a place in line, which more tickets move to the end and fewer do not', async () => {
    const first = await waiting.join(asha.headers, tier, { quantity: 2 });
    expect(first).toMatchObject({ state: 'waiting', place: 1, quantity: 2, booking: null });
    expect(await waiting.join(ravi.headers, tier)).toMatchObject({ place: 2 });
    expectStatus(200, await waiting.change(asha.headers, first.id, { quantity: 1 }));
    expect(await stateOf(asha)).toEqual({ state: 'waiting', place: 1, quantity: 1 });
    expectStatus(200, await waiting.change(asha.headers, first.id, { quantity: 3 }));
    expect(await stateOf(asha)).toEqual({ state: 'waiting', place: 2, quantity: 3 });
    expect(await stateOf(ravi)).toMatchObject({ place: 1 });
    expectStatus(204, await waiting.leave(ravi.headers, (await waiting.only(ravi.headers)).id));
    expect(await stateOf(ravi)).toMatchObject({ state: 'left', place: null });
    expect(await stateOf(asha)).toMatchObject({ place: 1 });
    await assertInventoryConsistent(test.db);
  });

  it('is refused twice, for more than a booking allows, and while there are seats', async () => {
    await waiting.join(asha.headers, tier);
    const { db } = test;
    await expectRefused(db, () => waiting.ask(asha.headers, tier), 409, 'already_waiting');
    const many = await createOffer(test, { total: 3, maxPerBooking: 4 });
    const ask = (quantity: number) => () => waiting.ask(asha.headers, many.tier, { quantity });
    await expectRefused(db, ask(5), 400, 'invalid_input');
    const refused = await expectRefused(db, ask(3), 409, 'seats_available');
    expect(refused.error).toBe('3 tickets are free now. Book instead of waiting.');
    // There are fewer than wanted, and these stay free for everybody.
    expectStatus(201, await ask(4)());
    await workers.runAll();
    await calls.book(ravi.headers, many.tier, 3);
    expect(
      statusAndCode(
        await calls.create(holder.headers, {
          event: many.event.id,
          ticket_tier: many.tier.id,
          quantity: 1,
        }),
      ),
    ).toEqual([409, 'sold_out']);
  });

  it('is refused when booking is over, or about to be', async () => {
    await moveEvent('booking_end_at', 10);
    const ask = () => waiting.ask(asha.headers, tier);
    await expectRefused(test.db, ask, 409, 'waiting_list_closed');
    await moveEvent('booking_end_at', -1);
    await expectRefused(test.db, ask, 409, 'booking_closed');
  });
});

describe('seats that return', () => {
  it('are not free for others, are offered in order, and hold what they offer', async () => {
    await waiting.join(asha.headers, tier, { quantity: 3 });
    await waiting.join(ravi.headers, tier, { quantity: 2 });
    const third = await createBuyer(test);
    await waiting.join(third.headers, tier, { quantity: 1 });
    await returnSeats();
    expect((await event()).ticket_tiers[0]).toMatchObject({ available_tickets: 0 });
    expect((await event()).sale_state).toBe('sold_out');
    const order = { event: tier.event_id, ticket_tier: tier.id, quantity: 1 };
    const ask = () => calls.create(holder.headers, order);
    await expectRefused(test.db, ask, 409, 'sold_out');
    await workers.runAll();
    // One seat is left, too few for the second, who keeps the place.
    expect(await stateOf(asha)).toEqual({ state: 'offered', place: null, quantity: 3 });
    expect(await stateOf(ravi)).toEqual({ state: 'waiting', place: 1, quantity: 2 });
    expect(await stateOf(third)).toEqual({ state: 'offered', place: null, quantity: 1 });
    expect(await seatCounts(test.db, tier)).toEqual({ available: 0, held: SEATS, sold: 0 });

    const { booking, offered_until } = await waiting.only(asha.headers);
    const minutes = (Date.parse(offered_until ?? '') - Date.now()) / 60_000;
    expect(Math.round(minutes)).toBe(120);
    await calls.payFor(asha.headers, [booking ?? 0]);
    await workers.runAll();
    expect(await stateOf(asha)).toMatchObject({ state: 'taken' });
    await assertInventoryConsistent(test.db);
  });

  it('go on to the next when an offer is passed on or not paid in time; each is mailed once', async () => {
    await waiting.join(asha.headers, tier, { quantity: 4 });
    await waiting.join(ravi.headers, tier, { quantity: 4 });
    await waiting.join(holder.headers, tier, { quantity: 4 });
    await mailbox.discard();
    await returnSeats();
    await workers.runAll();
    const [offer, ...others] = await mailbox.collect();
    expect(others).toEqual([]);
    expect(offer?.to).toEqual([asha.user.email]);
    expect(offer?.subject).toMatch(/^4 seats for Nocturne in D: yours until \d+:\d\d [AP]M IST$/);
    const noted = await calls.get('/notifications/', asha.headers);
    expect(noted.json<{ results: object[] }>().results).toMatchObject([
      { kind: 'seats_offered', title: 'Seats for Nocturne in D are held for you' },
    ]);

    expectStatus(204, await waiting.leave(asha.headers, (await waiting.only(asha.headers)).id));
    expect(await stateOf(asha)).toMatchObject({ state: 'passed' });
    await workers.runAll();
    const [next] = await mailbox.collect();
    expect(next?.to).toEqual([ravi.user.email]);
    const { booking } = await waiting.only(ravi.headers);
    await expireHold(test.db, booking ?? 0);
    expect(await stateOf(ravi)).toMatchObject({ state: 'lapsed' });
    await workers.runAll();
    await workers.runAll();
    expect(await stateOf(holder)).toMatchObject({ state: 'offered', quantity: 4 });
    const mails = (await mailbox.collect()).map(({ to, subject }) => [...to, subject]);
    expect(mails.sort()).toEqual(
      [
        [ravi.user.email, 'Not paid in time: Nocturne in D'],
        [holder.user.email, expect.stringContaining('yours until')],
      ].sort(),
    );
    await assertInventoryConsistent(test.db);
  });

  it('are offered to who accepts fewer', async () => {
    await waiting.join(asha.headers, tier, { quantity: 6, accepts_fewer: true });
    await returnSeats();
    await workers.runAll();
    expect(await stateOf(asha)).toEqual({ state: 'offered', place: null, quantity: 4 });
  });

  it('that fit nobody are kept for two hours, then are free for everybody', async () => {
    await waiting.join(asha.headers, tier, { quantity: 6 });
    await returnSeats();
    await workers.runAll();
    const left = async () => (await event()).ticket_tiers[0]?.available_tickets;
    expect(await left()).toBe(0);
    await test.db
      .updateTable('ticket_tiers')
      .set({ kept_since: sql<Date>`now() - interval '121 minutes'` })
      .where('id', '=', tier.id)
      .execute();
    await workers.runAll();
    expect(await left()).toBe(SEATS);
    expect(await stateOf(asha)).toMatchObject({ state: 'waiting', place: 1 });
    await calls.book(ravi.headers, tier, 3);
    expect(await left()).toBe(1);
  });

  it('are kept for two hours for a new line too, whatever was left of an earlier one', async () => {
    await waiting.join(asha.headers, tier, { quantity: 3 });
    await returnSeats();
    await workers.runAll();
    await test.db
      .updateTable('ticket_tiers')
      .set({ kept_since: sql<Date>`kept_since - interval '121 minutes'` })
      .where('id', '=', tier.id)
      .execute();
    const last = await calls.book(holder.headers, tier);
    await waiting.join(ravi.headers, tier, { quantity: 2 });
    expectStatus(204, await calls.call('DELETE', `/bookings/${last.id}`, holder.headers));
    await workers.runAll();
    expect((await event()).ticket_tiers[0]).toMatchObject({ available_tickets: 0 });
    expect(await stateOf(ravi)).toMatchObject({ state: 'waiting', place: 1 });
  });

  it('by more capacity are offered too, and an offer ends with booking', async () => {
    await waiting.join(asha.headers, tier, { quantity: 2 });
    await moveEvent('booking_end_at', 30);
    const admin = await createBuyer(test, { role: 'super_admin' });
    const answer = await test.app.inject({
      method: 'PATCH',
      url: `/api/events/${tier.event_id}/tiers/${tier.id}`,
      headers: { ...admin.headers, 'if-match': '*' },
      payload: { total_tickets: SEATS + 2 },
    });
    expect([answer.statusCode, answer.body]).toEqual([200, answer.body]);
    await workers.runAll();
    const { state, offered_until } = await waiting.only(asha.headers);
    expect(state).toBe('offered');
    expect((Date.parse(offered_until ?? '') - Date.now()) / 60_000).toBeLessThanOrEqual(30);
  });
});

describe('an offer', () => {
  it('is neither extended nor raised, and counts for no limit of unpaid holds', async () => {
    await waiting.join(asha.headers, tier, { quantity: 2 });
    await returnSeats();
    await workers.runAll();
    const { booking } = await waiting.only(asha.headers);
    const path = `/bookings/${booking}` as const;
    const extend = () => calls.call('POST', `${path}/extend/`, asha.headers);
    await expectRefused(test.db, extend, 409, 'offer_binding');
    const raise = () => calls.call('PATCH', path, asha.headers, { quantity: 3 });
    await expectRefused(test.db, raise, 409, 'offer_binding');
    // Forty seats on hold are the limit, and those two are not among them.
    const big = await createOffer(test, { total: 400 });
    for (let count = 0; count < 4; count += 1) await calls.book(asha.headers, big.tier, 10);
    expectStatus(200, await calls.call('PATCH', path, asha.headers, { quantity: 1 }));
    expect(await seatCounts(test.db, tier)).toEqual({ available: 3, held: 1, sold: 0 });
  });
});

describe('a waiting list', () => {
  it('ends when the event is cancelled or booking is about to end, which is mailed once', async () => {
    await waiting.join(asha.headers, tier);
    await mailbox.discard();
    await moveEvent('booking_end_at', 10);
    expect(await stateOf(asha)).toMatchObject({ state: 'ended', place: null });
    await workers.runAll();
    await workers.runAll();
    const [mail, ...others] = await mailbox.collect();
    expect([mail?.to, mail?.subject, others]).toEqual([
      [asha.user.email],
      'The waiting list has ended: Nocturne in D',
      [],
    ]);
    expect(mail?.text).toContain('Booking ended before seats came back for you.');
    await returnSeats();
    expect((await event()).ticket_tiers[0]).toMatchObject({ available_tickets: SEATS });
    await assertInventoryConsistent(test.db);
  });

  it('is counted for the organizer, people and tickets', async () => {
    await waiting.join(asha.headers, tier, { quantity: 3 });
    await waiting.join(ravi.headers, tier, { quantity: 2 });
    const admin = await createBuyer(test, { role: 'admin' });
    const sales = await calls.get(`/organize/events/${tier.event_id}/sales/`, admin.headers);
    expect(sales.json<Schemas['EventSales']>().by_tier).toMatchObject([
      { waiting: 2, waiting_seats: 5 },
    ]);
  });
});
