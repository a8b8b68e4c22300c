/**
 * `npm run backup -- FILE`: everything in DATABASE_URL, or in the embedded database of DATA_DIR, as of one moment,
 * with the secrets that were made in DATA_DIR. A server may be running. Exits with 2 when it could not be written.
 */
import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { DatabaseInUseError, openDatabase } from '../server/db/client';
import { assertMigrated, MigrationError } from '../server/db/migrate';
import { writeBackup, type BackupReport } from '../server/db/backup/writeBackup';
import { backupAnswer, backupRequest } from '../server/jobs/backupRequests';
import { readLocation, runStatusCommand, StatusUnavailable } from './lib/databaseStatus';

/** Milliseconds for which a running server may take to write it. */
const PATIENCE = 10 * 60 * 1000;

type Location = ReturnType<typeof readLocation>;

async function backUp(file: string, location: Location): Promise<BackupReport> {
  const { dataDir, databaseUrl } = location;
  if (databaseUrl === undefined && !existsSync(path.join(dataDir, 'db'))) {
    throw new StatusUnavailable(`There is no database in ${dataDir} yet.`);
  }
  const database = await openDatabase({ ...location, poolSize: 1 });
  try {
    await assertMigrated(database);
    return await writeBackup(database.pool, { file, dataDir });
  } catch (error) {
    throw error instanceof MigrationError ? new StatusUnavailable(error.message) : error;
  } finally {
    await database.close();
  }
}

/** The server that has the embedded database open writes the backup. */
async function askServer(file: string, dataDir: string): Promise<BackupReport> {
  const id = randomUUID();
  await backupRequest.write(dataDir, { id, file: path.resolve(file) });
  for (const until = Date.now() + PATIENCE; Date.now() < until; await pause(200)) {
    const answer = await backupAnswer.read(dataDir);
    if (answer?.id !== id) continue;
    if ('error' in answer) throw new StatusUnavailable(answer.error);
    return answer.report;
  }
  throw new StatusUnavailable('The server that has the database open did not answer.');
}

await runStatusCommand(async () => {
  const [file] = process.argv.slice(2);
  if (file === undefined) throw new StatusUnavailable('npm run backup -- FILE');
  if (existsSync(file)) throw new StatusUnavailable(`${file} is there already.`);
  const location = readLocation();
  const report = await backUp(file, location).catch((error: unknown) => {
    if (!(error instanceof DatabaseInUseError)) throw error;
    return askServer(file, location.dataDir);
  });
  console.log(`${report.rows} rows of ${report.tables} tables are in ${report.file}.`);
  return 0;
});
