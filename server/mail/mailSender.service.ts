import { setTimeout as pause } from 'node:timers/promises';
import { isUnavailable } from '../db/errors';
import type { ModuleDeps } from '../deps';
import { pollLoop } from '../jobs/pollLoop';
import type { WaitForIdle } from '../lib/loadMonitor';
import { singleLine } from '../lib/text';
import * as repository from './mail.repository';
import type { MailRow } from './mail.repository';
import {
  isRefusedForGood,
  openTransport,
  URGENT_CONNECTIONS,
  type MailTransport,
  type RenderedAttachment,
} from './transport';

/** Renders the attachments of a mail; the domains implement it. */
export interface AttachmentRenderer {
  /**
   * @returns the files of the mail, without those that no longer exist; null when none of its
   *   essential ones does, so that the mail is not to be sent
   */
  render(mail: Pick<MailRow, 'recipient' | 'attachments'>): Promise<RenderedAttachment[] | null>;
}

const SECOND = 1000;
const HOUR = 3600 * SECOND;
/** Milliseconds between polls of the queue. */
const POLL_INTERVAL = SECOND;
/** Milliseconds for which a process leases a mail; it renews the lease while it tries to send it. */
const LEASE = 120 * SECOND;
/** Milliseconds between renewals: a slow mail server may take longer for a batch than a lease lasts. */
const RENEW_EVERY = 30 * SECOND;
/** Milliseconds after which a lease is no longer renewed. */
const LONGEST_DELIVERY = HOUR / 4;
/** Tries to record that a mail was sent, 250 ms to 5 s apart: all within the lease. */
const RECORD_TRIES = 20;
/**
 * Mails that are leased and sent together. Attachments take long to render, and a server that stops
 * waits for the mails it has leased. Each urgent mail of a batch has a connection at once.
 */
const BATCH_SIZE: Readonly<Record<repository.MailClass, number>> = {
  urgent: URGENT_CONNECTIONS,
  withoutAttachments: 10,
  withAttachments: 3,
  messages: 10,
};
/** Characters of an error that are stored. */
const MAX_ERROR_LENGTH = 500;

/** Milliseconds before the next try: 5 s, 20 s, 80 s … an hour. */
const retryDelay = (tries: number): number => Math.min(5 * SECOND * 4 ** (tries - 1), HOUR);

/**
 * Repeats a statement while the database is away, because a mail that is not recorded as sent would be sent again.
 */
async function persist(write: () => Promise<void>): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await write();
    } catch (error) {
      if (!isUnavailable(error) || attempt === RECORD_TRIES) throw error;
      await pause(Math.min(250 * 2 ** (attempt - 1), 5 * SECOND));
    }
  }
}

interface MailSenderDeps extends Pick<ModuleDeps, 'db' | 'config' | 'clock'> {
  attachments: AttachmentRenderer;
  log: Pick<ModuleDeps['log'], 'warn' | 'error'>;
  renewEvery?: number;
  pollEvery?: number;
}

export type MailSender = ReturnType<typeof createMailSender>;

/**
 * Sends queued mails. Any number of processes may run it. Each mail is sent at least once, and usually once: if a
 * process dies after the mail server has accepted a mail and before the row is marked as sent, the mail is sent again
 * under the same Message-ID. A mail that is refused permanently is not tried again.
 */
