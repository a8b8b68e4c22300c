/**
 * `npm run restore -- FILE`: a backup into DATABASE_URL, or the embedded database of DATA_DIR, where nobody and
 * nothing is yet. All of it or nothing. Exits with 2 when it was not restored.
 */
import path from 'node:path';
import { DatabaseInUseError, openDatabase, openEmbedded } from '../server/db/client';
import { BackupError } from '../server/db/backup/backupFormat';
import { restoreBackup } from '../server/db/backup/restoreBackup';
import { MigrationError } from '../server/db/migrate';
import { readLocation, runStatusCommand, StatusUnavailable } from './lib/databaseStatus';

await runStatusCommand(async () => {
  const [file] = process.argv.slice(2);
  if (file === undefined) throw new StatusUnavailable('npm run restore -- FILE');
  const location = readLocation();
  const { dataDir, databaseUrl } = location;
  try {
    // Not from the prepared database: the backup may be of an earlier release.
    const database = await (databaseUrl === undefined
      ? openEmbedded({ folder: path.join(dataDir, 'db') })
      : openDatabase({ ...location, poolSize: 1 }));
    try {
      const { rows, tables } = await restoreBackup(database, { file, dataDir });
      console.log(
        `${rows} rows of ${tables} tables are restored, and every sum is that of the backup.`,
      );
    } finally {
      await database.close();
    }
  } catch (error) {
    const known = [BackupError, MigrationError, DatabaseInUseError];
    if (error instanceof Error && known.some((kind) => error instanceof kind)) {
      throw new StatusUnavailable(error.message);
    }
    throw error;
  }
  return 0;
});
