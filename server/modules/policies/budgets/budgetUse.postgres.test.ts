import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { openDatabase, type Database } from '../../../db/client';
import { inTransaction } from '../../../db/transaction';
import { AppError } from '../../../lib/errors';
import {
  assertBudgetsConsistent,
  budgetSums,
  createBudget,
  createCostCentre,
} from '../../../testing/budgets';
import { createEvent, createTier } from '../../../testing/events';
import { databaseName } from '../../../testing/model/sums.repository';
import { createCompany, createUser } from '../../../testing/people';
import { createTestDatabase, type TestDatabase } from '../../../testing/testDatabase';
import { reserveBudget } from './budgetUse.service';

/** On a real PostgreSQL, over two pools, as two processes have them: an embedded database hides such races. */

const BOOKINGS = 200;
const FIT = 50;
const PRICE = 100_000;
const actor = { id: 1, name: 'Asha Mehta' };

let database: TestDatabase;
let pools: Database[];
let world: Awaited<ReturnType<typeof createWorld>>;

beforeAll(async () => {
  database = await createTestDatabase();
  const url = new URL(process.env.TEST_DATABASE_URL ?? '');
  url.pathname = `/${await databaseName(database.db)}`;
  const open = () => openDatabase({ databaseUrl: url.href, dataDir: '/tmp' });
  pools = [await open(), await open()];
  world = await createWorld();
});
afterAll(async () => {
  await Promise.all((pools ?? []).map((pool) => pool.close()));
  await database?.drop();
});

/** A company with unpaid bookings whose seats nothing counts. */
async function createWorld() {
  const { db } = database;
  const company = await createCompany(database);
  const user = await createUser(database, { company });
  const event = await createEvent(database);
  const tier = await createTier(database, { event });
  const { rows } = await sql<{ id: number }>`
    insert into bookings (booking_number, user_id, company_id, event_id, ticket_tier_id, quantity,
      unit_price, total_amount, hold_state, hold_expires_at)
    select 'BK-' || n, ${user.id}, ${company.id}, ${event.id}, ${tier.id}, 1, ${PRICE}, ${PRICE},
      'released', now()
    from generate_series(1, ${BOOKINGS}::int) n returning id
  `.execute(db);
  return { company, user, ids: rows.map((row) => row.id) };
}

/** Locks the bookings, as every caller does, on one of the pools. */
const locked = <T>(ids: readonly number[], work: (trx: Database['db']) => Promise<T>) =>
  inTransaction(pools[(ids[0] ?? 0) % 2]?.db ?? database.db, async (trx) => {
    await sql`select from bookings where id = any(${[...ids]}::bigint[]) order by id for update`.execute(
      trx,
    );
    return work(trx);
  });

const reserve = (costCentre: { id: number }, ids: readonly number[], amount = PRICE) =>
  locked(ids, (trx) =>
    reserveBudget(trx, {
      companyId: world.company.id,
      costCentreId: costCentre.id,
      currency: 'INR',
      approvalId: null,
      purpose: 'Team evening',
      actor,
      lines: ids.map((bookingId) => ({ bookingId, amount })),
      maySeeRemaining: false,
    }),
  );

/** `ok`, or the code of the refusal. */
const outcome = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'ok',
    (error: unknown) => {
      if (error instanceof AppError) return error.code;
      throw error;
    },
  );

function count(outcomes: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const one of outcomes) counts[one] = (counts[one] ?? 0) + 1;
  return counts;
}

describe('a hard budget', () => {
  it(`has room for exactly ${FIT} of ${BOOKINGS} reservations at once`, async () => {
    for (let round = 1; round <= 5; round += 1) {
      const costCentre = await createCostCentre(database, { company: world.company });
      const budget = await createBudget(database, { costCentre, amount: FIT * PRICE });
      const outcomes = await Promise.all(world.ids.map((id) => outcome(reserve(costCentre, [id]))));
      expect(count(outcomes)).toEqual({ ok: FIT, budget_exceeded: BOOKINGS - FIT });
      expect(await budgetSums(database.db, budget)).toEqual({
        limit: FIT * PRICE,
        reserved: FIT * PRICE,
        committed: 0,
      });
      await assertBudgetsConsistent(database.db);
    }
  });
});
