import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { createOffer } from '../../testing/bookings';
import { createCategory, createEvent } from '../../testing/events';
import { createTestDatabase, type TestDatabase } from '../../testing/testDatabase';
import { purgeCatalogueChanges, readCatalogueVersion } from './catalogueChanges.repository';
import { createCatalogueCounts } from './catalogueCounts.service';

let database: TestDatabase;
let now = Date.now();
let counted = 0;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

async function count(): Promise<number> {
  counted += 1;
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from events`.execute(
    database.db,
  );
  return rows[0]?.count ?? 0;
}

/** As each server keeps them. */
const createCounts = (many: number) =>
  createCatalogueCounts<number>({ clock: { now: () => now } }, { sumOf: (found) => found, many });
const version = () => readCatalogueVersion(database.db);

it('many events are counted again after a change, and after ten seconds', async () => {
  await createEvent(database);
  const counts = createCounts(0);
  await counts(database.db, 'all', count);
  await counts(database.db, 'all', count);
  counted = 0;
  expect([await counts(database.db, 'all', count), counted]).toEqual([1, 0]);
  await createEvent(database);
  expect([await counts(database.db, 'all', count), counted]).toEqual([2, 1]);
  expect([await counts(database.db, 'others', count), counted]).toEqual([2, 2]);
  now += 10_001;
  await counts(database.db, 'all', count);
  expect(counted).toBe(3);
});

it('what is counted once is counted without the version', async () => {
  const counts = createCounts(0);
  const withoutDatabase = undefined as unknown as TestDatabase['db'];
  expect(await counts(withoutDatabase, 'all', count)).toBeGreaterThan(0);
  expect(await counts(withoutDatabase, 'others', count)).toBeGreaterThan(0);
  await expect(counts(withoutDatabase, 'all', count)).rejects.toThrow();
});

it('few are counted each time', async () => {
  const counts = createCounts(100);
  counted = 0;
  for (let turn = 0; turn < 3; turn += 1) await counts(database.db, 'all', count);
  expect(counted).toBe(3);
});

it('every change of events and categories is noted, and nothing else', async () => {
  const { db } = database;
  const { event, tier } = await createOffer(database);
  const category = await createCategory(database);
  const changes: [string, boolean, () => Promise<unknown>][] = [
    ['an event', true, () => createEvent(database)],
    [
      'its city',
      true,
      () => sql`update events set city = 'Pune' where id = ${event.id}`.execute(db),
    ],
    [
      'a name of a category',
      true,
      () => sql`update categories set name = 'Other' where id = ${category.id}`.execute(db),
    ],
    [
      'seats',
      false,
      () => sql`update ticket_tiers set held = 1, available = available - 1`.execute(db),
    ],
    ['nothing', false, () => sql`update events set city = 'Pune' where false`.execute(db)],
    [
      'what is rolled back',
      false,
      () =>
        db
          .transaction()
          .execute(async (trx) => {
            await sql`update events set city = 'Goa'`.execute(trx);
            throw new Error('no');
          })
          .catch(() => undefined),
    ],
    [
      'an event that is gone',
      true,
      async () => {
        await sql`delete from ticket_tiers where id = ${tier.id}`.execute(db);
        await sql`delete from events where id = ${event.id}`.execute(db);
      },
    ],
    [
      'a category that is gone',
      true,
      () => sql`delete from categories where id = ${category.id}`.execute(db),
    ],
  ];
  for (const [what, isNoted, change] of changes) {
    const before = await version();
    await change();
    expect([what, (await version()) !== before]).toEqual([what, isNoted]);
  }
});

it('a change that is committed after a later one is noticed too', async () => {
  const { db } = database;
  const note = (id: number) =>
    sql`insert into catalogue_changes (id) overriding system value values (${id})`.execute(db);
  await note(1_000_001);
  const before = await version();
  await note(1_000_000);
  expect(await version()).not.toBe(before);
});

it('old notes are deleted', async () => {
  await purgeCatalogueChanges(database.db, new Date(Date.now() + 60_000));
  expect(await version()).toBe('0 to ');
  await createEvent(database);
  expect(await version()).not.toBe('0 to ');
});
