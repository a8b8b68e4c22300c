import type { ModuleDeps } from '../deps';
import type { MailAttachment } from '../db/schema/mail';
import { currentOrigin, currentShare } from '../lib/requestOrigin';
import { isDeletedAddress } from '../lib/emailAddress';
import { singleLine } from '../lib/text';
import type { MailContent } from './layout';
import * as repository from './mail.repository';
import type { MailKind } from './mailKinds.rules';

type Db = ModuleDeps['db'];

export interface OutgoingMail extends MailContent {
  kind: MailKind;
  /** At most one mail with the same key is queued. */
  key?: string;
  to: string;
  replyTo?: string;
  /** Further headers. */
  headers?: Readonly<Record<string, string>>;
  attachments?: readonly MailAttachment[];
  /** Queued under this key instead of the hash of the requester. */
  share?: string;
  /** Seconds after which the mail is not sent any more; three days by default. */
  usefulFor?: number;
}

const SECOND = 1000;
const DAY = 24 * 3600 * SECOND;

/** The mail can be found in the logs by the id of the request that caused it. */
function originHeader(): Record<string, string> {
  const origin = currentOrigin();
  return origin ? { 'X-Request-Id': origin.requestId } : {};
}

export type MailQueue = ReturnType<typeof createMailQueue>;

/**
 * The queue of outgoing mails (table `mails`). A mail is queued in the transaction of what causes
 * it, so that neither is committed without the other; `mailSender.service.ts` sends it afterwards.
 */
export function createMailQueue({ db, clock }: Pick<ModuleDeps, 'db' | 'clock'>) {
  return {
    /**
     * @param handle the transaction of what causes the mail
     * @returns false when a mail with its key is queued or sent already, and for somebody who was erased
     */
    async enqueue(handle: Db, mail: OutgoingMail): Promise<boolean> {
      if (isDeletedAddress(mail.to)) return false;
      const now = clock.now();
      return repository.insertMail(handle, {
        kind: mail.kind,
        key: mail.key ?? null,
        recipient: mail.to,
        reply_to: mail.replyTo ?? null,
        subject: singleLine(mail.subject),
        text: mail.text,
        html: mail.html,
        headers: JSON.stringify({ ...mail.headers, ...originHeader() }),
        attachments: JSON.stringify(mail.attachments ?? []),
        queued_at: new Date(now),
        next_try_at: new Date(now),
        at: new Date(now),
        share: mail.share ?? currentShare(),
        give_up_at: new Date(now + (mail.usefulFor ? mail.usefulFor * SECOND : 3 * DAY)),
      });
    },

    /** Deletes mails that were queued so many days ago, sent or not. */
    purgeOld: (days: number) =>
      repository.deleteQueuedBefore(db, new Date(clock.now() - days * DAY)),
  };
}
