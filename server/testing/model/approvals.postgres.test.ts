import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import fc from 'fast-check';
import { createApprovalCalls } from '../approvals';
import { assertInventoryConsistent, statusAndCode } from '../bookings';
import { assertBudgetsConsistent } from '../budgets';
import { buildTestApp, noHoldLimits, startWithOwnPool, type TestApp } from '../buildTestApp';
import { failTransactions, type FailingTransactions } from '../failingTransactions';
import { startFakeStripe, stripeKeys } from '../fakeStripe';
import { assertPaymentsConsistent } from '../payments';
import { anyApprovalSequence, type ApprovalAction } from './approvalActions';
import { createApprovalDriver, type ApprovalDriver } from './approvalDriver';
import {
  assertRequestsConsistent,
  countDeadlocks,
  findEffects,
  findFailedRefunds,
  findRemains,
  keptOf,
  letAllRunOut,
} from './approvalSums.repository';
import {
  createApprovalModelWorld,
  nothingMade,
  type ApprovalWorld,
  type Made,
} from './approvalWorld';
import { assertTierSums } from './sums.repository';
import { isLongRun, testRounds } from '../rounds';

/**
 * Requests for approval, decisions, budgets, payments, webhooks and refunds by several workers at once, through
 * two apps with separate pools on one PostgreSQL. In each of the rounds, each of
 * MODEL_WORKERS workers performs one sequence on a company of the round's own; then its sums are checked, its
 * requests read by both sides, and its time runs out: nothing may stay reserved or held.
 */
const ROUNDS = testRounds(2);
const WORKERS = Number(process.env.MODEL_WORKERS ?? 8);
/** A short run makes the same steps each time, a long one others. */
const SHORT_SEED = 20_261_123;
const SEED = Number(
  process.env.MODEL_SEED ?? (isLongRun ? Math.floor(Math.random() * 2 ** 31) : SHORT_SEED),
);
/** Share of the transactions that fail to serialize, in every second round. */
const FAILURES = Number(process.env.MODEL_FAILURES ?? 0.05);
/** Rounds between two checks of the whole database, and between two lines of progress. */
const FULL_CHECK_EVERY = 50;
const PROGRESS_EVERY = 10;
jest.setTimeout(120_000 + ROUNDS * 20_000);

let stripe: Awaited<ReturnType<typeof startFakeStripe>>;
let first: TestApp;
let second: TestApp;
let failures: FailingTransactions[];

beforeAll(async () => {
  stripe = await startFakeStripe();
  first = await buildTestApp({
    allowsUnlistedErrors: true,
    config: {
      ...noHoldLimits,
      // Stripe has a page; what names razorpay is paid at once.
      gateways: ['stripe', 'sandbox'],
      stripe: { ...stripeKeys, baseUrl: stripe.url },
    },
  });
  second = await startWithOwnPool(first);
  failures = [first.pool, second.pool].map((one) => failTransactions(one, 0));
});
afterAll(async () => {
  await second?.close();
  await first?.close();
  await stripe?.close();
});

const ofPaying = [
  '404 not_found',
  '409 already_paid',
  '409 nothing_to_pay',
  '409 not_pending',
  '409 sold_out',
  '409 booking_closed',
  '409 hold_expired',
  '409 amount_changed',
  '409 approval_pending',
  '409 approval_required',
  '409 policy_refused',
  '409 budget_exceeded',
];
const ofDeciding = [
  '403 forbidden',
  '404 not_found',
  '409 already_decided',
  '409 approval_expired',
];
const ofChanging = [
  '404 not_found',
  '409 already_paid',
  '409 not_pending',
  '409 booking_cancelled',
  '409 booking_refunded',
  '409 approval_pending',
];

/** Refusals that concurrent actions can cause; any other error is a fault. */
const allowed: Readonly<Partial<Record<ApprovalAction['kind'], readonly string[]>>> = {
  book: ['409 sold_out', '409 booking_closed', '404 not_found'],
  ask: [...ofPaying, '409 approval_not_needed', '409 approval_seats', '409 no_approver'],
  approve: [...ofDeciding, '409 approval_ended', '409 policy_refused', '409 over_budget'],
  decline: ofDeciding,
  withdraw: ofDeciding,
  delegate: ofDeciding,
  pay: ofPaying,
  open: ofPaying,
  payRequest: ofPaying,
  openRequest: ofPaying,
  cancel: [...ofChanging, '409 event_cancelled', '409 refund_changed'],
  remove: ofChanging,
  change: [
    ...ofChanging,
    '409 sold_out',
    '409 booking_closed',
    '409 hold_expired',
    '409 price_changed',
    '409 approval_binding',
  ],
  refund: ['404 not_found', '409 not_paid', '409 refund_changed', '409 nothing_to_refund'],
  budget: ['409 budget_below_use'],
  cancelEvent: ['409 event_cancelled', '409 already_cancelled'],
};

