import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import { sql } from 'kysely';
import type { Database } from '../client';

const fixture = (name: string) => fileURLToPath(new URL(`formerChain/${name}`, import.meta.url));

/** A backup that the last release with the former chain made: a part of the demo world, with rows in every table. */
export const formerBackup = fixture('data.backup');

/** Loads the former chain's schema and history, which `pg_dump` has written, into an empty database. */
export async function loadFormerSchema({ pool }: Pick<Database, 'pool'>): Promise<void> {
  await pool.query(gunzipSync(readFileSync(fixture('schema.sql.gz'))).toString());
}

/** Columns, indexes, constraints, triggers, functions and settings of tables, as the database describes them. */
export async function schemaOf({ db }: Pick<Database, 'db'>): Promise<string[]> {
  const { rows } = await sql<{ line: string }>`
    select format('%s.%s %s %s %s %s', table_name, column_name, data_type, is_nullable, column_default,
        identity_generation) as line
      from information_schema.columns where table_schema = 'public'
    union all select indexdef from pg_indexes where schemaname = 'public'
    union all select format('%s %s %s', conrelid::regclass, conname, pg_get_constraintdef(oid, true))
      from pg_constraint where connamespace = 'public'::regnamespace
    union all select pg_get_triggerdef(oid) from pg_trigger where not tgisinternal
    union all select pg_get_functiondef(oid) from pg_proc p
      where pronamespace = 'public'::regnamespace
        and not exists (select from pg_depend where objid = p.oid and deptype = 'e')
    union all select format('%s %s', relname, reloptions) from pg_class
      where relnamespace = 'public'::regnamespace
    union all select extname || extversion from pg_extension
    union all select name from kysely_migration
    order by line
  `.execute(db);
  return rows.map(({ line }) => line);
}
