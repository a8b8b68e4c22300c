import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type pg from 'pg';
import type { Database } from '../client';
import { currentNames, migrate, migrateTo } from '../migrate';
import { migrations } from '../migrations';
import {
  findColumns,
  findForeignKeys,
  findTables,
  fixFormat,
  quoted,
  sumOf,
} from './backup.repository';
import { BackupError, MARKS, NOT_WHOLE, type BackupFoot, type BackupHead } from './backupFormat';
import { BackupReader } from './backupReader';
import type { BackupReport } from './writeBackup';

/** Rows per insert. */
const BATCH = 500;

type Restorable = Pick<Database, 'db' | 'pool'>;

/**
 * Restores into a database without people, companies or events. One transaction stores all rows and commits only if
 * every table has the row count and hash sum of the backup. Then newer migrations run. Secrets are written to `dataDir`
 * unless it already has some.
 * @throws BackupError MigrationError
 */
export async function restoreBackup(
  database: Restorable,
  { file, dataDir }: { file: string; dataDir: string },
): Promise<BackupReport> {
  const reader = await BackupReader.open(file);
  try {
    const { head } = reader;
    const last = lastKnown(head);
    await assertEmpty(database.pool);
    await migrateTo(database, last);
    const report = await inTransaction(database.pool, (client) => load(client, reader));
    await migrate(database);
    await writeSecrets(dataDir, head.secrets);
    return { file: path.resolve(file), ...report };
  } finally {
    reader.close();
  }
}

function lastKnown(head: BackupHead): string {
  const names = currentNames(head.migrations, 'backup');
  const unknown = names.filter((name) => !(name in migrations));
  const last = names.at(-1);
  if (unknown.length > 0 || last === undefined) {
    throw new BackupError(
      `The backup was made by a newer Foyer: this one does not know its migration ${unknown.join(', ')}.`,
    );
  }
  return last;
}

async function assertEmpty(pool: pg.Pool): Promise<void> {
  for (const table of ['users', 'companies', 'events', 'bookings']) {
    const { rows } = await pool.query<{ exists: string | null }>(
      'select to_regclass($1) as exists',
      [`public.${table}`],
    );
    if (!rows[0]?.exists) continue;
    const found = await pool.query(`select 1 from public.${table} limit 1`);
    if (found.rows.length > 0) {
      throw new BackupError(
        `This database has ${table}: a backup is restored into an empty one alone. Nothing was changed.`,
      );
    }
  }
}

async function load(client: pg.PoolClient, reader: BackupReader) {
  const tables = await findTables(client);
  const keys = await findForeignKeys(client);
  for (const { table, name } of keys) {
    await client.query(`alter table public.${quoted(table)} drop constraint ${quoted(name)}`);
  }
  for (const table of tables) {
    await client.query(`alter table public.${quoted(table)} disable trigger user`);
  }
  await client.query(`truncate ${tables.map((table) => `public.${quoted(table)}`).join(', ')}`);
  const foot = await storeRows(client, reader, new Set(tables));
  await assertSums(client, foot);
  for (const [name, last] of Object.entries(foot.sequences)) {
    await client.query('select setval($1::regclass, $2::bigint)', [`public.${quoted(name)}`, last]);
  }
  for (const table of tables) {
    await client.query(`alter table public.${quoted(table)} enable trigger user`);
  }
  for (const { table, name, definition } of keys) {
    await client.query(
      `alter table public.${quoted(table)} add constraint ${quoted(name)} ${definition}`,
    );
  }
  const rows = Object.values(foot.sums).reduce((sum, table) => sum + table.rows, 0);
  return { rows, tables: Object.keys(foot.sums).length };
}

/** @returns the last line */
async function storeRows(
  client: pg.PoolClient,
  reader: BackupReader,
  tables: ReadonlySet<string>,
): Promise<BackupFoot> {
  let store: ((rows: readonly string[]) => Promise<unknown>) | undefined;
  let rows: string[] = [];
  const flush = async () => {
    if (rows.length > 0) await store?.(rows);
    rows = [];
  };
  for await (const line of reader.lines) {
    if (line.startsWith(MARKS.end)) {
      await flush();
      return JSON.parse(line.slice(MARKS.end.length)) as BackupFoot;
    }
    if (line.startsWith(MARKS.table)) {
      await flush();
      const table = JSON.parse(line.slice(MARKS.table.length)) as string;
      if (!tables.has(table)) throw new BackupError(`This Foyer has no table ${table}.`);
      store = await storeInto(client, table);
    } else {
      rows.push(line);
      if (rows.length === BATCH) await flush();
    }
  }
  throw new BackupError(NOT_WHOLE);
}

async function storeInto(client: pg.PoolClient, table: string) {
  const columns = (await findColumns(client, table)).map(quoted).join(', ');
  const name = `public.${quoted(table)}`;
  const statement = `insert into ${name} (${columns}) overriding system value
    select ${columns} from jsonb_populate_recordset(null::${name}, $1::jsonb)`;
  return (rows: readonly string[]) => client.query(statement, [`[${rows.join(',')}]`]);
}

async function assertSums(client: pg.PoolClient, { sums }: BackupFoot): Promise<void> {
  for (const [table, expected] of Object.entries(sums)) {
    const found = await sumOf(client, table);
    if (found.rows !== expected.rows || found.sum !== expected.sum) {
      throw new BackupError(
        `The rows of ${table} are not those of the backup (${found.rows} of ${expected.rows}). Nothing was restored.`,
      );
    }
  }
}

async function inTransaction<T>(
  pool: pg.Pool,
  work: (client: pg.PoolClient) => Promise<T>,
): Promise<T> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    await fixFormat(client);
    const result = await work(client);
    await client.query('commit');
    client.release();
    return result;
  } catch (error) {
    await client.query('rollback').then(
      () => client.release(),
      () => client.release(true),
    );
    throw error;
  }
}

async function writeSecrets(dataDir: string, secrets: BackupHead['secrets']): Promise<void> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  for (const [name, text] of Object.entries(secrets)) {
    const file = path.join(dataDir, path.basename(name));
    await writeFile(file, text, { flag: 'wx', mode: 0o600 }).catch((error: unknown) => {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    });
  }
}
