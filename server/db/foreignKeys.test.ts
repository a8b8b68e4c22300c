import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { createTestDatabase, type TestDatabase } from '../testing/testDatabase';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
}, 60_000);
afterAll(() => database.drop());

/** Who did something, kept with the row alone: no statement looks for it, and rows of people are never deleted. */
const EXCEPTIONS: readonly string[] = [
  'check_ins.by_user',
  'check_ins.undone_by',
  'credit_receipts.recorded_by',
  'credit_reversals.reversed_by',
  'events.cancelled_by',
  'events.created_by',
  'images.uploaded_by',
  'imports.created_by',
  'tickets.used_by',
];

const unindexed = async (table: string): Promise<string[]> => {
  const { rows } = await sql<{ column: string }>`
    select c.conrelid::regclass || '.' || a.attname as column
    from pg_constraint c
    join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    where c.contype = 'f' and c.confrelid = ${table}::regclass and not exists (
      select from pg_index i
      where i.indrelid = c.conrelid and i.indkey[0] = c.conkey[1] and i.indisvalid
        and (i.indpred is null or pg_get_expr(i.indpred, i.indrelid) = '(' || a.attname || ' IS NOT NULL)'))
    order by 1
  `.execute(database.db);
  return rows.map(({ column }) => column);
};

it('finds the rows of a person by an index, for every column that refers to people', async () => {
  expect(await unindexed('users')).toEqual(EXCEPTIONS);
});

it('finds what hangs on a booking by an index, so that deleting one reads no whole table', async () => {
  expect(await unindexed('bookings')).toEqual([]);
});
