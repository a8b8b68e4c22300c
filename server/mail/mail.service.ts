import type { MailAttachment } from '../db/schema/signup';
import type { WaitForIdle } from '../lib/loadMonitor';
import { pollLoop } from '../jobs/pollLoop';
import { singleLine } from '../lib/text';
import type { ModuleDeps } from '../deps';
import type { MailContent } from './layout';
import * as repository from './mail.repository';
import type { MailPapers } from '../modules/messaging/attachments/attachments.service';
import { isRefusedForGood, openTransport, type MailTransport } from './transport';

type Db = ModuleDeps['db'];

/** What a mail is about: it names the file in the outbox. */
export type MailKind =
  | 'signup_code'
  | 'signup_known'
  | 'welcome'
  | 'password_reset_code'
  | 'password_changed'
  | 'contact_message'
  | 'newsletter_welcome'
  | 'newsletter_note'
  | 'payment_confirmed'
  | 'payment_refunded'
  | 'ticket'
  | 'booking_cancelled'
  | 'ticket_cancelled'
  | 'booking_reminder'
  | 'ticket_reminder'
  | 'ticket_given_away'
  | 'ticket_received'
  | 'event_cancelled'
  | 'event_moved'
  | 'refund_done';

export interface OutgoingMail extends MailContent {
  kind: MailKind;
  /** Queued again with the same one, a mail is not queued again. */
  key?: string;
  to: string;
  replyTo?: string;
  /** Further headers. */
  headers?: Readonly<Record<string, string>>;
  attachments?: readonly MailAttachment[];
  /** Seconds after which it is no longer worth sending; three days unless told otherwise. */
  usefulFor?: number;
}

const SECOND = 1000;
const HOUR = 3600 * SECOND;
const DAY = 24 * HOUR;
/** Milliseconds between looks into the outbox. */
const EVERY = SECOND;
/** Milliseconds for which a process keeps a mail to itself while it tries: longer than SMTP's limits. */
const LEASE = 120 * SECOND;
/** Taken together; papers take long to print, and a server that is stopped waits for those it has. */
const AT_ONCE: Readonly<Record<repository.Lane, number>> = { plain: 10, papers: 3 };
const KEPT = 30 * DAY;
/** Characters of a reason that are kept. */
const REASON = 500;

/** Milliseconds before the next try: 5 s, 20 s, 80 s … an hour. */
const pauseAfter = (tries: number): number => Math.min(5 * SECOND * 4 ** (tries - 1), HOUR);

interface MailDeps extends Pick<ModuleDeps, 'db' | 'config' | 'clock'> {
  papers: MailPapers;
  log: Pick<ModuleDeps['log'], 'warn' | 'error'>;
}

export type MailService = ReturnType<typeof createMailService>;

/**
 * The outbox. A mail is queued in the transaction of what causes it, so there is never one without
 * the other, and is sent afterwards by whichever process comes first: at least once, as a rule once
 * (a process that dies between the mail server's answer and its being written down sends it again,
 * under the same Message-ID). One that is refused for good is given up at once.
 */
export function createMailService(
  { db, config, clock, log, papers }: MailDeps,
  transport: MailTransport = openTransport(config),
) {
  async function attempt(mail: repository.MailRow): Promise<boolean> {
    try {
      const attachments = await papers.print(mail);
      if (attachments === null) {
        await repository.markWithdrawn(db, mail.id, new Date(clock.now()));
        return false;
      }
      await transport.deliver({ ...mail, attachments });
    } catch (error) {
      const reason = singleLine(error instanceof Error ? error.message : String(error));
      log.warn(
        { mail: mail.id, kind: mail.kind, tries: mail.tries, reason },
        'a mail did not leave',
      );
      const failure = { error: reason.slice(0, REASON) };
      const now = clock.now();
      if (isRefusedForGood(error)) {
        await repository.markRefused(db, mail.id, { ...failure, at: new Date(now) });
      } else {
        const nextTryAt = new Date(now + pauseAfter(mail.tries));
        await repository.markFailed(db, mail.id, { ...failure, nextTryAt });
      }
      return false;
    }
    await repository.markSent(db, mail.id, new Date(clock.now()));
    return true;
  }

  /** Until nothing is due, or it should come to an end: what is left is sent later. */
  async function drain(
    lane: repository.Lane,
    { stopping, waitForIdle }: { stopping?: AbortSignal; waitForIdle?: WaitForIdle } = {},
  ): Promise<number> {
    let sent = 0;
    for (;;) {
      await waitForIdle?.();
      if (stopping?.aborted) return sent;
      const now = clock.now();
      const mails = await repository.claimDue(db, {
        lane,
        now: new Date(now),
        leaseUntil: new Date(now + LEASE),
        count: AT_ONCE[lane],
      });
      sent += (await Promise.all(mails.map(attempt))).filter(Boolean).length;
      if (mails.length < AT_ONCE[lane]) return sent;
    }
  }

  /** Sends what is due. @returns how many mails left */
  async function sendOnce(): Promise<number> {
    const sent = await Promise.all([drain('plain'), drain('papers')]);
    return sent[0] + sent[1];
  }

  return {
    sendOnce,

    /**
     * @param handle the transaction of what causes the mail
     * @returns false when a mail with its key is there already
     */
    async queue(handle: Db, mail: OutgoingMail): Promise<boolean> {
      const now = clock.now();
      return repository.insertMail(handle, {
        kind: mail.kind,
        key: mail.key ?? null,
        recipient: mail.to,
        reply_to: mail.replyTo ?? null,
        subject: singleLine(mail.subject),
        text: mail.text,
        html: mail.html,
        headers: JSON.stringify(mail.headers ?? {}),
        attachments: JSON.stringify(mail.attachments ?? []),
        queued_at: new Date(now),
        next_try_at: new Date(now),
        give_up_at: new Date(now + (mail.usefulFor ? mail.usefulFor * SECOND : 3 * DAY)),
      });
    },

    /**
     * Looks into the outbox every second. Mails without papers, such as codes, leave at once.
     * @param waitForIdle what mails with papers wait for
     * @returns what stops it, after the mails under way
     */
    startSending(waitForIdle: WaitForIdle = async () => undefined): () => Promise<void> {
      const stops = (['plain', 'papers'] as const).map((lane) =>
        pollLoop(
          (stopping) => drain(lane, { stopping, ...(lane === 'papers' && { waitForIdle }) }),
          EVERY,
          (error) => log.error({ err: error }, 'sending mails failed'),
        ),
      );
      return async () => {
        await Promise.all(stops.map((stop) => stop()));
        transport.close();
      };
    },

    /** Forgets mails of a month ago, sent or not. */
    forgetOld: () => repository.deleteQueuedBefore(db, new Date(clock.now() - KEPT)),
  };
}
