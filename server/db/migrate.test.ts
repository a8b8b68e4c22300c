import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { sql } from 'kysely';
import { createTestDatabase, type TestDatabase } from '../testing/testDatabase';
import { migrate, MigrationError } from './migrate';
import { migrations } from './migrations';
import { joining } from './migrations/0011_joining';

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
    /^Migration 0001_initial failed: .*already exists/,
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

test.each([
  ['a live database', false, []],
  ['a database with the demo', true, ['northwind.example']],
] as const)(
  '0011 leaves the companies of %s unproven, except the demo’s own',
  async (_name, isDemo, proven) => {
    const { db } = database;
    await sql`drop table invitations`.execute(db);
    await sql`alter table users drop column invited_by`.execute(db);
    await sql`alter table companies drop column domain_proof, drop column domain_proven_at`.execute(
      db,
    );
    await sql`insert into companies (id, name, domain) values
    (1, 'Northwind Industries', 'northwind.example'), (2, 'Gmail', 'gmail.com'),
    (9, 'Lotus Lane', 'lotuslane.example')`.execute(db);
    if (isDemo)
      await sql`insert into app_meta (key, value) values ('demo_world', '{}')`.execute(db);
    await joining.up(db);
    const rows = await db
      .selectFrom('companies')
      .select(['domain', 'domain_proof', 'domain_proven_at'])
      .execute();
    expect(rows.filter((row) => row.domain_proven_at).map((row) => row.domain)).toEqual(proven);
    expect(new Set(rows.map((row) => row.domain_proof)).size).toBe(3);
  },
);
