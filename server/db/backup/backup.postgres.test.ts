import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { assertInventoryConsistent, createBuyer, createOffer } from '../../testing/bookings';
import { buildTestApp, noHoldLimits, type TestApp } from '../../testing/buildTestApp';
import { openDatabase, type Database } from '../client';
import { restoreBackup } from './restoreBackup';
import { writeBackup } from './writeBackup';

const folder = mkdtempSync(path.join(os.tmpdir(), 'foyer-backup-'));
const name = `restored_${process.pid}`;

let test: TestApp;
let target: Database;
beforeAll(async () => {
  test = await buildTestApp({ config: noHoldLimits });
  await sql`create database ${sql.id(name)}`.execute(test.db);
  const url = new URL(process.env.TEST_DATABASE_URL ?? '');
  url.pathname = `/${name}`;
  target = await openDatabase({ databaseUrl: url.href, dataDir: folder });
});
afterAll(async () => {
  await target.close();
  await sql`drop database ${sql.id(name)} with (force)`.execute(test.db);
  await test.close();
  rmSync(folder, { recursive: true, force: true });
});

it('is of one moment while people book: seats and bookings agree where it is restored', async () => {
  const buyer = await createBuyer(test);
  const { tier } = await createOffer(test, { total: 2_000 });
  let isWritten = false;
  let made = 0;
  async function book(): Promise<void> {
    while (!isWritten) {
      const answer = await test.app.inject({
        method: 'POST',
        url: '/api/bookings/',
        headers: buyer.headers,
        payload: { event: tier.event_id, ticket_tier: tier.id, quantity: 1 },
      });
      if (answer.statusCode === 201) made += 1;
    }
  }
  const file = path.join(folder, 'busy.backup');
  const booking = [book(), book(), book()];
  while (made < 5) await sql`select 1`.execute(test.db);
  await writeBackup(test.pool, { file, dataDir: folder }).finally(() => (isWritten = true));
  await Promise.all(booking);

  await restoreBackup(target, { file, dataDir: folder });
  const { rows } = await sql<{ bookings: number; taken: number }>`
    select (select count(*)::int from bookings) as bookings,
      (select total - available from ticket_tiers where id = ${tier.id}) as taken`.execute(
    target.db,
  );
  expect(rows[0]?.bookings).toBeGreaterThanOrEqual(5);
  expect(rows[0]?.bookings).toBeLessThanOrEqual(made);
  await assertInventoryConsistent(target.db);
}, 60_000);