export function createMailSender(
  {
    db,
    config,
    clock,
    log,
    attachments: renderer,
    renewEvery = RENEW_EVERY,
    pollEvery = POLL_INTERVAL,
  }: MailSenderDeps,
  transport: MailTransport = openTransport(config),
) {
  /** Renews the lease while the mail is sent, so that no other process sends it, however slow the mail server is. */
  async function whileLeased<T>(mail: MailRow, work: () => Promise<T>): Promise<T> {
    const end = clock.now() + LONGEST_DELIVERY;
    /** One renewal at a time, because a late one would shorten the lease. */
    let renewal: Promise<void> | undefined;
    const timer = setInterval(() => {
      const now = clock.now();
      if (now >= end) return clearInterval(timer);
      renewal ??= repository
        .renewLease(db, mail, new Date(now + LEASE))
        .catch((error: unknown) => log.warn({ err: error, mail: mail.id }, 'a lease ran on'))
        .finally(() => (renewal = undefined));
    }, renewEvery).unref();
    try {
      return await work();
    } finally {
      clearInterval(timer);
      await renewal;
    }
  }

  /** @returns false when it is not to be sent */
  async function deliver(mail: MailRow): Promise<boolean> {
    const attachments = await renderer.render(mail);
    if (attachments !== null) await transport.deliver({ ...mail, attachments });
    return attachments !== null;
  }

  async function send(mail: MailRow): Promise<boolean> {
    let isSent: boolean;
    try {
      isSent = await whileLeased(mail, () => deliver(mail));
    } catch (error) {
      const reason = singleLine(error instanceof Error ? error.message : String(error));
      log.warn(
        { mail: mail.id, kind: mail.kind, tries: mail.tries, reason: withoutAddresses(reason) },
        'a mail did not leave',
      );
      const failure = { error: reason.slice(0, MAX_ERROR_LENGTH) };
      const now = clock.now();
      if (isRefusedForGood(error)) {
        await persist(() => repository.markRefused(db, mail.id, { ...failure, at: new Date(now) }));
      } else {
        const nextTryAt = new Date(now + retryDelay(mail.tries));
        await repository.markFailed(db, mail.id, { ...failure, nextTryAt });
      }
      return false;
    }
    const mark = isSent ? repository.markSent : repository.markWithdrawn;
    await persist(() => mark(db, mail.id, new Date(clock.now())));
    return isSent;
  }

  /** Sends mails until none is due or `stopping` is aborted; the rest is sent later. */
  async function sendDue(
    mailClass: repository.MailClass,
    { stopping, waitForIdle }: { stopping?: AbortSignal; waitForIdle?: WaitForIdle } = {},
  ): Promise<number> {
    let sent = 0;
    for (;;) {
      await waitForIdle?.();
      if (stopping?.aborted) return sent;
      const now = clock.now();
      const mails = await repository.claimDueMails(db, {
        mailClass,
        now: new Date(now),
        leaseUntil: new Date(now + LEASE),
        count: BATCH_SIZE[mailClass],
      });
      sent += (await Promise.all(mails.map(send))).filter(Boolean).length;
      if (mails.length < BATCH_SIZE[mailClass]) return sent;
    }
  }

  return {
    /** Sends everything that is due. @returns how many mails were sent */
    async sendOnce(): Promise<number> {
      const sent = await Promise.all(
        repository.MAIL_CLASSES.map((mailClass) => sendDue(mailClass)),
      );
      return sent.reduce((sum, count) => sum + count, 0);
    },

    /**
     * Polls the queue every second, in one loop for each class of mails.
     * @param waitForIdle awaited before each batch of mails with attachments
     * @returns a function that stops the loops after the mails that are being sent
     */
    start(waitForIdle: WaitForIdle = async () => undefined): () => Promise<void> {
      const onError = (error: unknown) => log.error({ err: error }, 'sending mails failed');
      const stops = repository.MAIL_CLASSES.map((mailClass) => {
        const wait = mailClass === 'withAttachments' ? { waitForIdle } : {};
        return pollLoop(
          (stopping) => sendDue(mailClass, { stopping, ...wait }),
          pollEvery,
          onError,
        );
      });
      return async () => {
        await Promise.all(stops.map((stop) => stop()));
        transport.close();
      };
    },
  };
}

/**
 * A text for the log, without anything that looks like an email address. The pattern starts only where a word starts:
 * trying each letter of a long word would take quadratic time.
 */
const withoutAddresses = (text: string): string =>
  text.replace(
    /"[^"]*"@[^\s<>()",;]+|(?<![^\s<>()",;:=])[^\s<>()",;:=]+@[^\s<>()",;]+/g,
    '[address]',
  );
