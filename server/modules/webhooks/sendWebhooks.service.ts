import { setTimeout as pause } from 'node:timers/promises';
import { Webhook } from 'standardwebhooks';
import { inTransaction } from '../../db/transaction';
import type { ModuleDeps } from '../../deps';
import { attemptsWithinHours, secondsAfterAttempt } from '../../jobs/defineJob';
import { pollLoop } from '../../jobs/pollLoop';
import { createSealedSecrets } from '../../config/sealedSecrets';
import { approvalLink } from '../../mail/links';
import type { MailQueue } from '../../mail/mailQueue.service';
import { callWebhook, type WebhookAnswer } from './callWebhook.gateway';
import * as repository from './deliveries.repository';
import type { DueDelivery } from './deliveries.repository';
import { webhookPausedMail } from './webhook.mails';
import { messageBody } from './webhookMessage.rules';
import { deleteOfMerged, findReaders, resealSecret } from './webhooks.repository';
import { secretPlace } from './webhooks.service';
import { hostOf } from './webhookUrl.rules';

/** Deliveries that one process sends at once. */
const AT_ONCE = 20;
/** Deliveries to one webhook at once, so that a slow receiver does not delay the others. */
const AT_ONCE_PER_WEBHOOK = 4;
/** Longer than a call may take. */
const LEASE_SECONDS = 60;
/** Milliseconds for one call. */
const TIMEOUT = 10_000;
/** Milliseconds between polls for due deliveries. */
const POLL_EVERY = 1_000;
/** All tries of a delivery. */
const ATTEMPTS = attemptsWithinHours(72);

const UNREADABLE_SECRET = 'Its secret can no longer be read. Replace it.';

const DAYS_KEPT = 30;
const PURGED_AT_ONCE = 1_000;

interface SenderDeps extends Pick<ModuleDeps, 'db' | 'config' | 'secrets' | 'log'> {
  mail: Pick<MailQueue, 'enqueue'>;
}

/**
 * Sends the deliveries of webhooks, each at least once. Any number of processes may run it. After three days of
 * failures the webhook is paused.
 */
export function createWebhookSender({ db, config, secrets, log, mail }: SenderDeps) {
  const sealed = createSealedSecrets(secrets);
  const { allowPrivate, timeout = TIMEOUT } = config.webhooks;

  /** The headers of Standard Webhooks. Each try has the time at which it is made. */
  async function sign(delivery: DueDelivery, body: string): Promise<Record<string, string>> {
    const { webhook_id: id, message_id: messageId, secret, former_secret: former } = delivery;
    const place = secretPlace(id);
    const current = await sealed.open(secret, place);
    if (current.isFormer) {
      const after = await sealed.seal(current.secret, place);
      await resealSecret(db, id, { before: secret, after });
    }
    const keys = [current.secret];
    if (former !== null) keys.push((await sealed.open(former, place)).secret);
    const at = new Date();
    return {
      'webhook-id': messageId,
      'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
      'webhook-signature': keys.map((key) => new Webhook(key).sign(messageId, at, body)).join(' '),
    };
  }

  async function call(delivery: DueDelivery): Promise<WebhookAnswer> {
    const body =
      delivery.format === 'message'
        ? messageBody(delivery.body, (id) => approvalLink(config, id))
        : delivery.body;
    const signature = await sign(delivery, body).catch((error: unknown) => {
      log.error({ err: error, webhook: delivery.webhook_id }, 'a webhook cannot be signed');
      return null;
    });
    if (!signature) return { status: null, answer: '', error: UNREADABLE_SECRET };
    const headers = {
      'content-type': 'application/json',
      'user-agent': 'Foyer-Webhooks',
      ...signature,
    };
    return callWebhook({ url: delivery.url, headers, body }, { allowPrivate, timeout });
  }

  /** Pauses the webhook and mails its owner's admins. */
  const giveUp = (delivery: DueDelivery, failure: Parameters<typeof repository.giveUp>[2]) =>
    inTransaction(db, async (trx) => {
      if (!(await repository.giveUp(trx, delivery, failure))) return;
      const reason = failure.error;
      const { organizer_id: organizerId, url } = delivery;
      for (const to of await findReaders(trx, delivery)) {
        await mail.enqueue(trx, {
          kind: 'webhook_paused',
          to,
          ...webhookPausedMail(config, { host: hostOf(url), reason, organizerId }),
        });
      }
    });

  async function send(delivery: DueDelivery): Promise<void> {
    const started = performance.now();
    const { status, answer, error } = await call(delivery);
    const durationMs = Math.round(performance.now() - started);
    const attempt = { status, answer, durationMs };
    if (error === null) return repository.markDelivered(db, delivery, attempt);
    const { id, tries, webhook_id: webhook } = delivery;
    log.info({ delivery: id, webhook, tries, status }, 'a webhook was not received');
    if (tries >= ATTEMPTS) return giveUp(delivery, { ...attempt, error });
    await repository.markForRetry(db, delivery, { ...attempt, error }, secondsAfterAttempt(tries));
  }

  /** Sends until nothing is due and nothing is being sent, or until `stopping` is aborted. */
  async function sendDue(stopping?: AbortSignal): Promise<void> {
    const sending = new Set<Promise<void>>();
    for (;;) {
      const due = stopping?.aborted
        ? []
        : await repository.claimDeliveries(db, {
            count: AT_ONCE - sending.size,
            perWebhook: AT_ONCE_PER_WEBHOOK,
            leaseSeconds: LEASE_SECONDS,
          });
      for (const delivery of due) {
        const work = send(delivery)
          // Its lease runs out, and it is sent again.
          .catch((error: unknown) => {
            log.error({ err: error, delivery: delivery.id }, 'sending a webhook failed');
          })
          .finally(() => sending.delete(work));
        sending.add(work);
      }
      if (sending.size === 0) return;
      // New deliveries do not wait for a receiver that does not answer.
      await Promise.race([...sending, pause(POLL_EVERY, undefined, { ref: false })]);
    }
  }

  return {
    /** Sends everything that is due. */
    sendOnce: () => sendDue(),

    /** Polls for due deliveries. @returns a function that stops it after the calls that are being made */
    start: (): (() => Promise<void>) =>
      pollLoop(sendDue, POLL_EVERY, (error) =>
        log.error({ err: error }, 'sending webhooks failed'),
      ),

    /** Deletes deliveries after 30 days, and webhooks of merged companies. */
    async purgeOld(): Promise<void> {
      await deleteOfMerged(db);
      const batch = { days: DAYS_KEPT, count: PURGED_AT_ONCE };
      while ((await repository.deleteOldDeliveries(db, batch)) === PURGED_AT_ONCE);
    },
  };
}
