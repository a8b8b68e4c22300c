import type { ModuleDeps } from '../../../deps';
import { jobHandler, type JobHandler } from '../../../jobs/defineJob';
import type { MailQueue } from '../../../mail/mailQueue.service';
import { waitingNews } from '../../waitingList/waitingList.jobs';
import { offerLapsedMail, seatsOfferedMail, waitingEndedMail } from './waiting.mails';
import { findEntry } from './waitingMails.repository';

interface WaitingMailDeps extends Pick<ModuleDeps, 'db' | 'config'> {
  mail: Pick<MailQueue, 'enqueue'>;
}

const MAILS = {
  offered: seatsOfferedMail,
  lapsed: offerLapsedMail,
  ended: waitingEndedMail,
} as const;

/**
 * Queues the mails about waiting lists. A job may run twice; the mail's key makes sure that each is queued once. An
 * offer is not mailed if its seats are no longer held.
 */
export const createWaitingMailHandlers = ({ db, config, mail }: WaitingMailDeps): JobHandler[] => [
  jobHandler(waitingNews, async ({ entry: id, news }) => {
    const entry = await findEntry(db, id);
    if (!entry.is_active || (news === 'offered' && !entry.is_held)) return;
    await mail.enqueue(db, {
      kind: 'waiting_news',
      key: `waiting:${id}:${news}`,
      to: entry.email,
      ...MAILS[news](config, entry),
      ...(news === 'offered' &&
        entry.seconds_left !== null && {
          usefulFor: Math.max(1, Math.round(entry.seconds_left)),
        }),
    });
  }),
];
