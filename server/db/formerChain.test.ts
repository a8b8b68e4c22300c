import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, afterEach, beforeEach, expect, test } from '@jest/globals';
import { sql } from 'kysely';
import type { Schemas } from '../contract/types';
import { demoPassword } from '../demo/world/people';
import { startOn, testSecrets } from '../testing/buildTestApp';
import { createTestDatabase, type TestDatabase } from '../testing/testDatabase';
import { MARKS, type BackupFoot } from './backup/backupFormat';
import { restoreBackup } from './backup/restoreBackup';
import { assertMigrated, migrate, migrateTo } from './migrate';
import { migrations } from './migrations';
import { formerBackup, loadFormerSchema, schemaOf } from './testing/formerChain';

const folder = mkdtempSync(path.join(os.tmpdir(), 'foyer-former-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

let database: TestDatabase;
beforeEach(async () => {
  database = await createTestDatabase();
  await sql`drop schema public cascade; create schema public`.execute(database.db);
});
afterEach(() => database.drop());

const lines = () => gunzipSync(readFileSync(formerBackup)).toString().trimEnd().split('\n');

async function rowsOf(table: string): Promise<number> {
  const { rows } = await sql<{
    rows: number;
  }>`select count(*)::int as rows from ${sql.table(table)}`.execute(database.db);
  return rows[0]?.rows ?? 0;
}

const jobs = () =>
  database.db.selectFrom('outbox_jobs').select(['kind', 'key']).orderBy('id').execute();

async function expectTakenOver(): Promise<void> {
  const { rows } = await sql<{
    name: string;
  }>`select name from kysely_migration order by name`.execute(database.db);
  expect(rows.map(({ name }) => name)).toEqual(Object.keys(migrations));
  expect(await migrate(database)).toEqual([]);
  await assertMigrated(database);
}

test('a backup of the former chain is restored whole, and a server starts on it', async () => {
  await restoreBackup(database, { file: formerBackup, dataDir: folder });
  await expectTakenOver();
  const { sums } = JSON.parse(lines().at(-1)?.slice(MARKS.end.length) ?? '') as BackupFoot;
  expect(Object.keys(sums).length).toBeGreaterThan(80);
  for (const [table, { rows }] of Object.entries(sums)) {
    expect([table, await rowsOf(table)]).toEqual([table, rows]);
    expect(rows).toBeGreaterThan(0);
  }
  expect(await jobs()).toEqual([
    { kind: 'seat_pool_due', key: '1' },
    { kind: 'mail_payment', key: expect.any(String) },
    { kind: 'mail_invoice', key: expect.any(String) },
    { kind: 'cancel_event', key: '69' },
    { kind: 'notify_rescheduled', key: '66:1' },
    { kind: 'record_charge', key: '1092' },
    { kind: 'record_charge', key: '962' },
  ]);

  const { app, close } = await startOn(database, testSecrets(), {});
  const signedIn = await app.inject({
    method: 'POST',
    url: '/api/auth/login/',
    payload: { username: 'asha', password: demoPassword },
  });
  const { access_token: token } = signedIn.json<{ access_token: string }>();
  const booking = await app.inject({
    url: '/api/bookings/1099',
    headers: { authorization: `Bearer ${token}` },
  });
  expect(booking.json<Schemas['Booking']>()).toMatchObject({
    booking_number: 'BK-2026-001099',
    status: 'confirmed',
    notes: 'Ünïcode ✓',
    quantity: 2,
  });
  await close();
}, 60_000);

test('a database of the former chain is taken over, and its schema is that of a new one', async () => {
  await loadFormerSchema(database);
  await sql`insert into outbox_jobs (kind, key, payload) values ('tell_moved', 'open', '{}')`.execute(
    database.db,
  );
  await expect(assertMigrated(database)).rejects.toThrow('migration 0019_job_kinds has not run');
  expect((await migrate(database))[0]).toBe('0019_job_kinds');
  await expectTakenOver();
  expect(await jobs()).toEqual([{ kind: 'notify_rescheduled', key: 'open' }]);
  const made = await createTestDatabase();
  expect(await schemaOf(database)).toEqual(await schemaOf(made));
  await made.drop();
}, 60_000);

test('a backup of this release finds its schema in an empty database of the former chain', async () => {
  await loadFormerSchema(database);
  await migrateTo(database, Object.keys(migrations).at(-1) ?? '');
  await expectTakenOver();
}, 60_000);

test('a part of the former chain, or more than it, is refused', async () => {
  await loadFormerSchema(database);
  const { db } = database;
  await sql`insert into kysely_migration values ('0114_later', '')`.execute(db);
  await expect(migrate(database)).rejects.toThrow(
    'made by a newer Foyer: this one does not know its migration 0114_later.',
  );
  await sql`delete from kysely_migration where name > '0112_inviters'`.execute(db);
  const tooOld =
    'ends with migration 0112_inviters, before 0113_closed_accounts, and is too old for this Foyer.';
  for (const refused of [migrate, assertMigrated]) {
    await expect(refused(database)).rejects.toThrow(
      `The database ${tooOld} Update it with the release before this one first.`,
    );
  }
  const file = path.join(folder, 'old.backup');
  const [head = '', ...rest] = lines();
  writeFileSync(file, gzipSync([head.replace(',"0113_closed_accounts"', ''), ...rest].join('\n')));
  await expect(restoreBackup(database, { file, dataDir: folder })).rejects.toThrow(
    `The backup ${tooOld} Restore it with the release before this one, then make a new backup.`,
  );
}, 60_000);
