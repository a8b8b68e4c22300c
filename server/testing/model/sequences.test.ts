import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import fc from 'fast-check';
import { refusalOf, assertInventoryHolds, type Answer } from '../bookings';
import { buildTestApp, type TestApp } from '../buildTestApp';
import { assertMoneyHolds } from '../payments';
import { anySequence, pick, type Action } from './actions';
import { createDriver, type Driver, type Made } from './driver';
import { Model } from './model';
import type { Line } from './modelState';
import {
  assertMoneySums,
  assertTierSums,
  findLines,
  isOrderOpen,
  moneySums,
  paymentStates,
  type MoneySums,
} from './sums.repository';
import { createPeople, createWorld, type World } from './world';

/**
 * What people, time and gateways can do to bookings, in any order, against a model of the decisions
 * (D8, D11, D12, D13): every answer, every row and every sum after every step. MODEL_RUNS asks for
 * more sequences; a failure prints the seed and the shortest sequence that fails.
 */
const RUNS = Number(process.env.MODEL_RUNS ?? 20);
/** Milliseconds; finding the shortest sequence that fails ends then as well. */
const TIME_LIMIT = Math.max(60_000, RUNS * 2_000);
jest.setTimeout(2 * TIME_LIMIT);

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp();
});
afterAll(() => test.close());

/** What a sequence has broken shall not fail the shorter ones that are tried after it. */
async function orStartAnew(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    await test.close();
    test = await buildTestApp();
    throw error;
  }
}

interface Run {
  world: World;
  model: Model;
  made: Made;
  driver: Driver;
  /** Of the sequences before. */
  before: MoneySums;
}

async function begin(): Promise<Run> {
  const world = await createWorld(test, await createPeople(test));
  const made: Made = { bookings: [], attempts: [] };
  const model = new Model(
    world.people,
    world.rules.map((rule) => ({ ...rule })),
  );
  const before = await moneySums(test.db);
  return { world, model, made, driver: createDriver(test, world, made), before };
}

const outcomeOf = (answer: Answer) =>
  answer.statusCode < 400 ? [answer.statusCode, null] : refusalOf(answer);

async function step({ model, made, driver }: Run, action: Action): Promise<void> {
  const attempt = action.kind === 'press' ? pick(made.attempts, action.attempt) : undefined;
  const isOpen = attempt !== undefined && (await isOrderOpen(test.db, attempt));
  const captured = model.captured;
  const expected = model.apply(action, isOpen);
  const done = await driver.perform(action);
  expect({ action, outcome: done && outcomeOf(done.answer) }).toEqual({
    action,
    outcome: expected,
  });
  if (action.kind === 'pay' && expected?.[0] === 201) {
    expect(done?.quoted).toBe(model.captured - captured);
  }
}

const rowOf = (line: Line) => ({
  status:
    { held: 'pending', expired: 'pending', sold: 'confirmed' }[line.state as 'held'] ?? 'cancelled',
  payment_status: line.isPaid ? 'paid' : 'pending',
  hold_state: { cancelled: 'released', removed: 'released' }[line.state as 'removed'] ?? line.state,
  hold_extended: line.isExtended,
  quantity: line.quantity,
  unit_price: line.unitPrice,
  is_removed: line.state === 'removed',
});

async function check({ world, model, made, before }: Run): Promise<void> {
  const sums = await assertTierSums(
    test.db,
    world.tiers.map((tier) => tier.id),
  );
  expect(sums.map(({ available, held, sold }) => ({ available, held, sold }))).toEqual(
    world.tiers.map((_, index) => ({
      available: model.available(index),
      held: model.count(index, 'held'),
      sold: model.count(index, 'sold'),
    })),
  );
  const lines = await findLines(
    test.db,
    made.bookings.map((booking) => booking.id),
  );
  expect(lines).toEqual(model.lines.map(rowOf));
  const states = await paymentStates(test.db, made.attempts);
  expect(made.attempts.map((id) => states.get(id))).toEqual(
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
        await orStartAnew(async () => {
          const run = await begin();
          for (const action of actions) {
            await step(run, action);
            await check(run);
          }
          await assertInventoryHolds(test.db);
          await assertMoneyHolds(test.db);
          await run.driver.runJobs();
          const money = await assertMoneySums(test.db);
          expect(money.refunded_by_gateway).toBe(money.refunded);
        });
      }),
      { numRuns: RUNS, interruptAfterTimeLimit: TIME_LIMIT, markInterruptAsFailure: false },
    );
  });
});
