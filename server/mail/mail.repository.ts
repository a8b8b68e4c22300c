import { sql, type Insertable, type Selectable } from 'kysely';
import type { MailsTable } from '../db/schema/signup';
import type { ModuleDeps } from '../deps';

type Db = ModuleDeps['db'];

export type MailRow = Selectable<MailsTable>;

/** @returns false when there is one with its key already */
export async function insertMail(db: Db, mail: Insertable<MailsTable>): Promise<boolean> {
  const { numInsertedOrUpdatedRows: inserted } = await db
    .insertInto('mails')
    .values(mail)
    .onConflict((clash) => clash.column('key').doNothing())
    .executeTakeFirst();
  return Number(inserted) > 0;
}

/** Mails with papers take longer: a code never waits behind them. */
export type Lane = 'plain' | 'papers';

/**
 * Takes mails that are due for this process: until `leaseUntil` nobody else tries them. What another
 * process is just taking is passed over.
 */
export const claimDue = (
  db: Db,
  { lane, now, leaseUntil, count }: { lane: Lane; now: Date; leaseUntil: Date; count: number },
): Promise<MailRow[]> =>
  db
    .with('due', (query) =>
      query
        .selectFrom('mails')
        .select('id')
        .where('sent_at', 'is', null)
        .where('withdrawn_at', 'is', null)
        .where(
          lane === 'plain' ? sql<boolean>`attachments = '[]'` : sql<boolean>`attachments <> '[]'`,
        )
        .where('next_try_at', '<=', now)
        .where('give_up_at', '>', now)
        .orderBy('next_try_at')
        .limit(count)
        .forUpdate()
        .skipLocked(),
    )
    .updateTable('mails')
    .from('due')
    .set({ tries: sql`tries + 1`, next_try_at: leaseUntil })
    .whereRef('mails.id', '=', 'due.id')
    .returningAll('mails')
    .execute();

/** The row stays as a record; what the mail said does not. */
export async function markSent(db: Db, id: number, at: Date): Promise<void> {
  await db
    .updateTable('mails')
    .set({ sent_at: at, last_error: null, ...emptied })
    .where('id', '=', id)
    .execute();
}

/** There is nothing left to say, so it never leaves. */
export async function markWithdrawn(db: Db, id: number, at: Date): Promise<void> {
  await db
    .updateTable('mails')
    .set({ withdrawn_at: at, last_error: null, ...emptied })
    .where('id', '=', id)
    .execute();
}

const emptied = { text: '', html: '', attachments: '[]' } as const;

export async function markFailed(
  db: Db,
  id: number,
  failure: { error: string; nextTryAt: Date },
): Promise<void> {
  await db
    .updateTable('mails')
    .set({ last_error: failure.error, next_try_at: failure.nextTryAt })
    .where('id', '=', id)
    .where('sent_at', 'is', null)
    .execute();
}

/** Refused for good: it is given up before its time, and its words go as those of one that was sent. */
export async function markRefused(
  db: Db,
  id: number,
  refusal: { error: string; at: Date },
): Promise<void> {
  await db
    .updateTable('mails')
    .set({ last_error: refusal.error, give_up_at: refusal.at, ...emptied })
    .where('id', '=', id)
    .where('sent_at', 'is', null)
    .execute();
}

export async function deleteQueuedBefore(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('mails').where('queued_at', '<', before).execute();
}
