import { sql } from 'kysely';
import type { Schema } from '../db/schema/index';
import type { ModuleDeps } from '../deps';
import { addToEventSums, countedEventSums } from '../db/expressions/eventSums';
import { searchVector } from '../db/expressions/searchVector';
import type { Row, WorldEvent } from './world/rows';

/** The database, or a transaction on it. */
export type Db = ModuleDeps['db'];

const MARKER = 'demo_world';

/** Whether this database contains the demo world. */
export async function hasMarker(db: Db): Promise<boolean> {
  const row = await db
    .selectFrom('app_meta')
    .select('key')
    .where('key', '=', MARKER)
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * False when the marker exists. Of two concurrent calls the second waits here until the first one's
 * transaction ends.
 */
export async function claimMarker(trx: Db, madeAt: Date): Promise<boolean> {
  await sql`select set_config('lock_timeout', '0', true), set_config('statement_timeout', '0', true),
    set_config('idle_in_transaction_session_timeout', '0', true)`.execute(trx);
  const row = await trx
    .insertInto('app_meta')
    .values({ key: MARKER, value: JSON.stringify({ made_at: madeAt }) })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .returning('key')
    .executeTakeFirst();
  return row !== undefined;
}

export async function dropMarker(trx: Db): Promise<void> {
  await trx.deleteFrom('app_meta').where('key', '=', MARKER).execute();
}

/** Whether the database already contains people or events. */
export async function isInUse(db: Db): Promise<boolean> {
  const { rows } = await sql<{ in_use: boolean }>`
    select exists (select from users) or exists (select from companies)
      or exists (select from categories) or exists (select from events) as in_use
  `.execute(db);
  return rows[0]?.in_use ?? true;
}

/** All rows in one statement; every row has the columns of the first. */
export async function insertRows<Table extends keyof Schema>(
  trx: Db,
  table: Table,
  rows: readonly Row<Table>[],
): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const columns = sql.join(Object.keys(first).map((name) => sql.ref(name)));
  await sql`
    insert into ${sql.table(table)} (${columns})
    select ${columns}
    from jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::jsonb)
  `.execute(trx);
}

/** Like `insertRows`, with the search vector of each event's words. */
export async function insertEvents(trx: Db, events: readonly WorldEvent[]): Promise<void> {
  const names = Object.keys(events[0] ?? {}).filter((name) => name !== 'words');
  const columns = sql.join(names.map((name) => sql.ref(name)));
  const word = (weight: string) => sql<string>`(given -> 'words' ->> ${sql.lit(weight)})`;
  const vector = searchVector({ a: word('a'), b: word('b'), c: word('c'), d: word('d') });
  await sql`
    insert into events (${columns}, search)
    select ${columns}, ${vector}
    from jsonb_array_elements(${JSON.stringify(events)}::jsonb) as given
    cross join lateral jsonb_populate_record(null::events, given) as event
  `.execute(trx);
}

/** Advances the sequences beyond the fixed ids of the demo rows. */
export async function moveSequences(trx: Db): Promise<void> {
  const tables = await sql<{ name: string }>`
    select table_name as name from information_schema.columns
    where table_schema = current_schema() and column_name = 'id' and is_identity = 'YES'
  `.execute(trx);
  const moves = tables.rows.map(
    ({ name }) => sql`select setval(pg_get_serial_sequence(${sql.lit(name)}, 'id'),
      (select coalesce(max(id), 0) + 1 from ${sql.table(name)}), false)`,
  );
  await sql.join(moves, sql` union all `).execute(trx);
}

/** Requires the rows of tiers, bookings and payments. */
export async function insertEventSums(trx: Db): Promise<void> {
  await addToEventSums(countedEventSums).execute(trx);
}

/** Updates the planner's statistics, which matters from some thousand rows on. */
export async function analyze(trx: Db): Promise<void> {
  await sql`analyze`.execute(trx);
}
