import type { ModuleDeps } from '../../../deps';
import { jobHandler, type JobHandler } from '../../../jobs/defineJob';
import type { MailQueue } from '../../../mail/mailQueue.service';
import { creditReminder } from '../../credit/credit.jobs';
import { creditReminderMail } from './credit.mails';
import * as repository from './creditMails.repository';

interface CreditMailDeps extends Pick<ModuleDeps, 'db' | 'config'> {
  mail: Pick<MailQueue, 'enqueue'>;
}

/** The handler that queues payment reminders to companies (D37). A job may run twice; a mail is queued once. */
export const createCreditMailHandlers = ({ db, config, mail }: CreditMailDeps): JobHandler[] => [
  jobHandler(creditReminder, async ({ company, stage, payments }) => {
    const credit = await repository.findCredit(db, company);
    const ids = payments.split(',').map(Number);
    const charges = await repository.findCharges(db, ids);
    if (!credit || charges.length === 0) return;
    for (const to of credit.readers) {
      await mail.enqueue(db, {
        kind: 'credit_reminder',
        key: `credit_reminder:${company}:${stage}:${ids[0] ?? 0}:${to}`,
        to,
        ...creditReminderMail(config, credit, { charges, stage }),
      });
    }
  }),
];
