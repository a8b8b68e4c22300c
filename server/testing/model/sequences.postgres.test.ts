import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import fc from 'fast-check';
import { assertInventoryConsistent, statusAndCode } from '../bookings';
import { buildTestApp, noHoldLimits, startWithOwnPool, type TestApp } from '../buildTestApp';
import { failTransactions, type FailingTransactions } from '../failingTransactions';
import { assertPaymentsConsistent } from '../payments';
import { anySequence, type Action } from './actions';
import { createDriver, type Driver, type Created } from './driver';
import { assertMoneySums, assertTierSums } from './sums.repository';
import { createPeople, createModelData } from './modelData';
import { isLongRun, testRounds } from '../rounds';

/**
 * The actions of sequences.test.ts by several workers at once, on the same people, bookings and few
 * seats, through two apps with separate pools on one PostgreSQL. In each of the
 * rounds, each of MODEL_WORKERS workers performs one sequence; then the sums of the round's seats and
 * money are checked, and every 100 rounds the sums of the whole database. In every second round a share of the
 * transactions fails to serialize: no caller may notice.
 */
const ROUNDS = testRounds(4);
const WORKERS = Number(process.env.MODEL_WORKERS ?? 6);
/** A short run repeats the same steps each time; a long run has new ones. */
const SHORT_SEED = 20_261_123;
const SEED = Number(
  process.env.MODEL_SEED ?? (isLongRun ? Math.floor(Math.random() * 2 ** 31) : SHORT_SEED),
);
/** Share of the transactions that fail to serialize or end in a deadlock, in every second round. */
const FAILURES = Number(process.env.MODEL_FAILURES ?? 0.05);
/** Rounds between two checks of the whole database, and between two lines of progress. */
const FULL_CHECK_EVERY = 100;
const PROGRESS_EVERY = 50;
jest.setTimeout(120_000 + ROUNDS * 20_000);

let first: TestApp;
let second: TestApp;
let failures: FailingTransactions[];

beforeAll(async () => {
  first = await buildTestApp({ config: noHoldLimits, allowsUnlistedErrors: true });
  second = await startWithOwnPool(first);
  failures = [first.pool, second.pool].map((one) => failTransactions(one, 0));
});
afterAll(async () => {
  await second?.close();
  await first?.close();
});

/** Refusals that concurrent actions can cause; any other error is a fault. */
const allowed: Readonly<Record<Action['kind'], readonly string[]>> = {
  create: ['403 forbidden', '400 invalid_input', '409 sold_out'],
  change: [
    '403 forbidden',
    '404 not_found',
    '400 invalid_input',
    '409 sold_out',
    '409 price_changed',
    '409 already_paid',
    '409 not_pending',
    '409 hold_expired',
  ],
  remove: ['403 forbidden', '404 not_found', '409 already_paid', '409 not_pending'],
  cancel: ['403 forbidden', '404 not_found', '409 booking_cancelled'],
  extend: [
    '403 forbidden',
    '404 not_found',
    '409 already_paid',
    '409 not_pending',
    '409 hold_expired',
    '409 already_extended',
  ],
  pay: [
    '404 not_found',
    '409 already_paid',
    '409 nothing_to_pay',
    '409 not_pending',
    '409 sold_out',
    '409 amount_changed',
  ],
  // Its bookings are chosen before they are locked: another worker may remove or pay one in between.
  checkout: [
    '404 not_found',
    '409 already_paid',
    '409 nothing_to_pay',
    '409 not_pending',
    '409 sold_out',
    '409 hold_expired',
  ],
  // The hold is over and its seats are gone.
  press: ['409'],
  expire: [],
  jobs: [],
  reprice: [],
};

/** How often each answer came, by action. */
const answers = new Map<string, number>();

async function work(driver: Driver, actions: readonly Action[], faults: string[]): Promise<void> {
  for (const action of actions) {
    const done = await driver.perform(action);
    if (!done) continue;
    const { statusCode } = done.answer;
    const isPage = action.kind === 'press';
    const said =
      statusCode < 400 || isPage ? String(statusCode) : statusAndCode(done.answer).join(' ');
    const key = `${action.kind} ${said}`;
    answers.set(key, (answers.get(key) ?? 0) + 1);
    if (statusCode >= 400 && !allowed[action.kind].includes(said)) {
      faults.push(`${JSON.stringify(action)} -> ${statusCode} ${done.answer.body}`);
    }
  }
}

/** The checks after all rounds. */
async function assertAll(): Promise<void> {
  await assertMoneySums(first.db);
  await assertInventoryConsistent(first.db);
  await assertPaymentsConsistent(first.db);
}

const secondsSince = (start: number) => ((performance.now() - start) / 1000).toFixed(0);

/** Prints progress of a long run. */
function printProgress(text: string): void {
  if (isLongRun) process.stdout.write(text);
}

/** One line for each answer, the figures of `npm run bench -- model`. */
function summary(): string {
  const lines = [...answers].sort(([a], [b]) => a.localeCompare(b));
  const total = lines.reduce((sum, [, times]) => sum + times, 0);
  return [...lines.map(([key, times]) => `${times} x ${key}`), `${total} answers`, ''].join('\n');
}

describe(`${WORKERS} workers at once through two apps, ${ROUNDS} rounds (seed ${SEED})`, () => {
  it('keep the counts of all seats and the sums of all payments right', async () => {
    const start = performance.now();
    const sequences = fc.sample(anySequence(8, 24), { seed: SEED, numRuns: ROUNDS * WORKERS });
    for (let round = 0; round < ROUNDS; round += 1) {
      const data = await createModelData(first, await createPeople(first));
      const created: Created = { bookings: [], attempts: [] };
      const drivers = [createDriver(first, data, created), createDriver(second, data, created)];
      const faults: string[] = [];
      for (const failing of failures) failing.share = round % 2 === 0 ? FAILURES : 0;
      await Promise.all(
        sequences.slice(round * WORKERS, (round + 1) * WORKERS).map(async (actions, worker) => {
          const driver = drivers[worker % drivers.length];
          if (driver) await work(driver, actions, faults);
        }),
      );
      for (const failing of failures) failing.share = 0;
      expect({ round, faults }).toEqual({ round, faults: [] });
      // Only the round's own rows: the data grows with every round.
      await assertTierSums(
        first.db,
        data.tiers.map((tier) => tier.id),
      );
      await assertMoneySums(
        first.db,
        data.buyers.map(({ user }) => user.id),
      );
      const done = round + 1;
      if (done % FULL_CHECK_EVERY === 0 || done === ROUNDS) await assertAll();
      if (done % PROGRESS_EVERY === 0) printProgress(`${done} rounds, ${secondsSince(start)} s\n`);
    }
    printProgress(summary());
    const failed = failures.reduce((sum, one) => sum + one.count, 0);
    printProgress(`${failed} transactions failed to serialize and were repeated\n`);
    expect(failed).toBeGreaterThan(0);
    // The sequences must have contained sales, sold-out refusals and answers on payment pages.
    for (const key of ['create 201', 'create 409 sold_out', 'pay 201', 'press 303']) {
      expect({ key, times: answers.get(key) ?? 0 }).not.toEqual({ key, times: 0 });
    }
  });
});
