import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { asBatch, withOrigin } from '../lib/requestOrigin';
import { WaitingTime } from '../lib/waitingTime';
import { createTestDatabase, type TestDatabase } from '../testing/testDatabase';
import { isConnectionError, isLockTimeout } from './errors';
import { inTransaction } from './transaction';

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase({ lockTimeout: 1_400 });
});
afterAll(() => database.drop());
beforeEach(() => database.db.deleteFrom('app_meta').execute());

/** Runs `work` as a request that may wait so many milliseconds. @returns its error, and how long it took */
async function asRequest(
  limit: number,
  work: () => Promise<unknown>,
  waiting = new WaitingTime(limit),
) {
  const since = performance.now();
  const error: unknown = await withOrigin(
    { requestId: 'r', traceparent: null },
    () =>
      work().then(
        () => null,
        (failure: unknown) => failure,
      ),
    { waiting },
  );
  return { error, took: performance.now() - since };
}

const sleep = (seconds: number) => sql`select pg_sleep(${seconds})`.execute(database.db);

it('a request waits for a slow database no longer than its time, in one statement or in several', async () => {
  const one = await asRequest(300, () => sleep(3));
  expect(isConnectionError(one.error)).toBe(true);
  const several = await asRequest(300, async () => {
    for (let time = 0; time < 20; time += 1) await sleep(0.05);
  });
  expect(several.error).toBeTruthy();
  for (const { took } of [one, several]) expect(took).toBeLessThan(1_500);
});

it('a transaction that runs out of time leaves nothing, and no connection in it', async () => {
  const { db, pool } = database;
  const { error } = await asRequest(300, () =>
    inTransaction(db, async (trx) => {
      await trx.insertInto('app_meta').values({ key: 'late', value: '1' }).execute();
      // The wait elsewhere is not counted, but what follows finds no time.
      await sql`select pg_sleep(0.29)`.execute(trx);
      for (let time = 0; time < 2_000; time += 1) await sql`select 1`.execute(trx);
    }),
  );
  expect(error).toBeTruthy();
  const { rows } = await pool.query(
    `select count(*)::int as open from pg_stat_activity
     where datname = current_database() and state like 'idle in transaction%'`,
  );
  expect(rows).toEqual([{ open: 0 }]);
  expect(await db.selectFrom('app_meta').select('key').execute()).toEqual([]);
});

it('a request that finds no connection is refused in its time, and takes none later', async () => {
  const { db, pool } = database;
  const holders = await Promise.all(
    Array.from({ length: pool.options.max ?? 10 }, () => pool.connect()),
  );
  const { error, took } = await asRequest(200, () => sql`select 1`.execute(db));
  expect(error).toMatchObject({ status: 503 });
  expect(took).toBeLessThan(1_500);
  for (const holder of holders) holder.release();
  await Promise.all(holders.map(() => sql`select 1`.execute(db)));
  expect(pool.waitingCount).toBe(0);
});

it('what has waited before waits less for a lock; what was answered or asks for nobody waits on', async () => {
  const { db, pool } = database;
  await db.insertInto('app_meta').values({ key: 'k', value: '1' }).execute();
  const holder = await pool.connect();
  await holder.query("begin; select from app_meta where key = 'k' for update");
  const lock = () =>
    inTransaction(db, (trx) => sql`select from app_meta where key = 'k' for update`.execute(trx));
  const [fresh, waited] = await Promise.all([
    asRequest(5_000, lock),
    asRequest(5_000, async () => {
      await sleep(2);
      await lock();
    }),
  ]);
  for (const { error } of [fresh, waited]) expect(isLockTimeout(error)).toBe(true);
  expect(fresh.took).toBeGreaterThan(1_300);
  expect(waited.took - 2_000).toBeLessThan(1_200);
  await holder.query('rollback');
  holder.release();
  const waiting = new WaitingTime(50);
  waiting.end();
  expect(await asRequest(0, () => sleep(0.2), waiting)).toMatchObject({ error: null });
  expect(await asRequest(50, () => asBatch(() => sleep(0.2)))).toMatchObject({ error: null });
});
