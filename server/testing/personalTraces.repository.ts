import { sql } from 'kysely';
import type { ModuleDeps } from '../deps';

/** Each `table.column` in the database that contains one of the words, in any case. */
export async function findTraces(
  db: ModuleDeps['db'],
  words: readonly string[],
): Promise<string[]> {
  const { rows: columns } = await sql<{ table: string; column: string }>`
    select c.table_name as table, c.column_name as column from information_schema.columns c
    join pg_tables t on t.schemaname = c.table_schema and t.tablename = c.table_name
    where c.table_schema = current_schema()
      and c.data_type in ('text', 'character varying', 'json', 'jsonb', 'ARRAY', 'tsvector')
    order by 1, 2
  `.execute(db);
  const found: string[] = [];
  for (const { table, column } of columns) {
    const { rows } = await sql<{ found: boolean }>`
      select exists (select from ${sql.table(table)} where ${sql.join(
        words.map(
          (word) => sql`strpos(lower(${sql.ref(column)}::text), ${word.toLowerCase()}) > 0`,
        ),
        sql` or `,
      )}) as found
    `.execute(db);
    if (rows[0]?.found) found.push(`${table}.${column}`);
  }
  return found;
}
