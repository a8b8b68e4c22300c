import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import type { Database } from '../../../db/client';
import { inTransaction } from '../../../db/transaction';
import { AppError } from '../../../lib/errors';
import {
  assertBudgetsConsistent,
  budgetSums,
  createBudget,
  createCostCentre,
} from '../../../testing/budgets';
import { createEvent, createTier } from '../../../testing/events';
import { createCompany, createUser } from '../../../testing/people';
import { testRounds, testSize } from '../../../testing/rounds';
import {
  createTestDatabase,
  openSecondPool,
  type TestDatabase,
} from '../../../testing/testDatabase';
import { commitBudget, giveBackBudget, releaseBudget, reserveBudget } from './budgetUse.service';
import { releaseStaleReservations } from './staleReservations.service';

/** On a real PostgreSQL, over two pools, as two processes have them: an embedded database hides such races. */

const BOOKINGS = testSize(80, 200);
const FIT = BOOKINGS / 4;
const PRICE = 100_000;
const actor = { id: 1, name: 'Asha Mehta' };

let database: TestDatabase;
let pools: Database[];
let world: Awaited<ReturnType<typeof createWorld>>;

beforeAll(async () => {
  database = await createTestDatabase();
  pools = [await openSecondPool(database), await openSecondPool(database)];
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

const reserve = (
  trx: Database['db'],
  costCentre: { id: number },
  ids: readonly number[],
  amount = PRICE,
): Promise<void> =>
  reserveBudget(trx, {
    companyId: world.company.id,
    costCentreId: costCentre.id,
    currency: 'INR',
    approvalId: null,
    purpose: 'Team evening',
    actor,
    lines: ids.map((bookingId) => ({ bookingId, amount })),
    maySeeRemaining: false,
  });

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
    for (let round = 1; round <= testRounds(1); round += 1) {
      const costCentre = await createCostCentre(database, { company: world.company });
      const budget = await createBudget(database, { costCentre, amount: FIT * PRICE });
      const outcomes = await Promise.all(
        world.ids.map((id) => outcome(locked([id], (trx) => reserve(trx, costCentre, [id])))),
      );
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

/** Marks unpaid bookings as paid by a payment of their own, as a settlement does. */
async function pay(trx: Database['db'], ids: readonly number[], amount: number): Promise<number> {
  const { id } = await trx
    .insertInto('payments')
    .values({
      public_id: randomUUID(),
      user_id: world.user.id,
      company_id: world.company.id,
      gateway: 'sandbox',
      status: 'success',
      service_fee: 0,
      gst: 0,
      subtotal: amount * ids.length,
      amount: amount * ids.length,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await sql`
    insert into payment_bookings (payment_id, booking_id, amount, quantity, unit_price, is_settled)
    select ${id}, b.id, ${amount}, 1, ${amount}, true from bookings b
    where b.id = any(${[...ids]}::bigint[])
  `.execute(trx);
  await sql`
    update bookings set payment_status = 'paid', status = 'confirmed', hold_state = 'sold'
    where id = any(${[...ids]}::bigint[])
  `.execute(trx);
  return id;
}

describe('reservations, payments, refunds and expiry at once', () => {
  const WORKERS = 8;
  const STEPS = testSize(40, 60);
  /** A sequence of its own for each worker, the same in every run. */
  const dice = (seed: number) => {
    let state = seed;
    return (sides: number) => {
      state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fff_ffff;
      return (state >>> 8) % sides;
    };
  };

  it('keep every budget, its ledger and its bookings in agreement', async () => {
    const costCentres = await Promise.all(
      [0, 1, 2].map(() => createCostCentre(database, { company: world.company })),
    );
    for (const [index, costCentre] of costCentres.entries()) {
      const enforcement = index === 2 ? 'advisory' : 'hard';
      await createBudget(database, { costCentre, amount: 4 * PRICE, enforcement });
    }
    const done: Record<string, number> = {};
    const work = async (seed: number) => {
      const roll = dice(seed);
      for (let step = 0; step < STEPS; step += 1) {
        const from = roll(BOOKINGS - 3);
        const ids = world.ids.slice(from, from + 1 + roll(3));
        const kind = ['reserve', 'reserve', 'commit', 'release', 'giveBack', 'dead'][roll(6)] ?? '';
        const costCentre = costCentres[roll(3)] ?? { id: 0 };
        const result = await run(kind, ids, { costCentre, amount: PRICE + roll(3) * 1000 });
        done[`${kind} ${result}`] = (done[`${kind} ${result}`] ?? 0) + 1;
      }
    };
    const run = async (
      kind: string,
      ids: readonly number[],
      { costCentre, amount }: { costCentre: { id: number }; amount: number },
    ): Promise<string> => {
      if (kind === 'dead') return outcome(releaseStaleReservations(pools[1] ?? database));
      return locked(ids, async (trx) => {
        const unpaid = await findUnpaid(trx, ids);
        if (kind === 'reserve') return outcome(reserve(trx, costCentre, unpaid, amount));
        if (kind === 'release') return outcome(releaseBudget(trx, ids, { note: 'Declined.' }));
        if (kind === 'giveBack') {
          await sql`
            update bookings set paid_back = least(paid_back + 40000, (
              select amount from payment_bookings s where s.booking_id = bookings.id and is_settled))
            where id = any(${[...ids]}::bigint[]) and payment_status = 'paid'
          `.execute(trx);
          return outcome(giveBackBudget(trx, ids, 'A refund.'));
        }
        const lines = unpaid.map((bookingId) => ({ bookingId, amount }));
        const paymentId = await trx
          .selectFrom('payments')
          .select('id')
          .limit(1)
          .executeTakeFirst()
          .then((row) => row?.id ?? null);
        // A refusal leaves the transaction usable: the settlement refunds the money in it.
        const result = await outcome(
          commitBudget(trx, { paymentId: paymentId ?? (await pay(trx, [], 0)), lines, actor }),
        );
        if (result === 'ok') await pay(trx, unpaid, amount);
        return result;
      });
    };
    await Promise.all(Array.from({ length: WORKERS }, (_, worker) => work(worker + 1)));
    await assertBudgetsConsistent(database.db);
    for (const seen of ['reserve ok', 'reserve budget_exceeded', 'commit ok', 'giveBack ok']) {
      expect(done[seen] ?? 0).toBeGreaterThan(0);
    }
    await releaseStaleReservations(database);
    const { rows } = await sql`select from budget_allocations where reserved > 0`.execute(
      database.db,
    );
    expect(rows).toHaveLength(0);
    await assertBudgetsConsistent(database.db);
  });
});

const findUnpaid = async (db: Database['db'], ids: readonly number[]) =>
  (
    await db
      .selectFrom('bookings')
      .where('id', 'in', [...ids])
      .where('payment_status', '=', 'pending')
      .orderBy('id')
      .select('id')
      .execute()
  ).map((row) => row.id);
