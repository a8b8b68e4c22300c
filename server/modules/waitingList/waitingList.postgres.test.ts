import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import type { BodyAt } from '../../contract/calls';
import { createApprovalCalls, createApprovalWorld } from '../../testing/approvals';
import {
  assertInventoryConsistent,
  createBookingCalls,
  createBuyer,
  createOffer,
  expectStatus,
  expireHold,
  type Buyer,
} from '../../testing/bookings';
import { buildTestApp, noHoldLimits, type TestApp } from '../../testing/buildTestApp';
import { budgetSums } from '../../testing/budgets';
import {
  assertPurchasesConsistent,
  createCredit,
  creditSums,
  payOnAccount,
} from '../../testing/credits';
import type { TestTier } from '../../testing/events';
import { startTwoApps, type TwoApps } from '../../testing/twoApps';
import { createWaitingCalls, createWaitingWorkers } from '../../testing/waiting';
import { testRounds, testSize } from '../../testing/rounds';

/** On a real PostgreSQL: an embedded database hides races. */

type Db = TestApp['db'];

const entriesOf = (db: Db, tier: TestTier) =>
  db
    .selectFrom('waiting_entries')
    .where('ticket_tier_id', '=', tier.id)
    .select(['id', 'user_id', 'status', 'quantity', 'booking_id'])
    .orderBy('position')
    .execute();

const seatsOf = (db: Db, tier: TestTier) =>
  db
    .selectFrom('ticket_tiers')
    .where('id', '=', tier.id)
    .select(['available', 'held', 'waiting'])
    .executeTakeFirstOrThrow();

type Offers = ReturnType<typeof createWaitingWorkers>['offers'];

const numbers = (count: number) => Array.from({ length: count }, (_, number) => number);

describe('two servers', () => {
  const WAITING = testSize(20, 50);
  const SEATS = testSize(16, 40);
  let servers: TwoApps;
  let offers: readonly Offers[];
  let people: Buyer[];

  beforeAll(async () => {
    servers = await startTwoApps(noHoldLimits);
    offers = [servers, servers.second].map((server) => createWaitingWorkers(server).offers);
    const first = await createBuyer(servers);
    people = [first];
    while (people.length < WAITING) {
      people.push(await createBuyer(servers, { company: first.company }));
    }
  });
  afterAll(() => servers?.close());

  const offerAtBoth = () => Promise.all(offers.map((each) => each.runOnce()));

  const post = async <Path extends string>(
    number: number,
    path: Path,
    body: BodyAt<'POST', Path>,
  ) => {
    const headers = people[number % people.length]?.headers ?? {};
    return servers.ask(number, 'POST', path, headers, body);
  };

  it.each([
    ['each waits for one seat', () => 1],
    ['they wait for one to three seats', (number: number) => 1 + (number % 3)],
  ])(
    `offer ${SEATS} seats that return at once in order, and none past the line: %s`,
    async (_, wanted) => {
      const { db } = servers;
      const { tier } = await createOffer(servers, { total: SEATS });
      const order = { event: tier.event_id, ticket_tier: tier.id };
      const held = await Promise.all(
        numbers(SEATS / 2).map((number) => post(number, '/bookings/', { ...order, quantity: 2 })),
      );
      const joined = await Promise.all(
        numbers(WAITING).map((number) =>
          post(number, '/waiting-list/', { ...order, quantity: wanted(number) }),
        ),
      );
      expect(joined.map(({ status }) => status)).toEqual(numbers(WAITING).map(() => 201));
      const byHand = numbers(WAITING).map((number) =>
        post(number, '/bookings/', { ...order, quantity: 1 }),
      );
      const returned = held.map(({ body }, number) => {
        const { id } = body as { id: number };
        return post(number, `/bookings/${id}/cancel/`, {});
      });
      // Offers are made while seats still come back.
      await offerAtBoth();
      expect((await Promise.all(returned)).map(({ status }) => status)).toEqual(
        held.map(() => 200),
      );
      const again = numbers(WAITING / 2).map((number) =>
        post(number, '/bookings/', { ...order, quantity: 1 }),
      );
      const answers = await Promise.all([...byHand, ...again]);
      expect(answers.filter(({ status }) => status !== 409)).toEqual([]);

      while ((await offerAtBoth()).some((made) => made > 0));
      const { available: left } = await seatsOf(db, tier);
      const inLine = (await entriesOf(db, tier)).filter((one) => one.status === 'waiting');
      expect(inLine.filter((one) => one.quantity <= left)).toEqual([]);
      const entries = await entriesOf(db, tier);
      const offered = entries.filter((one) => one.status === 'offered');
      const { available, waiting } = await seatsOf(db, tier);
      expect(offered.reduce((sum, one) => sum + one.quantity, available)).toBe(SEATS);
      expect(waiting).toBe(WAITING - offered.length);
      // Of those who want the same number nobody is offered seats before an earlier one.
      for (const quantity of [1, 2, 3]) {
        const same = entries.filter((one) => one.quantity === quantity);
        const states = same.map((one) => one.status);
        expect(states).toEqual([...states].sort());
      }
      await assertInventoryConsistent(db);
    },
  );
});

