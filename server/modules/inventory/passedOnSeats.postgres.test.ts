import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import type { Schemas } from '../../contract/types';
import { createApprovalCalls, createPolicy } from '../../testing/approvals';
import {
  assertInventoryConsistent,
  createBookingCalls,
  createBuyer,
  createOffer,
  letTimePass,
  statusAndCode,
  type BookingCalls,
  type Buyer,
} from '../../testing/bookings';
import { buildTestApp, type TestApp } from '../../testing/buildTestApp';
import type { TestTier } from '../../testing/events';
import { createCompany } from '../../testing/people';
import { testSize } from '../../testing/rounds';
import { createWaitingCalls, createWaitingWorkers } from '../../testing/waiting';

/** D29, D30, D31 and the waiting list: nobody keeps the seats of a tier by passing them on. */

const STEP_MINUTES = 60;
const STEPS = (testSize(8, 12) * 60) / STEP_MINUTES;

let test: TestApp;
let calls: BookingCalls;
let waiting: ReturnType<typeof createWaitingCalls>;
let approvals: ReturnType<typeof createApprovalCalls>;
let workers: ReturnType<typeof createWaitingWorkers>;

beforeAll(async () => {
  test = await buildTestApp();
  calls = createBookingCalls(test);
  waiting = createWaitingCalls(test);
  approvals = createApprovalCalls(test);
  workers = createWaitingWorkers(test);
});
afterAll(() => test?.close());

let tier: TestTier;

const order = (quantity: number) => ({ event: tier.event_id, ticket_tier: tier.id, quantity });

async function colleaguesOf(count: number, domain?: string): Promise<Buyer[]> {
  const company = await createCompany(test, {
    isProven: domain === undefined,
    ...(domain && { domain }),
  });
  const people: Buyer[] = [];
  while (people.length < count) people.push(await createBuyer(test, { company }));
  return people;
}

async function unpaidOf({ headers }: Buyer): Promise<Schemas['Booking'][]> {
  const list = await calls.get('/bookings/?status=pending&page_size=20', headers);
  return list.json<Schemas['BookingList']>().results;
}

const isEnding = ({ hold_expires_at: end }: Schemas['Booking']) =>
  Date.parse(end ?? '') - Date.now() <= (STEP_MINUTES + 1) * 60_000;

/** Everything that keeps seats, or takes them again, for a person whose hold is about to end or has ended. */
async function keepSeats(person: Buyer, { cancels }: { cancels: boolean }): Promise<void> {
  const { headers } = person;
  for (const booking of await unpaidOf(person)) {
    const path = `/bookings/${booking.id}` as const;
    if (booking.hold_state === 'held' && !isEnding(booking)) continue;
    await calls.call('POST', `${path}/extend/`, headers);
    await calls.call('PATCH', path, headers, { quantity: booking.quantity });
    await calls.call('POST', `/bookings/checkout/?booking_ids=${booking.id}`, headers);
    if (cancels) await calls.call('DELETE', path, headers);
  }
}

/** Takes what is free, and waits for what is not. */
async function takeOrWait({ headers }: Buyer): Promise<void> {
  const taken = await calls.create(headers, order(10));
  if (taken.statusCode === 201) return;
  await waiting.ask(headers, tier, { quantity: 10, accepts_fewer: true });
}

/** Whether somebody of another company gets a seat, booking it or by the waiting list; it goes back at once. */
async function getsSeat({ headers }: Buyer): Promise<boolean> {
  const entry = (await waiting.list(headers)).find(({ state }) => state === 'offered');
  if (entry) {
    await waiting.leave(headers, entry.id);
    return true;
  }
  const booked = await calls.create(headers, order(1));
  if (booked.statusCode === 201) {
    await calls.call('DELETE', `/bookings/${booked.json<Schemas['Booking']>().id}`, headers);
    return true;
  }
  return false;
}

/** @returns in how many of the steps the rivals get a seat */
async function play(attack: (step: number) => Promise<void>, rivals: readonly Buyer[]) {
  const gets = rivals.map(() => 0);
  for (let step = 0; step < STEPS; step += 1) {
    await attack(step);
    await workers.runAll();
    for (const [index, rival] of rivals.entries()) {
      if (await getsSeat(rival)) gets[index] = (gets[index] ?? 0) + 1;
    }
    await workers.runAll();
    await attack(step);
    await letTimePass(test.db, STEP_MINUTES);
    await workers.runAll();
  }
  await assertInventoryConsistent(test.db);
  return gets;
}

describe('three colleagues who pass twenty seats on to one another', () => {
  let colleagues: Buyer[];
  beforeEach(async () => {
    ({ tier } = await createOffer(test, { total: 20, maxPerBooking: 10 }));
    colleagues = await colleaguesOf(3);
  });

  const attack = async (step: number) => {
    for (const [index, person] of colleagues.entries()) {
      await keepSeats(person, { cancels: (step + index) % 2 === 0 });
      await takeOrWait(person);
    }
  };

  it('leave seats for most of the time to another company that books, and to one that waits', async () => {
    const books = await createBuyer(test);
    const waits = await createBuyer(test);
    const [booked = 0, offered = 0] = await play(
      async (step) => {
        await attack(step);
        await waiting.ask(waits.headers, tier);
      },
      [books, waits],
    );
    expect(booked + offered).toBeGreaterThan(0);
    expect(offered).toBeGreaterThanOrEqual(STEPS / 2);
  }, 300_000);

  it('leave seats for most of the time where nobody else waits', async () => {
    const [booked] = await play(attack, [await createBuyer(test)]);
    // Two full holds and one full offer are four hours.
    expect(booked).toBeGreaterThanOrEqual(STEPS - (4 * 60) / STEP_MINUTES - 2);
  }, 300_000);

  it('keep no seats for a line in which they alone wait for more than there are', async () => {
    const [first, second] = colleagues;
    if (!first || !second) throw new Error('There is nobody.');
    const small = await createOffer(test, { total: 8, maxPerBooking: 10 });
    tier = small.tier;
    const [booked] = await play(async () => {
      const all = await calls.create(first.headers, order(8));
      await waiting.ask(second.headers, tier, { quantity: 10 });
      if (all.statusCode === 201) {
        await calls.call('DELETE', `/bookings/${all.json<Schemas['Booking']>().id}`, first.headers);
      }
    }, [await createBuyer(test)]);
    expect(booked).toBeGreaterThanOrEqual(STEPS - (2 * 60) / STEP_MINUTES - 1);
  }, 300_000);
});

