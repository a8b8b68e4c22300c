import { createWriteStream } from 'node:fs';
import { readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type pg from 'pg';
import { SECRET_FILES } from '../../config/secrets';
import { findTables, fixFormat, quoted, readSequences, sumOf } from './backup.repository';
import { MARKS, type BackupFoot, type BackupHead, type TableSum } from './backupFormat';

/** Rows per fetch. */
const BATCH = 500;
/** Files of DATA_DIR whose loss would end every session or make every ticket invalid. */
const KEPT_FILES: readonly string[] = Object.values(SECRET_FILES);

export interface BackupReport {
  file: string;
  rows: number;
  tables: number;
}

/**
 * Writes a consistent snapshot while others keep reading and writing (on the embedded database they wait). The file
 * appears when it is complete. Only its owner may read it, because it contains names, mail addresses and any secrets
 * generated in `dataDir`.
 */
export async function writeBackup(
  pool: pg.Pool,
  { file, dataDir }: { file: string; dataDir: string },
): Promise<BackupReport> {
  const target = path.resolve(file);
  const partial = `${target}.${process.pid}.part`;
  const client = await pool.connect();
  const sums: Record<string, TableSum> = {};
  try {
    await client.query('begin isolation level repeatable read read only');
    await fixFormat(client);
    const head = await readHead(client, dataDir);
    await pipeline(
      Readable.from(lines(client, head, sums)),
      createGzip(),
      createWriteStream(partial, { mode: 0o600, flush: true }),
    );
    await rename(partial, target);
  } finally {
    await client.query('rollback').then(
      () => client.release(),
      () => client.release(true),
    );
    await rm(partial, { force: true });
  }
  const counts = Object.values(sums);
  const rows = counts.reduce((sum, table) => sum + table.rows, 0);
  return { file: target, rows, tables: counts.length };
}

async function readHead(client: pg.PoolClient, dataDir: string): Promise<BackupHead> {
  const { rows } = await client.query<{ name: string }>(
    'select name from kysely_migration order by name',
  );
  const secrets: Record<string, string> = {};
  for (const name of KEPT_FILES) {
    const text = await readFile(path.join(dataDir, name), 'utf8').catch(() => undefined);
    if (text !== undefined) secrets[name] = text;
  }
  return {
    format: 'foyer-backup',
    version: 1,
    at: new Date().toISOString(),
    migrations: rows.map(({ name }) => name),
    secrets,
  };
}

async function* lines(
  client: pg.PoolClient,
  head: BackupHead,
  sums: Record<string, TableSum>,
): AsyncGenerator<string> {
  yield `${MARKS.head}${JSON.stringify(head)}\n`;
  for (const table of await findTables(client)) {
    yield `${MARKS.table}${JSON.stringify(table)}\n`;
    sums[table] = await sumOf(client, table);
    await client.query(
      `declare backup_rows no scroll cursor for
       select to_jsonb(t)::text as row from public.${quoted(table)} t`,
    );
    for (;;) {
      const { rows } = await client.query<{ row: string }>(`fetch ${BATCH} from backup_rows`);
      if (rows.length === 0) break;
      yield `${rows.map(({ row }) => row).join('\n')}\n`;
    }
    await client.query('close backup_rows');
  }
  const foot: BackupFoot = { sums, sequences: await readSequences(client) };
  yield `${MARKS.end}${JSON.stringify(foot)}\n`;
}