describe('workers side by side', () => {
  let test: TestApp;
  let calls: ReturnType<typeof createBookingCalls>;
  let waiting: ReturnType<typeof createWaitingCalls>;
  let workers: ReturnType<typeof createWaitingWorkers>;
  let approvals: ReturnType<typeof createApprovalCalls>;

  beforeAll(async () => {
    test = await buildTestApp({ config: noHoldLimits });
    calls = createBookingCalls(test);
    waiting = createWaitingCalls(test);
    workers = createWaitingWorkers(test);
    approvals = createApprovalCalls(test);
  });
  afterAll(() => test?.close());

  /** A sold-out tier for which two people wait, and what returns its seats. */
  async function line(seats: number) {
    const { tier } = await createOffer(test, { total: seats });
    const holder = await createBuyer(test);
    const sold = await calls.book(holder.headers, tier, seats);
    const [first, second] = [await createBuyer(test), await createBuyer(test)];
    for (const { headers } of [first, second]) {
      await waiting.join(headers, tier, { quantity: seats });
    }
    return {
      tier,
      first,
      second,
      returnSeats: async () =>
        expectStatus(204, await calls.call('DELETE', `/bookings/${sold.id}`, holder.headers)),
    };
  }

  it('make each offer once', async () => {
    for (let round = 0; round < testRounds(2); round += 1) {
      const { tier, returnSeats } = await line(3);
      await returnSeats();
      const made = await Promise.all(numbers(6).map(() => workers.offers.runOnce()));
      expect(made.reduce((sum, count) => sum + count, 0)).toBe(1);
      expect((await entriesOf(test.db, tier)).map((one) => one.status)).toEqual([
        'offered',
        'waiting',
      ]);
      await assertInventoryConsistent(test.db);
    }
  });

  it('have one outcome of an offer that ends at the second in which it is paid', async () => {
    for (let round = 0; round < testRounds(4); round += 1) {
      const { tier, first, returnSeats } = await line(2);
      await returnSeats();
      await workers.offers.runOnce();
      const { booking } = await waiting.only(first.headers);
      const amount = await calls.quoteTotal(first.headers, [booking ?? 0]);
      const pay = () => calls.pay(first.headers, { booking_ids: [booking ?? 0], amount });
      const end = () => expireHold(test.db, booking ?? 0).then(() => workers.runAll());
      const [paid] = await Promise.all([pay(), end()]);
      await workers.runAll();
      const states = (await entriesOf(test.db, tier)).map((one) => one.status);
      expect([paid.statusCode, ...states]).toEqual(
        paid.statusCode === 201 ? [201, 'taken', 'waiting'] : [409, 'lapsed', 'offered'],
      );
      expect(await seatsOf(test.db, tier)).toMatchObject({ available: 0 });
      await assertInventoryConsistent(test.db);
    }
  });

  it('have one outcome of leaving while the offer is made', async () => {
    for (let round = 0; round < testRounds(4); round += 1) {
      const { tier, first, returnSeats } = await line(2);
      await returnSeats();
      const { id } = await waiting.only(first.headers);
      const leave = () => waiting.leave(first.headers, id);
      const [left] = await Promise.all([leave(), workers.offers.runOnce()]);
      await workers.runAll();
      const [one, other] = await entriesOf(test.db, tier);
      // Who was offered seats a moment before is asked to pass them on.
      expect([left.statusCode, one?.status, other?.status]).toEqual(
        left.statusCode === 204
          ? [204, expect.stringMatching(/^(left|passed)$/), 'offered']
          : [409, 'offered', 'waiting'],
      );
      await assertInventoryConsistent(test.db);
    }
  });

  /** A place whose approved seats have come back, with so much room on the account of the company. */
  async function approvedPlace(room: number) {
    const world = await createApprovalWorld(test);
    const { asha, owner, company, costCentre } = world;
    await createCredit(test, company, { limit: room });
    await payOnAccount(test, company);
    const { tier } = await createOffer(test, { price: 200_000, total: 3 });
    const holder = await createBuyer(test);
    const sold = await calls.book(holder.headers, tier, 3);
    const { id, approval } = await waiting.join(asha.headers, tier, {
      quantity: 3,
      cost_centre: costCentre.id,
      purpose: 'To meet the team.',
    });
    expectStatus(200, await approvals.approve(owner.headers, approval ?? 0));
    expectStatus(204, await calls.call('DELETE', `/bookings/${sold.id}`, holder.headers));
    return {
      tier,
      headers: asha.headers,
      company,
      leave: () => waiting.leave(asha.headers, id),
      async outcome() {
        await workers.runAll();
        await workers.runAll();
        await assertPurchasesConsistent(test.db);
        const { reserved, committed } = await budgetSums(test.db, world.budget);
        const { owed } = await creditSums(test.db, company);
        const [entry] = await entriesOf(test.db, tier);
        return [entry?.status, owed, committed, reserved];
      },
    };
  }

  /** Three tickets, minor units, with fee and GST. */
  const TOTAL = 722_160;
  const outcomeOf = (status: string) => [
    status,
    ...(status === 'taken' ? [TOTAL, TOTAL] : [0, 0]),
    0,
  ];

  it('have one outcome of an offer paid on account while its person leaves and its line ends', async () => {
    const ROUNDS = testRounds(5);
    for (let round = 0; round < ROUNDS; round += 1) {
      const { tier, leave, outcome } = await approvedPlace(TOTAL);
      const offers = Promise.all([workers.offers.runOnce(), workers.offers.runOnce()]);
      // Each round lets the offers get further, a few statements at a time; the last one to their end.
      const later = async <T>(work: () => Promise<T>): Promise<T> => {
        if (round === ROUNDS - 1) await offers;
        for (let count = 0; count < (48 * round) / ROUNDS; count += 1)
          await sql`select`.execute(test.db);
        return work();
      };
      const endLine = () =>
        test.db
          .updateTable('events')
          .set({ booking_end_at: sql<Date>`now() + interval '5 minutes'` })
          .where('id', '=', tier.event_id)
          .execute()
          .then(() => workers.ends.runOnce());
      const [left] = await Promise.all([later(leave), later(endLine), offers]);
      const [status, ...sums] = await outcome();
      expect([status, ...sums]).toEqual(outcomeOf(String(status)));
      expect(['taken', 'left', 'ended']).toContain(status);
      expect(left.statusCode).toBe(status === 'left' ? 204 : 409);
      if (round === ROUNDS - 1) expect(status).toBe('taken');
    }
  });

  it('have one outcome of an offer without room that is paid, passed on and ended at once', async () => {
    for (let round = 0; round < testRounds(4); round += 1) {
      const { headers, company, leave, outcome } = await approvedPlace(TOTAL - 1);
      await workers.offers.runOnce();
      const { booking, state } = await waiting.only(headers);
      expect(state).toBe('offered');
      await createCredit(test, company, { limit: TOTAL });
      const amount = await calls.quoteTotal(headers, [booking ?? 0]);
      const body = { booking_ids: [booking ?? 0], amount, gateway: 'account' as const };
      const pay = () => calls.pay(headers, body);
      const expire = () => expireHold(test.db, booking ?? 0).then(() => workers.runAll());
      const [paid, left] =
        round % 2 === 0
          ? await Promise.all([pay(), leave(), expire()])
          : await Promise.all([leave(), pay(), expire()]).then(([one, two]) => [two, one] as const);
      const [status, ...sums] = await outcome();
      expect([status, ...sums]).toEqual(outcomeOf(String(status)));
      expect(paid.statusCode === 201).toBe(status === 'taken');
      // Who leaves an offer in the instant in which it ends is out of the line too, and reads that it ended.
      expect(left.statusCode === 204 ? ['passed', 'lapsed'] : ['taken', 'lapsed']).toContain(
        status,
      );
    }
  });
});
