/**
 * The schema as the migrations make it -> docs/schema.md. `--check` writes nothing and fails when the page is stale.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { format } from 'oxfmt';
import { openEmbedded } from '../server/db/client';
import { migrate } from '../server/db/migrate';
import { tablePurposes } from './lib/tablePurposes';

interface Column {
  name: string;
  type: string;
  is_nullable: boolean;
  default: string | null;
  refers_to: string | null;
}

interface Table {
  name: string;
  columns: Column[];
  primary_key: string | null;
  /** Each as `(a, b)`, with the condition of a partial index. */
  unique_keys: string[];
  checks: string[];
}

const CATALOGUE = `
select c.relname as name,
  (select json_agg(json_build_object(
      'name', attname,
      'type', replace(format_type(atttypid, atttypmod), 'timestamp with time zone', 'timestamptz'),
      'is_nullable', not attnotnull,
      'default', case when attidentity <> '' then 'identity' else pg_get_expr(adbin, adrelid, true) end,
      'refers_to', (
        select string_agg(confrelid::regclass::text, ', ') from pg_constraint
        where conrelid = c.oid and contype = 'f' and attnum = any(conkey))) order by attnum)
    from pg_attribute left join pg_attrdef on adrelid = attrelid and adnum = attnum
    where attrelid = c.oid and attnum > 0 and not attisdropped) as columns,
  (select substring(pg_get_indexdef(indexrelid, 0, true) from 'USING btree (.*)') from pg_index
    where indrelid = c.oid and indisprimary) as primary_key,
  (select coalesce(json_agg(substring(pg_get_indexdef(indexrelid, 0, true) from 'USING btree (.*)')
      order by indexrelid::regclass::text), '[]')
    from pg_index where indrelid = c.oid and indisunique and not indisprimary) as unique_keys,
  (select coalesce(json_agg(substring(pg_get_constraintdef(oid, true) from '^CHECK \\((.*)\\)$') order by conname), '[]')
    from pg_constraint where conrelid = c.oid and contype = 'c') as checks
from pg_class c
where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname not like 'kysely%'`;

async function readTables(): Promise<Map<string, Table>> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'foyer-schema-'));
  const database = await openEmbedded({ folder: path.join(folder, 'db'), fsync: false });
  try {
    await migrate(database);
    const { rows } = await database.pool.query<Table>(CATALOGUE);
    return new Map(rows.map((table) => [table.name, table]));
  } finally {
    await database.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** On one line, as somebody would write it. */
const code = (text: string) =>
  `\`${text
    .replaceAll(/('(?:[^']|'')*')::(?:text|jsonb)\b/g, '$1')
    .replaceAll(/= ANY \(ARRAY\[([^\]]*)\]\)/g, 'in ($1)')
    .replaceAll(/\s+/g, ' ')}\``;
const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
const linkTo = (table: string) => `[${table}](#${table})`;

function columnRow({
  name,
  type,
  is_nullable: isNullable,
  default: value,
  refers_to: target,
}: Column) {
  return row([
    code(name),
    type,
    isNullable ? 'yes' : '',
    value === null ? '' : code(value),
    target === null ? '' : linkTo(target),
  ]);
}

function section(table: Table, purpose: string): string {
  const keys = [
    table.primary_key === null ? '' : `Primary key ${code(table.primary_key)}.`,
    table.unique_keys.length > 0 ? `Unique: ${table.unique_keys.map(code).join(', ')}.` : '',
  ];
  const columns = [
    row(['Column', 'Type', 'Null', 'Default', 'Refers to']),
    row(['---', '---', '---', '---', '---']),
    ...table.columns.map(columnRow),
  ];
  return [
    `### ${table.name}`,
    purpose,
    columns.join('\n'),
    keys.filter(Boolean).join(' '),
    table.checks.map((check) => `- ${code(check)}`).join('\n'),
  ]
    .filter(Boolean)
    .join('\n\n');
}

function pageOf(tables: ReadonlyMap<string, Table>): string {
  const known = Object.values(tablePurposes).flatMap(Object.keys);
  const unknown = [...tables.keys()].filter((name) => !known.includes(name));
  if (unknown.length > 0) {
    throw new Error(`scripts/lib/tablePurposes.ts has no ${unknown.join(', ')}.`);
  }
  const domains = Object.entries(tablePurposes).map(([domain, purposes]) => {
    const sections = Object.entries(purposes).map(([name, purpose]) => {
      const table = tables.get(name);
      if (!table) throw new Error(`scripts/lib/tablePurposes.ts: there is no table ${name}.`);
      return section(table, purpose);
    });
    return [`## ${domain}`, ...sections].join('\n\n');
  });
  return `<!-- Generated from the migrated database by \`npm run schema\`. Never edited by hand. -->

# Schema

The tables by domain, as the migrations in \`server/db/migrations\` make them; \`server/db/schema\` has their types and what
single columns mean. Times are \`timestamptz\`, money is \`bigint\` in minor units. Below the columns of a table stand its keys
and what the database checks.

${domains.join('\n\n')}
`;
}

const file = path.resolve(import.meta.dirname, '../docs/schema.md');
const { code: text } = await format(file, pageOf(await readTables()));
const present = await readFile(file, 'utf8').catch(() => '');
if (present === text) {
  console.log('docs/schema.md: up to date');
} else if (process.argv.includes('--check')) {
  console.error('docs/schema.md: stale. Run `npm run schema` and commit the result.');
  process.exitCode = 1;
} else {
  await writeFile(file, text);
  console.log('docs/schema.md: written');
}
