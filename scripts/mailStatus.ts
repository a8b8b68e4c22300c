/**
 * `npm run mail:status`: the state of the mail queue in DATABASE_URL or the embedded database of
 * DATA_DIR. Counts mails that were given up within a day, or within `-- --hours 72`. Exits with 1 when
 * there is one, with 2 when it cannot read the database.
 */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { ConfigError, readConfig } from '../server/config/config';
import { DatabaseInUseError, openDatabase } from '../server/db/client';
import { isConnectionError } from '../server/db/errors';
import {
  MAX_HOURS,
  DEFAULT_HOURS,
  describeMailStatus,
  hasGivenUp,
  readMailStatus,
  type MailStatus,
} from '../server/mail/mailStatus.service';
import { readMailStatusFile } from '../server/mail/mailStatusFile';

/** Seconds; a running server writes the file every ten. */
const STALE_AFTER = 60;

/** An error that the operator can fix; the message says how. */
class StatusUnavailable extends Error {}

interface DatabaseLocation {
  databaseUrl: string | undefined;
  dataDir: string;
}

async function readFromDatabase(location: DatabaseLocation, hours: number): Promise<MailStatus> {
  const database = await openDatabase({ ...location, poolSize: 1 });
  try {
    return await readMailStatus(database.db, hours);
  } finally {
    await database.close();
  }
}

/** What the server that uses the embedded database writes every few seconds. */
async function readFromFile(dataDir: string): Promise<MailStatus> {
  const status = await readMailStatusFile(dataDir);
  if (!status) {
    throw new StatusUnavailable(
      'A server is using the embedded database and has not yet written how mail stands. Try again in a few seconds.',
    );
  }
  const age = Math.round((Date.now() - Date.parse(status.at)) / 1000);
  console.log(
    `A server is using the embedded database; this is what it wrote ${age} s ago, with all that was given up in the last ${status.hours} hours.\n`,
  );
  if (age > STALE_AFTER) console.log('That is long ago: the server may be busy or stuck.\n');
  return status;
}

async function readStatus(location: DatabaseLocation, hours: number): Promise<MailStatus> {
  if (location.databaseUrl === undefined && !existsSync(path.join(location.dataDir, 'db'))) {
    throw new StatusUnavailable(
      `There is no database in ${location.dataDir} yet: start the server once.`,
    );
  }
  try {
    return await readFromDatabase(location, hours);
  } catch (error) {
    if (error instanceof DatabaseInUseError) return readFromFile(location.dataDir);
    if (isConnectionError(error)) {
      throw new StatusUnavailable('The database at DATABASE_URL does not answer.');
    }
    if (error instanceof Error && /(relation|column) .* does not exist/.test(error.message)) {
      throw new StatusUnavailable('The database is of another version: start this server once.');
    }
    throw error;
  }
}

function readHours(): number {
  const { values } = parseArgs({ options: { hours: { type: 'string' } } });
  const hours = Number(values.hours ?? DEFAULT_HOURS);
  if (!Number.isInteger(hours) || hours < 1 || hours > MAX_HOURS) {
    throw new StatusUnavailable(`--hours must be a whole number from 1 to ${MAX_HOURS}.`);
  }
  return hours;
}

try {
  const hours = readHours();
  const { DATABASE_URL, DATA_DIR } = process.env;
  const status = await readStatus(readConfig({ DATABASE_URL, DATA_DIR }), hours);
  console.log(describeMailStatus(status));
  process.exitCode = hasGivenUp(status) ? 1 : 0;
} catch (error) {
  const isExpected = error instanceof StatusUnavailable || error instanceof ConfigError;
  console.error(isExpected ? error.message : error);
  process.exitCode = 2;
}
