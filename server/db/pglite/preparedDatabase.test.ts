import { mkdtempSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { createTestDatabase } from '../../testing/testDatabase';
import { openEmbedded, type Database } from '../client';
import { migrate } from '../migrate';
import { prepareDatabase } from './prepareDatabase';
import { findPreparedDatabase } from './preparedDatabase';

let folder: string;
let prepared: string;

beforeAll(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'foyer-prepared-test-'));
  await prepareDatabase(folder);
  prepared = path.join(folder, 'database.tar.gz');
}, 60_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const open = (name: string, log?: (text: string) => void) =>
  openEmbedded({ folder: path.join(folder, name, 'db'), fsync: false, prepared, log });

/** Tables with their columns, indexes, constraints, triggers and functions, as the database describes them. */
async function schemaOf({ db }: Pick<Database, 'db'>): Promise<string[]> {
  const { rows } = await sql<{ line: string }>`
    select format('%s.%s %s %s %s', table_name, column_name, data_type, is_nullable, column_default) as line
      from information_schema.columns where table_schema = 'public'
    union all select indexdef from pg_indexes where schemaname = 'public'
    union all select format('%s %s %s', conrelid::regclass, conname, pg_get_constraintdef(oid))
      from pg_constraint where connamespace = 'public'::regnamespace
    union all select pg_get_triggerdef(oid) from pg_trigger where not tgisinternal
    union all select pg_get_functiondef(p.oid) from pg_proc p
      where pronamespace = 'public'::regnamespace and prolang = (select oid from pg_language where lanname = 'plpgsql')
    union all select extname || extversion from pg_extension
    union all select name from kysely_migration
    order by line
  `.execute(db);
  return rows.map(({ line }) => line);
}

it('a new folder begins with the schema that the migrations make, and is itself from then on', async () => {
  const migrated = await createTestDatabase({ engine: 'embedded' });
  const fromMigrations = await schemaOf(migrated);
  await migrated.drop();
  expect(fromMigrations.length).toBeGreaterThan(500);

  const first = await open('new');
  expect(await schemaOf(first)).toEqual(fromMigrations);
  expect(await migrate(first)).toEqual([]);
  await first.db.insertInto('app_meta').values({ key: 'kept', value: '1' }).execute();
  await first.close();
  const second = await open('new');
  const kept = await second.db
    .selectFrom('app_meta')
    .where('key', '=', 'kept')
    .selectAll()
    .execute();
  await second.close();
  expect(kept).toHaveLength(1);
});

it('a damaged archive is not used: the folder is made without it, and only its owner can read it', async () => {
  truncateSync(prepared, 100_000);
  const log: string[] = [];
  const database = await open('damaged', (text) => log.push(text));
  const { rows } = await sql<{ tables: number }>`
    select count(*)::int as tables from pg_tables where schemaname = 'public'`.execute(database.db);
  await database.close();
  expect(rows).toEqual([{ tables: 0 }]);
  expect(statSync(path.join(folder, 'damaged/db')).mode & 0o077).toBe(0);
  expect(log.join()).toContain('The prepared database cannot be used');
}, 60_000);

it('an archive of other migrations is not used', () => {
  const bundle = pathToFileURL(`${folder}/`);
  expect(findPreparedDatabase(bundle)).toBe(prepared);
  writeFileSync(
    path.join(folder, 'database.json'),
    JSON.stringify({ migrations: ['0001_identity'] }),
  );
  expect(findPreparedDatabase(bundle)).toBeUndefined();
});
