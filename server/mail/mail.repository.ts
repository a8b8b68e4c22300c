import { sql, type Insertable, type RawBuilder, type Selectable } from 'kysely';
import { nextTurn } from '../db/expressions/nextTurn';
import type { MailsTable } from '../db/schema/mail';
import type { ModuleDeps } from '../deps';
import { URGENT_KINDS } from './mailKinds.rules';

type Db = ModuleDeps['db'];

export type MailRow = Selectable<MailsTable>;

const isOpen = sql`sent_at is null and withdrawn_at is null`;

type NewMail = Omit<Insertable<MailsTable>, 'share' | 'turn'> & { share: string | null; at: Date };

/** @returns false when a mail with the same key exists already */
export async function insertMail(db: Db, { at, ...mail }: NewMail): Promise<boolean> {
  const { numInsertedOrUpdatedRows: inserted } = await db
    .insertInto('mails')
    .values({ ...mail, turn: nextTurn('mails', isOpen, { ...mail, at }) })
    .onConflict((clash) => clash.column('key').doNothing())
    .executeTakeFirst();
  return Number(inserted) > 0;
}

/**
 * Each class is claimed and sent by a separate loop, so that a mail waits only for mails of the same class. One-time
 * codes wait for nothing else, and notices wait neither for attachments, which take long to render, nor for messages of
 * organizers, which go to many people.
 */
export const MAIL_CLASSES = [
  'urgent',
  'withoutAttachments',
  'withAttachments',
  'messages',
] as const;
export type MailClass = (typeof MAIL_CLASSES)[number];

// Literals instead of parameters, because PostgreSQL would not use the index of urgent mails otherwise.
const urgentKinds = sql.join(URGENT_KINDS.map((kind) => sql.lit(kind)));

const isOfClass: Readonly<Record<MailClass, RawBuilder<boolean>>> = {
  urgent: sql`kind in (${urgentKinds})`,
  withoutAttachments: sql`attachments = '[]' and kind not in (${urgentKinds}, 'event_message')`,
  withAttachments: sql`attachments <> '[]' and kind not in (${urgentKinds}, 'event_message')`,
  messages: sql`kind = 'event_message'`,
};

/**
 * Leases mails that are due to this process until `leaseUntil`. Rows that another process is
 * leasing at the moment are skipped.
 */
export const claimDueMails = (
  db: Db,
  {
    mailClass,
    now,
    leaseUntil,
    count,
  }: { mailClass: MailClass; now: Date; leaseUntil: Date; count: number },
): Promise<MailRow[]> =>
  db
    .with('due', (query) =>
      query
        .selectFrom('mails')
        .select('id')
        .where('sent_at', 'is', null)
        .where('withdrawn_at', 'is', null)
        .where(isOfClass[mailClass])
        .where('next_try_at', '<=', now)
        .where('give_up_at', '>', now)
        .orderBy('turn')
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

/** Unless the mail was sent since, or another process has claimed it. */
export async function renewLease(
  db: Db,
  { id, tries }: Pick<MailRow, 'id' | 'tries'>,
  until: Date,
): Promise<void> {
  await db
    .updateTable('mails')
    .set({ next_try_at: until })
    .where('id', '=', id)
    .where('tries', '=', tries)
    .where('sent_at', 'is', null)
    .execute();
}

/** The row stays as a record; the content of the mail is deleted. */
export async function markSent(db: Db, id: number, at: Date): Promise<void> {
  await db
    .updateTable('mails')
    .set({ sent_at: at, last_error: null, ...withoutContent })
    .where('id', '=', id)
    .execute();
}

/** Its essential attachments no longer exist, so it is never sent. */
export async function markWithdrawn(db: Db, id: number, at: Date): Promise<void> {
  await db
    .updateTable('mails')
    .set({ withdrawn_at: at, last_error: null, ...withoutContent })
    .where('id', '=', id)
    .execute();
}

const withoutContent = { text: '', html: '', attachments: '[]' } as const;

export async function markFailed(
  db: Db,
  id: number,
  failure: { error: string; nextTryAt: Date },
): Promise<void> {
  await db
    .updateTable('mails')
    .set({
      last_error: failure.error,
      next_try_at: failure.nextTryAt,
      turn: sql<Date>`greatest(turn, ${failure.nextTryAt}::timestamptz)`,
    })
    .where('id', '=', id)
    .where('sent_at', 'is', null)
    .execute();
}

/** Refused permanently: it is not tried again, and its content is deleted. */
export async function markRefused(
  db: Db,
  id: number,
  refusal: { error: string; at: Date },
): Promise<void> {
  await db
    .updateTable('mails')
    .set({ last_error: refusal.error, give_up_at: refusal.at, ...withoutContent })
    .where('id', '=', id)
    .where('sent_at', 'is', null)
    .execute();
}

export async function deleteQueuedBefore(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('mails').where('queued_at', '<', before).execute();
}
