/**
 * The state of a queue in DATABASE_URL or the embedded database of DATA_DIR. Exits with 1 when an operator has
 * something to do, with 2 when it cannot read the database.
 *
 *   npm run status -- mail                   mails; `--hours 72` counts those given up within 72 hours, not 24
 *   npm run status -- jobs                   background jobs and dead letters
 *   npm run status -- jobs --retry ID        resets the attempts of a dead letter and makes it due
 *   npm run status -- payments               refunds by state, failed ones and disputes
 *   npm run status -- payments --retry ID    requests a failed refund again
 *   npm run status -- payments --paid-by-hand ID --reference TEXT    records that it was paid without the gateway
 */
import { parseArgs } from 'node:util';
import { DatabaseInUseError, type Database } from '../server/db/client';
import { inTransaction } from '../server/db/transaction';
import {
  describeJobsStatus,
  hasDeadLetters,
  jobsStatusFile,
  readJobsStatus,
  retryDeadLetter,
} from '../server/jobs/jobsStatus.service';
import { AppError } from '../server/lib/errors';
import {
  DEFAULT_HOURS,
  describeMailStatus,
  hasGivenUp,
  MAX_HOURS,
  readMailStatus,
} from '../server/mail/mailStatus.service';
import { mailStatusFile } from '../server/mail/mailStatusFile';
import {
  describePaymentsStatus,
  needsOperator,
  paymentsStatusFile,
  readPaymentsStatus,
} from '../server/modules/payments/refunds/paymentsStatus.service';
import {
  markPaidByHand,
  retryRefund,
} from '../server/modules/payments/refunds/refundStates.service';
import {
  readStatus,
  runStatusCommand,
  StatusUnavailable,
  withDatabase,
} from './lib/databaseStatus';

/** Each returns the exit code. */
const reports: Record<string, (args: string[]) => Promise<number>> = {
  async mail(args) {
    const { values } = parseArgs({ args, options: { hours: { type: 'string' } } });
    const wantedHours = Number(values.hours ?? DEFAULT_HOURS);
    if (!Number.isInteger(wantedHours) || wantedHours < 1 || wantedHours > MAX_HOURS) {
      throw new StatusUnavailable(`--hours must be a whole number from 1 to ${MAX_HOURS}.`);
    }
    const status = await readStatus({
      file: mailStatusFile,
      what: 'how mail stands',
      extent: ({ hours }) => `, with all that was given up in the last ${hours} hours`,
      fromDatabase: (db) => readMailStatus(db, wantedHours),
    });
    console.log(describeMailStatus(status));
    return hasGivenUp(status) ? 1 : 0;
  },

  async jobs(args) {
    const { values } = parseArgs({ args, options: { retry: { type: 'string' } } });
    if (values.retry !== undefined) {
      await change('--retry', values.retry, { kind: 'job', found: 'dead letter' }, retryDeadLetter);
      console.log(`Job ${values.retry} is due again.`);
      return 0;
    }
    const status = await readStatus({
      file: jobsStatusFile,
      what: 'the state of its jobs',
      fromDatabase: readJobsStatus,
    });
    console.log(describeJobsStatus(status));
    return hasDeadLetters(status) ? 1 : 0;
  },

  async payments(args) {
    const { values } = parseArgs({
      args,
      options: {
        retry: { type: 'string' },
        'paid-by-hand': { type: 'string' },
        reference: { type: 'string', default: '' },
      },
    });
    const { retry, 'paid-by-hand': paidByHand } = values;
    const reference = values.reference.trim();
    const refund = { kind: 'refund', found: 'failed refund' };
    if (retry !== undefined) {
      await change('--retry', retry, refund, retryRefund);
      console.log(`Refund ${retry} is requested again.`);
      return 0;
    }
    if (paidByHand !== undefined) {
      if (reference === '') {
        throw new StatusUnavailable(
          '--paid-by-hand needs --reference with the transfer it was paid by.',
        );
      }
      await change('--paid-by-hand', paidByHand, refund, (trx, id) =>
        markPaidByHand(trx, id, reference),
      );
      console.log(`Refund ${paidByHand} is done: ${reference}.`);
      return 0;
    }
    const status = await readStatus({
      file: paymentsStatusFile,
      what: 'the state of its refunds',
      fromDatabase: readPaymentsStatus,
    });
    console.log(describePaymentsStatus(status));
    return needsOperator(status) ? 1 : 0;
  },
};

/**
 * @param option under which the id was given
 * @param work resolves with false when there is no such row
 */
async function change(
  option: string,
  id: string,
  { kind, found }: { kind: string; found: string },
  work: (trx: Database['db'], id: number) => Promise<boolean>,
): Promise<void> {
  if (!/^[1-9]\d{0,15}$/.test(id)) {
    throw new StatusUnavailable(`${option} needs the id of a ${kind}.`);
  }
  try {
    const isDone = await withDatabase((db) => inTransaction(db, (trx) => work(trx, Number(id))));
    if (!isDone) throw new StatusUnavailable(`There is no ${found} ${id}.`);
  } catch (error) {
    if (error instanceof AppError) throw new StatusUnavailable(error.message);
    if (!(error instanceof DatabaseInUseError)) throw error;
    throw new StatusUnavailable(
      `A server is using the embedded database: stop it before ${option}, and start it again after.`,
    );
  }
}

const [name = '', ...args] = process.argv.slice(2);
await runStatusCommand(async () => {
  const report = Object.hasOwn(reports, name) ? reports[name] : undefined;
  if (!report) throw new StatusUnavailable('npm run status -- mail, jobs or payments');
  return report(args);
});
