import { inTransaction } from '../../../db/transaction';
import type { ModuleDeps } from '../../../deps';
import { pollLoop } from '../../../jobs/pollLoop';
import type { MailQueue } from '../../../mail/mailQueue.service';
import { ASKING, type ApprovalNews } from '../../spending/approvals/approvals.jobs';
import { digestMail } from './digest.mails';
import * as repository from './digest.repository';
import { dueDay, untilNextMail } from './digestTime.rules';
import { findPreference } from './mailPreferences.repository';

type Db = ModuleDeps['db'];

/** Milliseconds between checks for zones where it is past 9:00. */
const POLL_INTERVAL = 60_000;
const DAY_SECONDS = 24 * 3600;
/** Milliseconds that must remain to pay after the daily mail; otherwise the approval is mailed at once. */
const TIME_TO_PAY = 2 * 3600 * 1000;

interface DigestDeps extends Pick<ModuleDeps, 'db' | 'config' | 'clock'> {
  log: Pick<ModuleDeps['log'], 'error'>;
  mail: Pick<MailQueue, 'enqueue'>;
}

export type Digests = ReturnType<typeof createDigests>;

/**
 * Sends one mail a day, at 9:00 in the reader's time zone, instead of single mails about approvals and budgets. Sent
 * once even if several processes run, and not sent if there is nothing to report.
 */
export function createDigests({ db, config, clock, log, mail }: DigestDeps) {
  /** @returns false if nobody in the zone is left to mail */
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

  /** Safe to run in several processes. */
  async function sendOnce(): Promise<void> {
    for (const timezone of await repository.findZones(db)) {
      const day = dueDay(clock.now(), timezone);
      if (day === null) continue;
      while (await inTransaction(db, (trx) => write(trx, timezone, day)));
    }
  }

  return {
    sendOnce,
    /** @returns a function that stops the loop after the current round */
    start: (): (() => Promise<void>) =>
      pollLoop(sendOnce, POLL_INTERVAL, (error) => log.error({ err: error }, 'daily mails failed')),
  };
}

/** News that need no entry, because the daily mail lists every request that waits for a decision. */
const LISTED_NEWS: readonly ApprovalNews[] = [...ASKING, 'half_time'];

/**
 * Stores news for the daily mail, if the person prefers it. The last reminder, and an approval that must be paid soon
 * after the next daily mail, are not stored.
 * @returns false if the caller must mail the news now
 */
export async function keepForDigest(
  trx: Db,
  personId: number,
  { id, news, payBy }: { id: number; news: ApprovalNews; payBy: Date | null },
  now: number,
): Promise<boolean> {
  const preference = await findPreference(trx, personId);
  if (preference?.approval_mails !== 'daily' || news === 'last_hours') return false;
  if (LISTED_NEWS.includes(news)) return true;
  const next = now + untilNextMail(now, preference.timezone);
  if (news === 'approved' && payBy && payBy.getTime() < next + TIME_TO_PAY) return false;
  const key = `approval:${id}:${news}`;
  await repository.insertEntry(trx, { personId, key, approval: { id, news } });
  return true;
}

/** Stores a budget alert for the daily mail. @returns false if the caller must mail it now */
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
