import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { scratch } from '../../testing/scratch';
import { createTestDatabase, createTestFolder } from '../../testing/testDatabase';
import { openEmbedded } from '../client';
import { migrate } from '../migrate';
import { migrations } from '../migrations';
import { schemaOf } from '../testing/formerChain';
import { archiveDatabase } from './prepareDatabase';
import { findPreparedDatabase } from './preparedDatabase';

let folder: string;
let prepared: string;

beforeAll(async () => {
  folder = mkdtempSync(path.join(scratch(), 'foyer-prepared-test-'));
  const { dataDir, remove } = await createTestFolder();
  await archiveDatabase(path.join(dataDir, 'db'), Object.keys(migrations), folder);
  remove();
  prepared = path.join(folder, 'database.tar.gz');
}, 60_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const open = (name: string, log?: (text: string) => void, fsync = false) =>
  openEmbedded({ folder: path.join(folder, name, 'db'), fsync, prepared, log });

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

// One test, because each initialisation takes seconds.
it('a first initialisation that a crash cut short is made again, without an archive that is damaged, for its owner alone', async () => {
  truncateSync(prepared, 100_000);
  // What a kill in the middle leaves: some files, and the mark that they are not all.
  const data = path.join(folder, 'damaged/db');
  mkdirSync(path.join(data, 'global'), { recursive: true });
  writeFileSync(path.join(data, 'PG_VERSION'), '17\n');
  writeFileSync(path.join(data, 'global/pg_control'), 'half a file');
  writeFileSync(`${data}.initialising`, '');
  const log: string[] = [];
  const database = await open('damaged', (text) => log.push(text), true);
  const { rows } = await sql<{ tables: number }>`
    select count(*)::int as tables from pg_tables where schemaname = 'public'`.execute(database.db);
  await database.close();
  expect(rows).toEqual([{ tables: 0 }]);
  expect(statSync(data).mode & 0o077).toBe(0);
  expect(existsSync(`${data}.initialising`)).toBe(false);
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
