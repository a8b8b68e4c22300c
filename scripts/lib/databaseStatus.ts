import { existsSync } from 'node:fs';
import path from 'node:path';
import { readConfig } from '../../server/config/config';
import { ConfigError } from '../../server/config/env';
import { DatabaseInUseError, openDatabase, type Database } from '../../server/db/client';
import { isConnectionError } from '../../server/db/errors';
import { assertMigrated, migrate } from '../../server/db/migrate';
import type { StatusFile } from '../../server/db/statusFile';

/** Seconds; a running server writes its status files every ten. */
const STALE_AFTER = 60;

/** An error that the operator can fix; the message says how. */
export class StatusUnavailable extends Error {}

interface StatusSource<Status> {
  file: StatusFile<Status>;
  /** What the file holds, in a sentence. */
  what: string;
  /** Added to the sentence that is printed before what comes from the file. */
  extent?(status: Status): string;
  fromDatabase(db: Database['db']): Promise<Status>;
}

/**
 * Reads the status from DATABASE_URL or the embedded database of DATA_DIR; while a server has the latter
 * open, from the file that the server writes.
 * @throws StatusUnavailable
 */
export async function readStatus<Status extends { at: string }>(
  source: StatusSource<Status>,
): Promise<Status> {
  const { dataDir } = readLocation();
  try {
    return await withDatabase(source.fromDatabase);
  } catch (error) {
    if (!(error instanceof DatabaseInUseError)) throw error;
    const status = await source.file.read(dataDir);
    if (!status) {
      throw new StatusUnavailable(
        `A server is using the embedded database and has not yet written ${source.what}. Try again in a few seconds.`,
      );
    }
    const age = Math.round((Date.now() - Date.parse(status.at)) / 1000);
    console.log(
      `A server is using the embedded database; this is what it wrote ${age} s ago${source.extent?.(status) ?? ''}.\n`,
    );
    if (age > STALE_AFTER) console.log('That is long ago: the server may be busy or stuck.\n');
    return status;
  }
}

/**
 * @param create makes a database that is not there, and brings it up to date
 * @throws StatusUnavailable; DatabaseInUseError while a server has the embedded database
 */
export async function withDatabase<T>(
  work: (db: Database['db']) => Promise<T>,
  { create = false } = {},
): Promise<T> {
  const location = readLocation();
  const isMissing =
    location.databaseUrl === undefined && !existsSync(path.join(location.dataDir, 'db'));
  if (isMissing && !create) {
    throw new StatusUnavailable(
      `There is no database in ${location.dataDir} yet: start the server once.`,
    );
  }
  try {
    const database = await openDatabase({ ...location, poolSize: 1 });
    try {
      if (create) await (location.migrate ? migrate : assertMigrated)(database);
      return await work(database.db);
    } finally {
      await database.close();
    }
  } catch (error) {
    if (isConnectionError(error)) {
      throw new StatusUnavailable('The database at DATABASE_URL does not answer.');
    }
    if (error instanceof Error && /(relation|column) .* does not exist/.test(error.message)) {
      throw new StatusUnavailable('The database is of another version: start this server once.');
    }
    throw error;
  }
}

/** Where the database and the files beside it are. */
export function readLocation() {
  const { DATABASE_URL, DATA_DIR, DATABASE_POOLER } = process.env;
  return readConfig({ DATABASE_URL, DATA_DIR, DATABASE_POOLER });
}

/** Sets the exit code to what `work` returns, or to 2 after printing why it failed. */
export async function runStatusCommand(work: () => Promise<number>): Promise<void> {
  try {
    process.exitCode = await work();
  } catch (error) {
    const isPlain = error instanceof StatusUnavailable || error instanceof ConfigError;
    console.error(isPlain ? error.message : error);
    process.exitCode = 2;
  }
}
