import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import {
  assertInventoryConsistent,
  createBookingCalls,
  createBuyer,
  createOffer,
  letTimePass,
  type BookingCalls,
  type Buyer,
} from '../../testing/bookings';
import { buildTestApp, type TestApp } from '../../testing/buildTestApp';
import type { TestTier } from '../../testing/events';
import type { Schemas } from '../../contract/types';
import { testSize } from '../../testing/rounds';
import { startTwoApps, type TwoApps } from '../../testing/twoApps';
import { createHoldExpiryWorker } from './holdExpiry.service';

/** D31 on a real PostgreSQL: what one person and one company can hold without paying. */

const seatsHeld = async (db: TestApp['db'], where: { user: number } | { company: number }) => {
  const owner = 'user' in where ? sql`user_id = ${where.user}` : sql`company_id = ${where.company}`;
  const { rows } = await sql<{ seats: number }>`
    select coalesce(sum(quantity), 0)::int as seats from bookings
    where ${owner} and hold_state = 'held'
  `.execute(db);
  return rows[0]?.seats;
};

describe('five colleagues who try to keep an event of nine seats for themselves, with every call', () => {
  const STEP_MINUTES = 30;
  const STEPS = (testSize(5, 24) * 60) / STEP_MINUTES;
  const TOTAL = 9;
  /** Two hours: all seats for two full holds. */
  const HELD = 120 / STEP_MINUTES;

  let test: TestApp;
  let calls: BookingCalls;
  let tier: TestTier;
  let attackers: Buyer[];

  beforeAll(async () => {
    test = await buildTestApp();
    calls = createBookingCalls(test);
    ({ tier } = await createOffer(test, { total: TOTAL }));
    const first = await createBuyer(test);
    attackers = [first];
    while (attackers.length < 5) {
      attackers.push(await createBuyer(test, { company: first.company }));
    }
  });
  afterAll(() => test?.close());

  const order = (quantity: number) => ({ event: tier.event_id, ticket_tier: tier.id, quantity });

  async function unpaidOf({ headers }: Buyer): Promise<Schemas['Booking'][]> {
    const list = await calls.get('/bookings/?status=pending&page_size=20', headers);
    return list.json<Schemas['BookingList']>().results;
  }

  /** Everything that keeps or gets a hold back, when it is about to end or has ended. */
  async function keepHolds(attacker: Buyer, step: number): Promise<void> {
    const { headers } = attacker;
    for (const { id, quantity, hold_expires_at: end } of await unpaidOf(attacker)) {
      const minutesLeft = end === null ? 0 : (Date.parse(end) - Date.now()) / 60_000;
      if (minutesLeft > 1) continue;
      await calls.call('POST', `/bookings/${id}/extend/`, headers);
      await calls.call('PATCH', `/bookings/${id}`, headers, { quantity });
      await calls.call('POST', `/bookings/${id}/extend/`, headers);
      await calls.call('POST', `/bookings/checkout/?booking_ids=${id}`, headers);
      if ((await calls.read(headers, id)).hold_state === 'held') continue;
      if (step % 2 === 0) await calls.call('DELETE', `/bookings/${id}`, headers);
      else await calls.call('POST', `/bookings/${id}/cancel/`, headers);
    }
  }

  /** With a key that was used before in every other step. */
  async function takeAll({ headers, user }: Buyer, step: number): Promise<void> {
    const key = step % 2 === 0 ? `same-key-of-${user.id}` : `key-${user.id}-${step}`;
    await calls.create(headers, order(TOTAL), key);
    await calls.create(headers, order(1));
  }

  /** A hold that ends before the next step is extended, or cancelled and made anew. */
  async function attack(step: number): Promise<void> {
    for (const attacker of attackers) {
      for (const { id, hold_expires_at: end } of await unpaidOf(attacker)) {
        const isEnding = Date.parse(end ?? '') - Date.now() <= (STEP_MINUTES + 1) * 60_000;
        if (!isEnding) continue;
        const longer = await calls.call('POST', `/bookings/${id}/extend/`, attacker.headers);
        if (longer.statusCode !== 200 && step % 3 === 0) {
          await calls.call('DELETE', `/bookings/${id}`, attacker.headers);
        }
      }
      await keepHolds(attacker, step);
      await takeAll(attacker, step);
    }
  }

  it('leave seats to another company for most of the time', async () => {
    const rival = await createBuyer(test);
    const worker = createHoldExpiryWorker({ db: test.db, log: test.app.log });
    let stepsWithSeats = 0;
    let stepsHeld = 0;
    for (let step = 0; step < STEPS; step += 1) {
      await attack(step);
      await worker.runOnce();
      for (const { headers } of attackers) await calls.create(headers, order(TOTAL));
      const answer = await calls.create(rival.headers, order(1));
      if (answer.statusCode === 201) {
        stepsWithSeats += 1;
        const { id } = answer.json<Schemas['Booking']>();
        await calls.call('DELETE', `/bookings/${id}`, rival.headers);
      } else {
        stepsHeld += 1;
      }
      await letTimePass(test.db, STEP_MINUTES);
    }
    expect(stepsHeld).toBeGreaterThan(0);
    expect(stepsHeld).toBeLessThanOrEqual(HELD);
    expect(stepsWithSeats).toBe(STEPS - stepsHeld);
    await assertInventoryConsistent(test.db);
  }, 300_000);
});

