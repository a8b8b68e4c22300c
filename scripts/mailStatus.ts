/**
 * `npm run mail:status`: the state of the mail queue in DATABASE_URL or the embedded database of
 * DATA_DIR. Counts mails that failed for good within a day, or within `-- --hours 72`. Exits with 1 when
 * there is one, with 2 when it cannot read the database.
 */
import { parseArgs } from 'node:util';
import {
  MAX_HOURS,
  DEFAULT_HOURS,
  describeMailStatus,
  hasGivenUp,
  readMailStatus,
} from '../server/mail/mailStatus.service';
import { mailStatusFile } from '../server/mail/mailStatusFile';
import { readStatus, runStatusCommand, StatusUnavailable } from './lib/databaseStatus';

function readHours(): number {
  const { values } = parseArgs({ options: { hours: { type: 'string' } } });
  const hours = Number(values.hours ?? DEFAULT_HOURS);
  if (!Number.isInteger(hours) || hours < 1 || hours > MAX_HOURS) {
    throw new StatusUnavailable(`--hours must be a whole number from 1 to ${MAX_HOURS}.`);
  }
  return hours;
}

await runStatusCommand(async () => {
  const wantedHours = readHours();
  const status = await readStatus({
    file: mailStatusFile,
    notWrittenYet:
      'A server is using the embedded database and has not yet written how mail stands. Try again in a few seconds.',
    describeFile: ({ hours }, age) =>
      `A server is using the embedded database; this is what it wrote ${age} s ago, with all that was given up in the last ${hours} hours.`,
    fromDatabase: (db) => readMailStatus(db, wantedHours),
  });
  console.log(describeMailStatus(status));
  return hasGivenUp(status) ? 1 : 0;
});
