import { inTransaction } from '../../db/transaction';
import type { ModuleDeps } from '../../deps';
import { enqueue } from '../../jobs/queue';
import { pollLoop } from '../../jobs/pollLoop';
import { creditReminder } from './credit.jobs';
import { takeDue } from './creditReminders.repository';

const EVERY_MS = 10 * 60_000;
const BATCH = 500;

/** Reminds companies of what they owe: before it is due, on the day, and late, once each (D37). */
export function createCreditReminders({ db, log }: Pick<ModuleDeps, 'db' | 'log'>) {
  /** Any number of processes may run it. @returns how many mails it asked for */
  async function runOnce(): Promise<number> {
    let count = 0;
    for (;;) {
      const due = await inTransaction(db, async (trx) => {
        const taken = await takeDue(trx, BATCH);
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
    /** @returns what stops it, after the run under way */
    start: (): (() => Promise<void>) =>
      pollLoop(runOnce, EVERY_MS, (error) =>
        log.error({ err: error }, 'reminding of accounts failed'),
      ),
  };
}
