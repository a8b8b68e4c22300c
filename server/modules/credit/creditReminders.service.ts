import { inTransaction } from '../../db/transaction';
import type { ModuleDeps } from '../../deps';
import { enqueue } from '../../jobs/queue';
import { pollLoop } from '../../jobs/pollLoop';
import { creditReminder } from './credit.jobs';
import { claimDueReminders } from './creditReminders.repository';

const EVERY_MS = 10 * 60_000;
const BATCH = 500;

/** Reminds companies of charges once before the due date, once on it and once after it (D37). */
export function createCreditReminders({ db, log }: Pick<ModuleDeps, 'db' | 'log'>) {
  /** Several processes may run it concurrently. @returns the number of mails enqueued */
  async function runOnce(): Promise<number> {
    let count = 0;
    for (;;) {
      const due = await inTransaction(db, async (trx) => {
        const taken = await claimDueReminders(trx, BATCH);
        for (const { company_id: company, stage, payments } of taken) {
          await enqueue(trx, creditReminder, {
            key: `${company}:${stage}:${payments[0] ?? 0}`,
            payload: { company, stage, payments: payments.join(',') },
          });
        }
        return taken;
      });
      count += due.length;
      if (due.reduce((sum, { payments }) => sum + payments.length, 0) < BATCH) return count;
    }
  }

  return {
    runOnce,
    /** @returns a function that stops the loop after the current run */
    start: (): (() => Promise<void>) =>
      pollLoop(runOnce, EVERY_MS, (error) =>
        log.error({ err: error }, 'reminding of accounts failed'),
      ),
  };
}
