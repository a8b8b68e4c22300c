import type pg from 'pg';
import type { TableSum } from './backupFormat';

type Client = pg.PoolClient;

/** Tables that Kysely creates and fills. */
const MIGRATION_TABLES = ['kysely_migration', 'kysely_migration_lock'];

export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;

/** All other tables, sorted by name. */
export async function findTables(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select relname as name from pg_class
     where relnamespace = 'public'::regnamespace and relkind = 'r' and relname <> all($1)
     order by relname`,
    [MIGRATION_TABLES],
  );
  return rows.map(({ name }) => name);
}

/** Stored columns, without generated ones. */
export async function findColumns(client: Client, table: string): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select attname as name from pg_attribute
     where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = ''
     order by attnum`,
    [`public.${quoted(table)}`],
  );
  return rows.map(({ name }) => name);
}

/** UTC and exact digits, so that a row has the same text in every database. */
export const fixFormat = (client: Client) =>
  client.query(`set local timezone = 'UTC'; set local extra_float_digits = 3;
    set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0`);

export async function sumOf(client: Client, table: string): Promise<TableSum> {
  const { rows } = await client.query<TableSum>(
    `select count(*)::int as rows,
       coalesce(sum(hashtextextended(to_jsonb(t)::text, 0)::numeric), 0)::text as sum
     from public.${quoted(table)} t`,
  );
  return rows[0] ?? { rows: 0, sum: '0' };
}

export async function readSequences(client: Client): Promise<Record<string, string>> {
  const { rows } = await client.query<{ name: string; last: string }>(
    `select sequencename as name, last_value::text as last from pg_sequences
     where schemaname = 'public' and last_value is not null order by sequencename`,
  );
  return Object.fromEntries(rows.map(({ name, last }) => [name, last]));
}

export interface ForeignKey {
  table: string;
  name: string;
  definition: string;
}

export async function findForeignKeys(client: Client): Promise<ForeignKey[]> {
  const { rows } = await client.query<ForeignKey>(
    `select relname as table, conname as name, pg_get_constraintdef(c.oid) as definition
     from pg_constraint c join pg_class r on r.oid = c.conrelid
     where contype = 'f' and r.relnamespace = 'public'::regnamespace
     order by relname, conname`,
  );
  return rows;
}