/** The machine was too busy: one in ten at most, and `assertAnswered` finds what took effect all the same. */
const BUSY = '503 unavailable';

/** How often each answer came, by action. */
const answers = new Map<string, number>();

async function work(driver: ApprovalDriver, actions: readonly ApprovalAction[], faults: string[]) {
  for (const action of actions) {
    const answer = await driver.perform(action);
    if (!answer) continue;
    const said =
      answer.statusCode < 400 ? String(answer.statusCode) : statusAndCode(answer).join(' ');
    const key = `${action.kind} ${said}`;
    answers.set(key, (answers.get(key) ?? 0) + 1);
    if (said !== BUSY && answer.statusCode >= 400 && !allowed[action.kind]?.includes(said)) {
      faults.push(`${JSON.stringify(action)} -> ${answer.statusCode} ${answer.body}`);
    }
  }
}

/** Sums of a round's company, of its seats, and of what the gateway has. */
async function assertSums({ company, tiers }: ApprovalWorld, made: Made): Promise<void> {
  await assertBudgetsConsistent(first.db, company.id);
  await assertRequestsConsistent(first.db, company.id);
  await assertTierSums(
    first.db,
    tiers.map((tier) => tier.id),
  );
  const sessions = made.orders.flatMap((order) => stripe.sessions.get(order.id) ?? []);
  const paid = sessions.filter((session) => session.payment_status === 'paid');
  const intents = paid.map((session) => session.payment_intent);
  const back = stripe.refunds.filter((one) => intents.includes(one.payment_intent));
  const kept =
    paid.reduce((sum, session) => sum + session.amount_total, 0) -
    back.reduce((sum, refund) => sum + refund.amount, 0);
  const ids = made.orders.map((order) => order.paymentId);
  expect(await keptOf(first.db, ids)).toBe(kept);
  expect(await findFailedRefunds(first.db, company.id)).toEqual([]);
}

/** Requester and admin, each through another server, read the same; so said the decision that counted. */
async function assertSameDecision({ people, admin }: ApprovalWorld, made: Made): Promise<void> {
  const [left, right] = [createApprovalCalls(first), createApprovalCalls(second)];
  for (const { id, requester } of made.requests) {
    const seen = await left.read(people[requester]?.headers ?? {}, id);
    const other = await right.read(admin, id);
    const sides = [seen, other].map(({ status, reason, decided_at, pay_by, is_paid, steps }) => ({
      id,
      status,
      reason,
      decided_at,
      pay_by,
      is_paid,
      steps: steps.map((step) => [step.status, step.decided_by?.id, step.note]),
    }));
    expect(sides[0]).toEqual(sides[1]);
    const decided = (made.decisions.get(id) ?? []).filter((one) => one.kind !== 'delegate');
    const last = decided.filter((one) => one.status !== 'pending');
    // The answer to a decision is read after it: those that follow it may have been made by then.
    expect({ id, ends: new Set(last.map((one) => one.status)).size <= 1 }).toEqual({
      id,
      ends: true,
    });
    const [final] = last;
    // What was approved may have run out since.
    const isLater = final?.status === 'approved' && seen.status === 'expired';
    if (final && !isLater)
      expect({ id, status: seen.status }).toEqual({ id, status: final.status });
    if (!final) expect(['pending', 'expired']).toContain(seen.status);
  }
}

const audited = {
  approve: 'approved',
  decline: 'declined',
  withdraw: 'withdrawn',
} as Readonly<Record<string, string>>;

/** Nothing took effect that was answered with an error, a 503 included, and everything that was answered did. */
async function assertAnswered({ company }: ApprovalWorld, made: Made): Promise<void> {
  const ascending = (rows: readonly { id: number }[]) =>
    rows.map(({ id }) => id).sort((a, b) => a - b);
  const decisions = [...made.decisions].flatMap(([id, answered]) =>
    answered.flatMap(({ kind }) => (audited[kind] ? `${id} approval.${audited[kind]}` : [])),
  );
  const { decisions: recorded, delegations, ...stored } = await findEffects(first.db, company.id);
  expect(stored).toEqual({
    bookings: ascending(made.bookings),
    requests: ascending(made.requests),
  });
  expect([...recorded].sort()).toEqual(decisions.sort());
  assertDelegated(made, delegations);
}

