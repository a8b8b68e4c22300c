import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { assertInventoryConsistent, createBuyer, createOffer } from '../../testing/bookings';
import { buildTestApp, type TestApp } from '../../testing/buildTestApp';
import { createTestDatabase, type TestDatabase } from '../../testing/testDatabase';
import type { Database } from '../client';
import { MARKS } from './backupFormat';
import { restoreBackup } from './restoreBackup';
import { writeBackup } from './writeBackup';

const folder = mkdtempSync(path.join(os.tmpdir(), 'foyer-backup-'));
const file = path.join(folder, 'whole.backup');

let test: TestApp;
/** On the embedded database, from PostgreSQL where there is one. */
let target: TestDatabase;
/** Stays empty. */
let spared: TestDatabase;
beforeAll(async () => {
  test = await buildTestApp();
  target = await createTestDatabase({ engine: 'embedded' });
  spared = await createTestDatabase();
  const buyer = await createBuyer(test);
  const { tier } = await createOffer(test, { total: 10 });
  const answer = await test.app.inject({
    method: 'POST',
    url: '/api/bookings/',
    headers: buyer.headers,
    payload: { event: tier.event_id, ticket_tier: tier.id, quantity: 3, notes: 'Ünïcode ✓ "\\n' },
  });
  expect(answer.statusCode).toBe(201);
  writeFileSync(path.join(folder, 'jwt-secret'), 'a secret that was made here, long enough');
  writeFileSync(path.join(folder, 'ticket-keys-accepted.pem'), 'a key of before a rotation');
  await writeBackup(test.pool, { file, dataDir: folder });
}, 60_000);
afterAll(async () => {
  await target.drop();
  await spared.drop();
  await test.close();
  rmSync(folder, { recursive: true, force: true });
});

const restoreTo = path.join(folder, 'restored');
const restoreInto = (database: Database, from: string) =>
  restoreBackup(database, { file: from, dataDir: restoreTo });
const lines = () => gunzipSync(readFileSync(file)).toString().trimEnd().split('\n');

function changed(name: string, change: (all: string[]) => string[]): string {
  const made = path.join(folder, name);
  writeFileSync(made, gzipSync(`${change(lines()).join('\n')}\n`));
  return made;
}

const peopleIn = async ({ pool }: Pick<Database, 'pool'>) =>
  (await pool.query<{ count: number }>('select count(*)::int as count from users')).rows[0]?.count;

it('only its owner may read the file', () => {
  expect(statSync(file).mode & 0o777).toBe(0o600);
});

it('a file that is cut off, changed, or none at all restores nothing', async () => {
  const whole = readFileSync(file);
  const half = path.join(folder, 'half.backup');
  writeFileSync(half, whole.subarray(0, whole.length / 2));
  const withoutEnd = changed('no-end.backup', (all) => all.slice(0, -1));
  for (const broken of [half, withoutEnd]) {
    await expect(restoreInto(spared, broken)).rejects.toThrow('This backup is not whole');
    expect(await peopleIn(spared)).toBe(0);
  }
  const tampered = changed('tampered.backup', (all) =>
    all.map((line) => line.replace('"quantity": 3', '"quantity": 2')),
  );
  await expect(restoreInto(spared, tampered)).rejects.toThrow(
    'The rows of bookings are not those of the backup (1 of 1). Nothing was restored.',
  );
  const shortened = changed('shortened.backup', (all) => {
    const bookings = all.indexOf(`${MARKS.table}"bookings"`);
    return all.filter((_line, index) => index !== bookings + 1);
  });
  await expect(restoreInto(spared, shortened)).rejects.toThrow('Nothing was restored.');
  expect(await peopleIn(spared)).toBe(0);
  writeFileSync(path.join(folder, 'other'), 'hello');
  await expect(restoreInto(spared, path.join(folder, 'other'))).rejects.toThrow(
    'no backup of Foyer',
  );
  await expect(restoreInto(spared, path.join(folder, 'nothing'))).rejects.toThrow(
    'There is no such file.',
  );
  const newer = changed('newer.backup', ([head = '', ...rest]) => [
    head.replace('"migrations":[', '"migrations":["9999_later",'),
    ...rest,
  ]);
  await expect(restoreInto(spared, newer)).rejects.toThrow('made by a newer Foyer');
}, 60_000);

it('a whole one restores every row, goes on with the next numbers, and keeps its rules', async () => {
  const { rows, tables } = await restoreInto(target, file);
  expect(rows).toBeGreaterThan(10);
  expect(tables).toBeGreaterThan(60);
  const booking = async ({ pool }: Pick<Database, 'pool'>) =>
    (await pool.query('select to_jsonb(b) as row from bookings b')).rows;
  expect(await booking(target)).toEqual(await booking(test));
  expect(JSON.stringify(await booking(target))).toContain('Ünïcode ✓');
  await assertInventoryConsistent(target.db);

  const largest = await target.pool.query<{ id: number }>('select max(id)::int as id from users');
  const added = await createBuyer({ db: target.db, secrets: test.secrets });
  expect(added.user.id).toBeGreaterThan(largest.rows[0]?.id ?? Infinity);
  await expect(target.pool.query('update bookings set event_id = 999999')).rejects.toThrow(
    /foreign key/,
  );
  const disabled = await target.pool.query(
    "select tgname from pg_trigger where tgenabled = 'D' and not tgisinternal",
  );
  expect(disabled.rows).toEqual([]);
  const keys = (database: Pick<Database, 'pool'>) =>
    database.pool
      .query(
        "select conname, pg_get_constraintdef(oid) from pg_constraint where contype = 'f' order by 1, 2",
      )
      .then(({ rows: found }) => found);
  expect(await keys(target)).toEqual(await keys(test));
  expect(readFileSync(path.join(restoreTo, 'jwt-secret'), 'utf8')).toContain('made here');
  const former = readFileSync(path.join(restoreTo, 'ticket-keys-accepted.pem'), 'utf8');
  expect(former).toContain('of before a rotation');

  await expect(restoreInto(target, file)).rejects.toThrow(
    'This database has users: a backup is restored into an empty one alone. Nothing was changed.',
  );
}, 60_000);
