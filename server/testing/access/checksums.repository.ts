import { sql } from 'kysely';
import type { ModuleDeps } from '../../deps';

/** Refused calls add rows to these tables. */
const IGNORED_TABLES = ['rate_limits'];

/** A checksum over all rows of every table, to detect any change. */
export async function rowChecksums(db: ModuleDeps['db']): Promise<Record<string, string>> {
  const tables = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = current_schema() order by tablename
  `.execute(db);
  const compared = tables.rows
    .map(({ name }) => name)
    .filter((name) => !IGNORED_TABLES.includes(name));
  const sums = compared.map(
    (name) => sql`select ${sql.lit(name)} as name,
      md5(coalesce(string_agg(r::text, ',' order by r::text), '')) as sum from ${sql.table(name)} r`,
  );
  const { rows } = await sql<{ name: string; sum: string }>`
    ${sql.join(sums, sql` union all `)}
  `.execute(db);
  return Object.fromEntries(rows.map(({ name, sum }) => [name, sum]));
}
