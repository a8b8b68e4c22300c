import type { Config } from '../../../config/config';
import type { ModuleDeps } from '../../../deps';
import { inTransaction } from '../../../db/transaction';
import type { MailQueue } from '../../../mail/mailQueue.service';
import { findOrganizedEvent } from '../authoring/authoring.repository';
import { salesProblems } from '../authoring/eventDetails.rules';
import { findMembers } from '../organizers/organizers.repository';
import { eventUnpublishedMail } from './unpublishedEvent.mails';

interface NotifyUnpublishedDeps extends Pick<ModuleDeps, 'db'> {
  mail: Pick<MailQueue, 'enqueue'>;
  config: Pick<Config, 'publicUrl' | 'supportEmail'>;
}

/**
 * Tells an event's owners and editors, or platform support if it has no organizer, that a new release has unpublished
 * the event, and why. Sends nothing if the event has been corrected. Idempotent.
 */
export const createNotifyUnpublished =
  ({ db, mail, config }: NotifyUnpublishedDeps) =>
  (eventId: number): Promise<void> =>
    inTransaction(db, async (trx) => {
      const event = await findOrganizedEvent(trx, eventId);
      const problems = event && !event.is_active ? Object.values(salesProblems(event)) : [];
      if (!event || problems.length === 0) return;
      const { organizer_id: organizer } = event;
      const people = organizer === null ? [] : await findMembers(trx, organizer);
      const editors = people.filter(({ role }) => role !== 'door');
      const readers = editors.length > 0 ? editors : [{ name: '', email: config.supportEmail }];
      for (const { name, email } of readers) {
        await mail.enqueue(trx, {
          kind: 'event_unpublished',
          key: `event_unpublished:${event.id}:${email.toLowerCase()}`,
          to: email,
          ...eventUnpublishedMail(config, { name, event, problems }),
        });
      }
    });
