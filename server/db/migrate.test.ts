import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { sql } from 'kysely';
import { createTestDatabase, type TestDatabase } from '../testing/testDatabase';
import { migrate, MigrationError } from './migrate';
import { migrations } from './migrations';

let database: TestDatabase;

beforeEach(async () => {
  database = await createTestDatabase();
}, 60_000);
afterEach(() => database.drop());

test('does nothing when the schema is up to date', async () => {
  expect(await migrate(database)).toEqual([]);
});

test('refuses a database of a newer version in words', async () => {
  await sql`insert into kysely_migration (name, timestamp) values ('9999_later', '')`.execute(
    database.db,
  );
  const refused = migrate(database);
  await expect(refused).rejects.toBeInstanceOf(MigrationError);
  await expect(refused).rejects.toThrow('this one does not know its migration 9999_later');
});

test('names the migration that fails, keeps nothing of it, and gives the timeouts back', async () => {
  const { db } = database;
  const before = await sql`show statement_timeout`.execute(db);
  await sql`drop table kysely_migration, event_access`.execute(db);
  await expect(migrate(database)).rejects.toThrow(
    /^Migration 0001_identity failed: .*already exists/,
  );
  const { rows } = await sql<{
    name: string | null;
  }>`select to_regclass('event_access') as name`.execute(db);
  expect(rows).toEqual([{ name: null }]);
  expect((await sql`show statement_timeout`.execute(db)).rows).toEqual(before.rows);
});

test('are listed in the order of their names', () => {
  const names = Object.keys(migrations);
  expect(names).toEqual([...names].sort());
});
