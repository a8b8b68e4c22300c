import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { withOrigin } from '../lib/requestOrigin';
import { createTestDatabase, type TestDatabase } from '../testing/testDatabase';

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

it('readers, payments and the door find a connection while everything else waits for one', async () => {
  const { db, readerDb, pool } = database;
  const holder = await pool.connect();
  await holder.query('begin; lock table categories');
  const waiting = Array.from({ length: pool.options.max ?? 10 }, () =>
    sql`select count(*) from categories`.execute(db).then(() => 'others'),
  );
  const reader = sql`select 1`.execute(readerDb).then(() => 'reader');
  expect(await Promise.race([...waiting, reader])).toBe('reader');
  const steward = { key: 'steward', isNetwork: false, hasEnded: false, isUrgent: true };
  const door = withOrigin(
    { requestId: 'door', traceparent: null },
    () => sql`select 1`.execute(db).then(() => 'door'),
    { requester: steward },
  );
  expect(await Promise.race([...waiting, door])).toBe('door');
  await holder.query('commit');
  holder.release();
  await Promise.all(waiting);
});