describe.each([
  ['with group admission', true],
  ['without group admission', false],
])('at two servers at once, %s', (_, groupAdmission) => {
  let servers: TwoApps;

  beforeAll(async () => {
    servers = await startTwoApps({ groupAdmission });
  });
  afterAll(() => servers?.close());

  const book = (server: number, { headers }: Buyer, tier: TestTier, quantity: number) =>
    servers.ask(server, 'POST', '/bookings/', headers, {
      event: tier.event_id,
      ticket_tier: tier.id,
      quantity,
    });

  it('one person gets 40 seats of many bookings of 10, over all events', async () => {
    const buyer = await createBuyer(servers);
    const tiers = [
      (await createOffer(servers, { total: 10_000 })).tier,
      (await createOffer(servers, { total: 10_000 })).tier,
    ];
    const answers = await Promise.all(
      Array.from({ length: testSize(60, 300) }, (_each, number) => {
        const tier = tiers[number % 2];
        if (!tier) throw new Error('There is no tier.');
        return book(Math.floor(number / 2), buyer, tier, 10);
      }),
    );
    const refused = answers.filter(({ status }) => status !== 201);
    expect(refused).toHaveLength(answers.length - 4);
    for (const { status, body } of refused) {
      expect({ status, body }).toMatchObject({
        status: 409,
        body: {
          code: 'hold_limit',
          error:
            'You hold 40 unpaid seats, and one person can hold 40. Pay for bookings in your cart or remove some, then try again.',
          details: { held: 40, limit: 40 },
        },
      });
    }
    expect(await seatsHeld(servers.db, { user: buyer.user.id })).toBe(40);
    await assertInventoryConsistent(servers.db);
  });

  it('the people of one company get a fifth of a tier, and another company gets seats', async () => {
    const first = await createBuyer(servers);
    const { company } = first;
    const colleagues = [first];
    while (colleagues.length < 20) {
      colleagues.push(await createBuyer(servers, { company }));
    }
    const { tier } = await createOffer(servers, { total: 400 });
    const answers = await Promise.all(
      Array.from({ length: testSize(60, 120) }, (_each, number) => {
        const buyer = colleagues[number % 20] ?? first;
        return book(Math.floor(number / 2), buyer, tier, 4);
      }),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(20);
    expect(answers.find(({ status }) => status !== 201)?.body).toMatchObject({
      code: 'hold_limit',
      error:
        'Your company holds 80 unpaid seats of this tier, and one company can hold 80. Pay for bookings or remove some, then try again.',
    });
    expect(await seatsHeld(servers.db, { company: company.id })).toBe(80);
    const rival = await createBuyer(servers);
    expect((await book(0, rival, tier, 10)).status).toBe(201);
    await assertInventoryConsistent(servers.db);
  });
});
