import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { sql } from 'kysely';
import { sumsOfEvent } from '../../db/expressions/eventSums';
import { inTransaction } from '../../db/transaction';
import { createEvent, createTier, type TestTier } from '../../testing/events';
import { createTestDatabase, type TestDatabase } from '../../testing/testDatabase';
import { foldChanges } from './eventSums.repository';
import { moveSeats } from './seatMoves.repository';

jest.setTimeout(120_000);

type Db = TestDatabase['db'];

const SELLERS = 8;
const SALES = 40;

let database: TestDatabase;
let tiers: TestTier[];

/** Two tiers of each of three events. */
beforeEach(async () => {
  database = await createTestDatabase();
  tiers = [];
  for (let number = 0; number < 3; number += 1) {
    const event = await createEvent(database);
    for (let tier = 0; tier < 2; tier += 1) {
      tiers.push(await createTier(database, { event, total: 1_000 }));
    }
  }
});
afterEach(() => database.drop());

const tierOf = (number: number): TestTier => {
  const tier = tiers[number % tiers.length];
  if (!tier) throw new Error('There is no tier.');
  return tier;
};

const sell = (trx: Db, tier: TestTier, seats: number) =>
  moveSeats(trx, new Map([[tier.id, { available: -seats, held: 0, sold: seats, bookings: 1 }]]));

/** Events whose seats differ from the sold seats of their tiers, at one moment. */
async function wrongEvents(): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select e.id from events e cross join lateral ${sumsOfEvent} as sums
    where sums.sold <> (select sum(sold) from ticket_tiers where event_id = e.id)
  `.execute(database.db);
  return rows.map(({ id }) => id);
}

/** Seats sold as they are summed, and those that are noted. */
async function seatsIn(table: 'event_sums' | 'event_sum_changes'): Promise<number> {
  const { seats } = await database.db
    .selectFrom(table)
    .select(sql<number>`coalesce(sum(sold), 0)::int`.as('seats'))
    .executeTakeFirstOrThrow();
  return seats;
}

/** A statement that waits for a lock fails. */
const withoutWaiting = <T>(work: (trx: Db) => Promise<T>): Promise<T> =>
  inTransaction(database.db, async (trx) => {
    await sql`set local lock_timeout = '1s'`.execute(trx);
    return work(trx);
  });

it('shows every committed sale once, at any moment, while two processes sum and sales are undone', async () => {
  const { db } = database;
  let selling = true;
  let undone = 0;
  const undo = new Error('undone');
  async function seller(number: number) {
    for (let sale = 0; sale < SALES; sale += 1) {
      const isUndone = (number + sale) % 4 === 0;
      const sold = inTransaction(db, async (trx) => {
        await sell(trx, tierOf(number + sale), 1 + (sale % 3));
        if (isUndone) throw undo;
      });
      await sold.catch((error: unknown) => {
        if (error !== undo) throw error;
        undone += 1;
      });
    }
  }
  const whileSelling = async (work: () => Promise<unknown>) => {
    while (selling) await work();
  };
  const others = [
    whileSelling(() => foldChanges(db)),
    whileSelling(() => foldChanges(db)),
    whileSelling(async () => expect(await wrongEvents()).toEqual([])),
  ];
  await Promise.all(Array.from({ length: SELLERS }, (_, number) => seller(number)));
  selling = false;
  await Promise.all(others);
  await foldChanges(db);

  expect(undone).toBe((SELLERS * SALES) / 4);
  expect(await wrongEvents()).toEqual([]);
  const { rows } = await sql<{ sold: number }>`
    select sum(sold)::int as sold from ticket_tiers
  `.execute(db);
  expect(rows[0]?.sold).toBeGreaterThan(0);
  expect(await seatsIn('event_sums')).toBe(rows[0]?.sold);
  expect(await seatsIn('event_sum_changes')).toBe(0);
});

it('a sale waits neither for one of another tier of the event nor for the summing', async () => {
  await inTransaction(database.db, async (open) => {
    await sell(open, tierOf(0), 1);
    await withoutWaiting((trx) => sell(trx, tierOf(1), 2));
    await withoutWaiting(foldChanges);
    await inTransaction(database.db, async (folding) => {
      await foldChanges(folding);
      await withoutWaiting((trx) => sell(trx, tierOf(1), 3));
      // Another process leaves the summing to the first.
      await withoutWaiting(foldChanges);
    });
  });
  expect(await seatsIn('event_sum_changes')).toBe(4);
  await foldChanges(database.db);
  expect(await seatsIn('event_sums')).toBe(6);
  expect(await wrongEvents()).toEqual([]);
});

it('what a process was summing when it ended is summed by the next', async () => {
  await sell(database.db, tierOf(0), 5);
  const cutOff = inTransaction(database.db, async (trx) => {
    await foldChanges(trx);
    await sql`select pg_terminate_backend(pg_backend_pid())`.execute(trx);
  });
  await expect(cutOff).rejects.toThrow();
  expect(await wrongEvents()).toEqual([]);
  expect(await seatsIn('event_sum_changes')).toBe(5);
  await foldChanges(database.db);
  expect(await seatsIn('event_sums')).toBe(5);
  expect(await wrongEvents()).toEqual([]);
});
