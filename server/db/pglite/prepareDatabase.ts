import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { openEmbedded } from '../client';
import { migrate } from '../migrate';

/** Makes an empty, migrated database and archives it in the folder. */
export async function prepareDatabase(folder: string): Promise<void> {
  const scratch = mkdtempSync(path.join(os.tmpdir(), 'foyer-prepared-'));
  const data = path.join(scratch, 'db');
  try {
    const database = await openEmbedded({ folder: data, fsync: false });
    const migrations = await migrate(database);
    await database.close();
    await archiveDatabase(data, migrations, folder);
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}

/** Writes `database.tar.gz`, the data folder of a database, and `database.json` with its migrations into `folder`. */
export async function archiveDatabase(
  data: string,
  migrations: readonly string[],
  folder: string,
): Promise<void> {
  const engine = await PGlite.create(data, { extensions: { pg_trgm } });
  const archive = await engine.dumpDataDir('gzip');
  await engine.close();
  writeFileSync(path.join(folder, 'database.tar.gz'), Buffer.from(await archive.arrayBuffer()));
  writeFileSync(path.join(folder, 'database.json'), JSON.stringify({ migrations }));
}
