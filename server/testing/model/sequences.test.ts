import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import fc from 'fast-check';
import { statusAndCode, assertInventoryConsistent, type Answer } from '../bookings';
import { buildTestApp, noHoldLimits, type TestApp } from '../buildTestApp';
import { assertPaymentsConsistent } from '../payments';
import { anySequence, pick, type Action } from './actions';
import { createDriver, type Driver, type Created } from './driver';
import { Model } from './model';
import type { ModelBooking } from './modelState';
import {
  assertMoneySums,
  assertTierSums,
  findBookingRows,
  isOrderOpen,
  moneySums,
  paymentStates,
  type MoneySums,
} from './sums.repository';
import { createPeople, createModelData, type ModelData } from './modelData';
import { testRounds } from '../rounds';

/**
 * Random sequences of actions on bookings, compared with a model of the rules:
 * every answer, every row and every sum after every step. A
 * failure prints the seed and the shortest sequence that fails.
 */
const RUNS = testRounds(8);
/** Milliseconds, the search for the shortest failing sequence included. */
const TIME_LIMIT = Math.max(60_000, RUNS * 2_000);
jest.setTimeout(2 * TIME_LIMIT);

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp({ config: noHoldLimits, allowsUnlistedErrors: true });
});
afterAll(() => test.close());

/** Replaces the database after a failure, so that its data does not fail the shorter sequences tried next. */
async function withResetOnFailure(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    await test.close();
    test = await buildTestApp({ config: noHoldLimits, allowsUnlistedErrors: true });
    throw error;
  }
}

interface Run {
  data: ModelData;
  model: Model;
  created: Created;
  driver: Driver;
  /** Sums of the earlier sequences. */
  before: MoneySums;
}

async function begin(): Promise<Run> {
  const data = await createModelData(test, await createPeople(test));
  const created: Created = { bookings: [], attempts: [] };
  const model = new Model(
    data.people,
    data.rules.map((rule) => ({ ...rule })),
  );
  const before = await moneySums(test.db);
  return { data, model, created, driver: createDriver(test, data, created), before };
}

/** A page has no code. */
const outcomeOf = (action: Action, answer: Answer) =>
  answer.statusCode < 400 || action.kind === 'press'
    ? [answer.statusCode, null]
    : statusAndCode(answer);

async function step({ model, created, driver }: Run, action: Action): Promise<void> {
  const attempt = action.kind === 'press' ? pick(created.attempts, action.attempt) : undefined;
  const isOpen = attempt !== undefined && (await isOrderOpen(test.db, attempt));
  const captured = model.captured;
  const expected = model.apply(action, isOpen);
  const done = await driver.perform(action);
  expect({ action, outcome: done && outcomeOf(action, done.answer) }).toEqual({
    action,
    outcome: expected,
  });
  if (action.kind === 'pay' && expected?.[0] === 201) {
    expect(done?.quoted).toBe(model.captured - captured);
  }
}

const rowOf = (line: ModelBooking) => ({
  status:
    { held: 'pending', expired: 'pending', sold: 'confirmed' }[line.state as 'held'] ?? 'cancelled',
  payment_status: line.isPaid ? 'paid' : 'pending',
  hold_state: { cancelled: 'released', removed: 'released' }[line.state as 'removed'] ?? line.state,
  hold_extended: line.isExtended,
  quantity: line.quantity,
  unit_price: line.unitPrice,
  is_removed: line.state === 'removed',
});

async function check({ data, model, created, before }: Run): Promise<void> {
  const sums = await assertTierSums(
    test.db,
    data.tiers.map((tier) => tier.id),
  );
  expect(sums.map(({ available, held, sold }) => ({ available, held, sold }))).toEqual(
    data.tiers.map((_, index) => ({
      available: model.available(index),
      held: model.count(index, 'held'),
      sold: model.count(index, 'sold'),
    })),
  );
  const lines = await findBookingRows(
    test.db,
    created.bookings.map((booking) => booking.id),
  );
  expect(lines).toEqual(model.lines.map(rowOf));
  const states = await paymentStates(test.db, created.attempts);
  expect(created.attempts.map((id) => states.get(id))).toEqual(
    model.attempts.map((attempt) => attempt.status),
  );
  const money = await assertMoneySums(test.db);
  expect({
    captured: money.captured - before.captured,
    refunded: money.refunded - before.refunded,
  }).toEqual({ captured: model.captured, refunded: model.refunded });
}

describe('bookings and payments in any order', () => {
  it('answer and count as the model does, after each step', async () => {
    await fc.assert(
      fc.asyncProperty(anySequence(4, 24), async (actions) => {
        await withResetOnFailure(async () => {
          const run = await begin();
          for (const action of actions) {
            await step(run, action);
            await check(run);
          }
          await assertInventoryConsistent(test.db);
          await assertPaymentsConsistent(test.db);
          await run.driver.runJobs();
          const money = await assertMoneySums(test.db);
          expect(money.refunded_by_gateway).toBe(money.refunded);
        });
      }),
      { numRuns: RUNS, interruptAfterTimeLimit: TIME_LIMIT, markInterruptAsFailure: false },
    );
  });
});
