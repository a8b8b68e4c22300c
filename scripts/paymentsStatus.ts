/**
 * `npm run payments:status`: refunds by state, failed ones and disputes, in DATABASE_URL or the embedded
 * database of DATA_DIR. Exits with 1 when an operator has something to do, with 2 when it cannot read
 * the database. `-- --retry ID` requests a failed refund again; `-- --paid-by-hand ID --reference TEXT`
 * records that it was paid without the gateway.
 */
import { parseArgs } from 'node:util';
import { DatabaseInUseError, type Database } from '../server/db/client';
import { inTransaction } from '../server/db/transaction';
import { AppError } from '../server/lib/errors';
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

/** @param option under which the id was given */
async function change(
  option: string,
  id: string,
  work: (trx: Database['db'], id: number) => Promise<boolean>,
): Promise<void> {
  if (!/^[1-9]\d{0,15}$/.test(id)) {
    throw new StatusUnavailable(`${option} needs the id of a refund.`);
  }
  try {
    const isDone = await withDatabase((db) => inTransaction(db, (trx) => work(trx, Number(id))));
    if (!isDone) throw new StatusUnavailable(`There is no failed refund ${id}.`);
  } catch (error) {
    if (error instanceof AppError) throw new StatusUnavailable(error.message);
    if (!(error instanceof DatabaseInUseError)) throw error;
    throw new StatusUnavailable(
      `A server is using the embedded database: stop it before ${option}, and start it again after.`,
    );
  }
}

await runStatusCommand(async () => {
  const { values } = parseArgs({
    options: {
      retry: { type: 'string' },
      'paid-by-hand': { type: 'string' },
      reference: { type: 'string' },
    },
  });
  const { retry, 'paid-by-hand': paidByHand, reference = '' } = values;
  if (retry !== undefined) {
    await change('--retry', retry, retryRefund);
    console.log(`Refund ${retry} is requested again.`);
    return 0;
  }
  if (paidByHand !== undefined) {
    if (reference.trim() === '') {
      throw new StatusUnavailable(
        '--paid-by-hand needs --reference with the transfer it was paid by.',
      );
    }
    await change('--paid-by-hand', paidByHand, (trx, id) =>
      markPaidByHand(trx, id, reference.trim()),
    );
    console.log(`Refund ${paidByHand} is done: ${reference.trim()}.`);
    return 0;
  }
  const status = await readStatus({
    file: paymentsStatusFile,
    notWrittenYet:
      'A server is using the embedded database and has not yet written the state of its refunds. Try again in a few seconds.',
    describeFile: (_status, age) =>
      `A server is using the embedded database; this is what it wrote ${age} s ago.`,
    fromDatabase: readPaymentsStatus,
  });
  console.log(describePaymentsStatus(status));
  return needsOperator(status) ? 1 : 0;
});