/** Handing a step to the person who has it already is answered, changes nothing and is not recorded. */
function assertDelegated(made: Made, recorded: readonly string[]): void {
  const answered = [...made.decisions].flatMap(([id, decisions]) =>
    decisions.flatMap(({ kind, to }) => (kind === 'delegate' ? `${id} to ${to}` : [])),
  );
  const unrecorded = [...answered];
  const unanswered = recorded.filter((one) => {
    const place = unrecorded.indexOf(one);
    if (place >= 0) unrecorded.splice(place, 1);
    return place < 0;
  });
  const atFirst = made.requests.flatMap(({ id, owners }) =>
    owners.map((owner) => `${id} to ${owner}`),
  );
  const lost = unrecorded.filter((one) => !atFirst.includes(one) && !recorded.includes(one));
  expect({ unanswered, lost }).toEqual({ unanswered: [], lost: [] });
}

/** All webhooks come, once more, and then nobody does anything any more. */
async function letTimeRunOut(world: ApprovalWorld, made: Made, driver: ApprovalDriver) {
  for (let order = 0; order < made.orders.length; order += 1) {
    const session = stripe.sessions.get(made.orders[order]?.id ?? '');
    if (session?.payment_status === 'paid') {
      await driver.perform({ kind: 'paid', order, times: 1 });
    }
  }
  await letAllRunOut(first.db, world.company.id);
  await driver.runWorkers();
  await assertSums(world, made);
  await assertSameDecision(world, made);
  const remains = await findRemains(first.db, world.company.id);
  expect(remains).toEqual({ reserved: 0, held: 0, open: 0 });
}

async function assertAll(): Promise<void> {
  await assertInventoryConsistent(first.db);
  await assertPaymentsConsistent(first.db);
  await assertBudgetsConsistent(first.db);
}

/** Prints progress of a long run. */
function print(text: string): void {
  if (isLongRun) process.stdout.write(text);
}

/** One line for each answer, the figures of `npm run bench -- model`. */
function summary(): string {
  const lines = [...answers].sort(([a], [b]) => a.localeCompare(b));
  const total = lines.reduce((sum, [, times]) => sum + times, 0);
  return [...lines.map(([key, times]) => `${times} x ${key}`), `${total} answers`, ''].join('\n');
}

describe(`${WORKERS} workers at once through two apps, ${ROUNDS} rounds (seed ${SEED})`, () => {
  it('keep budgets, requests, seats and money right, and leave nothing behind', async () => {
    const start = performance.now();
    const sequences = fc.sample(anyApprovalSequence(10, 30), {
      seed: SEED,
      numRuns: ROUNDS * WORKERS,
    });
    for (let round = 0; round < ROUNDS; round += 1) {
      const world = await createApprovalModelWorld(first);
      await createApprovalDriver(first, { stripe, world, made: nothingMade() }).perform({
        kind: 'policy',
        policy: 0,
      });
      const made = nothingMade();
      const drivers = [first, second].map((app) =>
        createApprovalDriver(app, { stripe, world, made }),
      );
      const faults: string[] = [];
      // Every second round as on an engine that refuses transactions: they are repeated.
      for (const failing of failures) failing.share = round % 2 === 0 ? FAILURES : 0;
      await Promise.all(
        sequences.slice(round * WORKERS, (round + 1) * WORKERS).map(async (actions, worker) => {
          const driver = drivers[worker % drivers.length];
          if (driver) await work(driver, actions, faults);
        }),
      );
      for (const failing of failures) failing.share = 0;
      expect({ round, faults }).toEqual({ round, faults: [] });
      const [driver] = drivers;
      if (!driver) throw new Error('There is no driver.');
      await driver.runWorkers();
      await assertSums(world, made);
      await assertSameDecision(world, made);
      await assertAnswered(world, made);
      await letTimeRunOut(world, made, driver);
      const done = round + 1;
      if (done % FULL_CHECK_EVERY === 0 || done === ROUNDS) await assertAll();
      if (done % PROGRESS_EVERY === 0) {
        const seconds = ((performance.now() - start) / 1000).toFixed(0);
        print(`${done} rounds, ${seconds} s, ${await countDeadlocks(first.db)} deadlocks\n`);
      }
    }
    print(summary());
    const failed = failures.reduce((sum, one) => sum + one.count, 0);
    print(`${failed} transactions failed to serialize and were repeated\n`);
    expect(failed).toBeGreaterThan(0);
    const count = (of: (key: string) => boolean) =>
      [...answers].reduce((sum, [key, times]) => sum + (of(key) ? times : 0), 0);
    expect(count((key) => key.endsWith(BUSY))).toBeLessThan(count(() => true) / 10);
    // The sequences must have contained what they are about; a few rounds lack what is rare.
    const rare = [
      'approve 200',
      'payRequest 201',
      'budget 200',
      'ask 409 budget_exceeded',
      'decline 200',
      'openRequest 200',
      'refund 200',
    ];
    const common = ['ask 201'];
    for (const key of ROUNDS < 20 ? common : [...common, ...rare]) {
      expect({ key, times: answers.get(key) ?? 0 }).not.toEqual({ key, times: 0 });
    }
  });
});
