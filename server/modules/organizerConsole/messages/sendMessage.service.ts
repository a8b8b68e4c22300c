import type { Config } from '../../../config/config';
import { inTransaction } from '../../../db/transaction';
import type { ModuleDeps } from '../../../deps';
import { enqueue } from '../../../jobs/queue';
import type { MailContent } from '../../../mail/layout';
import type { MailQueue } from '../../../mail/mailQueue.service';
import { eventMessageMail } from './message.mails';
import { sendEventMessageJob, settleEventMessageJob } from './messages.jobs';
import * as repository from './messages.repository';
import type { MessagedEvent } from './messages.types';
import { claimRecipients, countWaitingMails } from './recipients.repository';

type Db = ModuleDeps['db'];

/** Mails per transaction. */
const BATCH = 100;
const BATCHES_A_ROUND = 5;
/** Maximum unsent mails per message, because each stores the whole text. Later rounds add more. */
const MAX_WAITING = 500;
const SECONDS_BETWEEN_ROUNDS = 5;
/** One hour more than the three days after which a mail is given up. */
const SECONDS_TO_SETTLE = (3 * 24 + 1) * 3_600;

/** Each message has a separate share of the mail queue, so that messages take turns. */
const shareOf = (messageId: number) => `message ${messageId}`;

type Progress = 'more' | 'enough' | 'done';

interface SendMessageDeps extends Pick<ModuleDeps, 'db'> {
  config: Pick<Config, 'publicUrl' | 'supportEmail'>;
  mail: Pick<MailQueue, 'enqueue'>;
}

/**
 * Queues the mails of a message in batches. Each transaction queues mails and marks their recipients, so that after a
 * crash the next attempt continues and nobody gets two mails.
 */
export function createSendMessageService({ db, config, mail }: SendMessageDeps) {
  async function queueBatch(
    trx: Db,
    messageId: number,
    { event, content }: { event: MessagedEvent; content: MailContent },
  ): Promise<Progress> {
    if ((await countWaitingMails(trx, shareOf(messageId))) >= MAX_WAITING) return 'enough';
    const recipients = await claimRecipients(trx, messageId, BATCH);
    for (const { address, email } of recipients) {
      await mail.enqueue(trx, {
        kind: 'event_message',
        key: repository.mailKey(messageId, address),
        to: email,
        share: shareOf(messageId),
        ...(event.reply_to !== null && { replyTo: event.reply_to }),
        ...content,
      });
    }
    if (recipients.length === BATCH) return 'more';
    await enqueue(trx, settleEventMessageJob, {
      key: String(messageId),
      payload: { message: messageId },
      afterSeconds: SECONDS_TO_SETTLE,
    });
    return 'done';
  }

  return {
    async run({ message: id, round }: { message: number; round: number }): Promise<void> {
      const message = await repository.findMessage(db, id);
      const event = message && (await repository.findMessagedEvent(db, message.event_id));
      if (!event) return;
      const sent = { event, content: eventMessageMail(config, event, message) };
      for (let batch = 1; batch <= BATCHES_A_ROUND; batch += 1) {
        const progress = await inTransaction(db, (trx) => queueBatch(trx, id, sent));
        if (progress === 'done') return;
        if (progress === 'enough') break;
      }
      await enqueue(db, sendEventMessageJob, {
        key: `${id}:${round + 1}`,
        payload: { message: id, round: round + 1 },
        afterSeconds: SECONDS_BETWEEN_ROUNDS,
      });
    },

    settle: ({ message }: { message: number }): Promise<void> =>
      inTransaction(db, (trx) => repository.settle(trx, message)),
  };
}
