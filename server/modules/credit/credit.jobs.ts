import { attemptsWithinHours, defineJob } from '../../jobs/defineJob';

/** Mails a company about charges that are due soon, due today, or overdue. */
export const creditReminder = defineJob({
  kind: 'credit_reminder',
  attempts: attemptsWithinHours(24),
  queue: 'low',
  parse: (read) => ({
    company: read.needInteger('company'),
    /** 1 before the due date, 2 on it, 3 when overdue. */
    stage: read.needInteger('stage'),
    /** `payments.id`, separated by commas. */
    payments: read.needText('payments'),
  }),
});
