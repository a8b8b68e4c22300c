/**
 * `npm run mail:status`: how mail stands, on DATABASE_URL or the embedded database of DATA_DIR.
 * What was given up within a day counts, or within `-- --hours 72`. Ends with 1 when something was,
 * with 2 when it could not look.
 */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { ConfigError, readConfig } from '../server/config/config';
import { DatabaseInUseError, openDatabase } from '../server/db/client';
import { isConnectionError } from '../server/db/errors';
import {
  MOST_HOURS,
  USUAL_HOURS,
  describeMailStatus,
  hasGivenUp,
  readMailStatus,
  type MailStatus,
} from '../server/mail/mailStatus.service';
import { readMailStatusFile } from '../server/mail/mailStatusFile';

/** Seconds after which a server that runs should have written anew. */
const STALE = 60;

/** A person can put it right; the message says how. */
class CannotLook extends Error {}

interface Place {
  databaseUrl: string | undefined;
  dataDir: string;
}

async function ask(place: Place, hours: number): Promise<MailStatus> {
  const database = await openDatabase({ ...place, poolSize: 1 });
  try {
    return await readMailStatus(database.db, hours);
  } finally {
    await database.close();
  }
}

/** What the server that has the embedded database writes down every few seconds. */
async function fromFile(dataDir: string): Promise<MailStatus> {
  const status = await readMailStatusFile(dataDir);
  if (!status) {
    throw new CannotLook(
      'A server is using the embedded database and has not yet written how mail stands. Try again in a few seconds.',
    );
  }
  const age = Math.round((Date.now() - Date.parse(status.at)) / 1000);
  console.log(
    `A server is using the embedded database; this is what it wrote ${age} s ago, with all that was given up in the last ${status.hours} hours.\n`,
  );
  if (age > STALE) console.log('That is long ago: the server may be busy or stuck.\n');
  return status;
}

async function look(place: Place, hours: number): Promise<MailStatus> {
  if (place.databaseUrl === undefined && !existsSync(path.join(place.dataDir, 'db'))) {
    throw new CannotLook(`There is no database in ${place.dataDir} yet: start the server once.`);
  }
  try {
    return await ask(place, hours);
  } catch (error) {
    if (error instanceof DatabaseInUseError) return fromFile(place.dataDir);
    if (isConnectionError(error)) {
      throw new CannotLook('The database at DATABASE_URL does not answer.');
    }
    if (error instanceof Error && /(relation|column) .* does not exist/.test(error.message)) {
      throw new CannotLook('The database is of another version: start this server once.');
    }
    throw error;
  }
}

function readHours(): number {
  const { values } = parseArgs({ options: { hours: { type: 'string' } } });
  const hours = Number(values.hours ?? USUAL_HOURS);
  if (!Number.isInteger(hours) || hours < 1 || hours > MOST_HOURS) {
    throw new CannotLook(`--hours must be a whole number from 1 to ${MOST_HOURS}.`);
  }
  return hours;
}

try {
  const hours = readHours();
  const { DATABASE_URL, DATA_DIR } = process.env;
  const status = await look(readConfig({ DATABASE_URL, DATA_DIR }), hours);
  console.log(describeMailStatus(status));
  process.exitCode = hasGivenUp(status) ? 1 : 0;
} catch (error) {
  const isPlain = error instanceof CannotLook || error instanceof ConfigError;
  console.error(isPlain ? error.message : error);
  process.exitCode = 2;
}
