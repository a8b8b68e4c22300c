/**
 * `npm run jobs:status`: the state of the job queue in DATABASE_URL or the embedded database of
 * DATA_DIR. Exits with 1 when there are dead letters, with 2 when it cannot read the database.
 * `-- --retry ID` resets the attempts of a dead letter and makes it due.
 */
import { parseArgs } from 'node:util';
import { DatabaseInUseError } from '../server/db/client';
import {
  describeJobsStatus,
  hasDeadLetters,
  jobsStatusFile,
  readJobsStatus,
  retryDeadLetter,
} from '../server/jobs/jobsStatus.service';
import {
  readStatus,
  runStatusCommand,
  StatusUnavailable,
  withDatabase,
} from './lib/databaseStatus';

async function retry(id: string): Promise<void> {
  if (!/^[1-9]\d{0,15}$/.test(id)) throw new StatusUnavailable('--retry needs the id of a job.');
  try {
    if (!(await withDatabase((db) => retryDeadLetter(db, Number(id))))) {
      throw new StatusUnavailable(`There is no dead letter ${id}.`);
    }
  } catch (error) {
    if (!(error instanceof DatabaseInUseError)) throw error;
    throw new StatusUnavailable(
      'A server is using the embedded database: stop it before --retry, and start it again after.',
    );
  }
  console.log(`Job ${id} is due again.`);
}

await runStatusCommand(async () => {
  const { values } = parseArgs({ options: { retry: { type: 'string' } } });
  if (values.retry !== undefined) {
    await retry(values.retry);
    return 0;
  }
  const status = await readStatus({
    file: jobsStatusFile,
    notWrittenYet:
      'A server is using the embedded database and has not yet written the state of its jobs. Try again in a few seconds.',
    describeFile: (_status, age) =>
      `A server is using the embedded database; this is what it wrote ${age} s ago.`,
    fromDatabase: readJobsStatus,
  });
  console.log(describeJobsStatus(status));
  return hasDeadLetters(status) ? 1 : 0;
});
