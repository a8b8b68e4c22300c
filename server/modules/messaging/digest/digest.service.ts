import { inTransaction } from '../../../db/transaction';
import type { ModuleDeps } from '../../../deps';
import { pollLoop } from '../../../jobs/pollLoop';
import type { MailQueue } from '../../../mail/mailQueue.service';
import type { ApprovalNews } from '../../spending/approvals/approvals.jobs';
import { digestMail } from './digest.mails';
import * as repository from './digest.repository';
import { dueDay, untilNextMail } from './digestTime.rules';
import { findPreference } from './mailPreferences.repository';

type Db = ModuleDeps['db'];

/** Milliseconds between polls for zones where it is past 9:00. */
const POLL_INTERVAL = 60_000;
const DAY_SECONDS = 24 * 3600;
/** Milliseconds that somebody who is to pay has at least after the daily mail. */
const TIME_TO_PAY = 2 * 3600 * 1000;

interface DigestDeps extends Pick<ModuleDeps, 'db' | 'config' | 'clock'> {
  log: Pick<ModuleDeps['log'], 'error'>;
  mail: Pick<MailQueue, 'enqueue'>;
}

export type Digests = ReturnType<typeof createDigests>;

/**
 * One mail a day, at 9:00 by the clock of its reader, in place of single mails about approvals and budgets; once,
 * however many processes run it. Who has nothing to read gets none.
 */
export function createDigests({ db, config, clock, log, mail }: DigestDeps) {
  /** @returns false when nobody is left in the zone */
  async function write(trx: Db, timezone: string, day: string): Promise<boolean> {
    const id = await repository.claimDay(trx, timezone, day);
    if (id === undefined) return false;
    const reader = await repository.findReader(trx, id);
    const [waiting, decisions, budgets] = [
      await repository.findWaiting(trx, id),
      await repository.findDecisions(trx, id),
      await repository.findBudgets(trx, id),
    ];
    await repository.deleteEntries(trx, id);
    if (!reader || waiting.length + decisions.length + budgets.length === 0) return true;
    await mail.enqueue(trx, {
      kind: 'digest',
      key: `digest:${id}:${day}`,
      to: reader.email,
      usefulFor: DAY_SECONDS,
      ...digestMail(config, { reader, waiting, decisions, budgets }),
    });
    return true;
  }

  /** Any number of processes may run it. */
  async function sendOnce(): Promise<void> {
    for (const timezone of await repository.findZones(db)) {
      const day = dueDay(clock.now(), timezone);
      if (day === null) continue;
      while (await inTransaction(db, (trx) => write(trx, timezone, day)));
    }
  }

  return {
    sendOnce,
    /** @returns stops the loop, after the round under way */
    start: (): (() => Promise<void>) =>
      pollLoop(sendOnce, POLL_INTERVAL, (error) => log.error({ err: error }, 'daily mails failed')),
  };
}

/** News that wait for the daily mail, which lists what waits for a decision anyway. */
const ASKED: readonly ApprovalNews[] = [
  ...(['requested', 'next_step', 'delegated', 'passed_on', 'half_time'] as const),
];

/**
 * Keeps news of a request for the daily mail of somebody who prefers it. The last reminder, and an approval
 * that is to be paid soon after the daily mail, are not kept.
 * @returns false when it is to be mailed now
 */
export async function keepForDigest(
  trx: Db,
  personId: number,
  { id, news, payBy }: { id: number; news: ApprovalNews; payBy: Date | null },
  now: number,
): Promise<boolean> {
  const preference = await findPreference(trx, personId);
  if (preference?.approval_mails !== 'daily' || news === 'last_hours') return false;
  if (ASKED.includes(news)) return true;
  const next = now + untilNextMail(now, preference.timezone);
  if (news === 'approved' && payBy && payBy.getTime() < next + TIME_TO_PAY) return false;
  const key = `approval:${id}:${news}`;
  await repository.insertEntry(trx, { personId, key, approval: { id, news } });
  return true;
}

/** @returns false when it is to be mailed now */
export async function keepBudgetForDigest(
  trx: Db,
  personId: number,
  budget: { id: number; level: number },
): Promise<boolean> {
  const preference = await findPreference(trx, personId);
  if (preference?.approval_mails !== 'daily') return false;
  const key = `budget:${budget.id}:${budget.level}`;
  await repository.insertEntry(trx, { personId, key, budget });
  return true;
}