describe('four companies on subdomains of one domain', () => {
  const LABELS = ['a', 'b', 'c', 'd'];
  let people: Buyer[];
  let companyIds: number[];

  const held = async () => {
    const { rows } = await sql<{ seats: number }>`
      select coalesce(sum(quantity), 0)::int as seats from bookings
      where company_id = any(${companyIds}::bigint[]) and ticket_tier_id = ${tier.id} and hold_state = 'held'
    `.execute(test.db);
    return rows[0]?.seats;
  };

  const signUp = async (domain: string, each = 2) => {
    const made = await Promise.all(LABELS.map((label) => colleaguesOf(each, `${label}.${domain}`)));
    people = made.flat();
    companyIds = [...new Set(people.map(({ company }) => company.id))];
  };

  beforeEach(async () => {
    ({ tier } = await createOffer(test, { total: 200, maxPerBooking: 10 }));
  });

  it('hold together what one company may, also at once; the sentence names the domain', async () => {
    await signUp('x.example');
    const answers = await Promise.all(
      people.flatMap(({ headers }) => [1, 2, 3].map(() => calls.create(headers, order(10)))),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(4);
    expect(await held()).toBe(40);
    const refused = answers.find(({ statusCode }) => statusCode !== 201);
    expect(refused?.json<Schemas['Error']>()).toMatchObject({
      code: 'hold_limit',
      error:
        'Your company and others under x.example hold 40 unpaid seats of this tier, and together they can hold 40. Pay for bookings or remove some, then try again.',
    });
    await assertInventoryConsistent(test.db);
  });

  it('that gives names to everybody do too, until one of them is proven', async () => {
    await signUp('github.io');
    for (const { headers } of people) await calls.create(headers, order(10));
    expect(await held()).toBe(40);
    const [first] = people;
    if (!first) throw new Error('There is nobody.');
    await sql`update companies set domain_proven_at = now() where id = ${first.company.id}`.execute(
      test.db,
    );
    expect((await calls.create(first.headers, order(10))).statusCode).toBe(201);
  });

  it('leave seats to another company all the time', async () => {
    await signUp('y.example', 1);
    const rival = await createBuyer(test);
    const [gets] = await play(
      async (step) => {
        for (const person of people) {
          await keepSeats(person, { cancels: step % 2 === 0 });
          await takeOrWait(person);
        }
      },
      [rival],
    );
    expect(gets).toBe(STEPS);
    expect((await calls.create(rival.headers, order(10))).statusCode).toBe(201);
  }, 300_000);
});

describe('two people whose policy wants an approval for everything', () => {
  it('leave most of the seats that may wait for approvals to others, also with a subdomain', async () => {
    ({ tier } = await createOffer(test, { total: 200, maxPerBooking: 10 }));
    const withPolicy = async (domain?: string) => {
      const [person] = await colleaguesOf(1, domain);
      if (!person) throw new Error('There is nobody.');
      const { company } = person;
      await createBuyer(test, { company, role: 'company_admin' });
      await createPolicy(test, company, [
        { kind: 'request_total', outcome: 'needs_approval', above: 0 },
      ]);
      return person;
    };
    const attackers = [await withPolicy('one.z.example'), await withPolicy('two.z.example')];
    const rival = await withPolicy();
    const ask = async ({ headers }: Buyer, quantity: number) => {
      const booking = await calls.book(headers, tier, quantity);
      const body = { booking_ids: [booking.id], purpose: 'To meet the team.' };
      const answer = await approvals.ask(headers, body);
      if (answer.statusCode !== 201) await calls.call('DELETE', `/bookings/${booking.id}`, headers);
      return answer;
    };
    const attack = async () => {
      for (const attacker of attackers) {
        for (let count = 0; count < 7; count += 1) await ask(attacker, 1);
      }
    };
    const got: number[] = [];
    for (let step = 0; step < STEPS; step += 4) {
      await Promise.all([attack(), attack()]);
      const answer = await ask(rival, 6);
      got.push(answer.statusCode);
      const { id } = answer.json<Schemas['Approval']>();
      expect(statusAndCode(await ask(rival, 1))).toEqual([409, 'approval_seats']);
      await approvals.withdraw(rival.headers, id);
      await letTimePass(test.db, 4 * STEP_MINUTES);
      await workers.runAll();
    }
    expect(new Set(got)).toEqual(new Set([201]));
    const { rows } = await sql<{ seats: number }>`
      select sum(quantity)::int as seats from bookings
      where ticket_tier_id = ${tier.id} and approval_id is not null and hold_state = 'held'
    `.execute(test.db);
    expect(rows).toEqual([{ seats: 6 }]);
    await assertInventoryConsistent(test.db);
  }, 300_000);
});
