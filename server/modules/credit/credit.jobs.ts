import { attemptsWithinHours, defineJob } from '../../jobs/defineJob';

/** Reminds a company of charges that are due soon, today, or late. */
export const creditReminder = defineJob({
  kind: 'credit_reminder',
  attempts: attemptsWithinHours(24),
  queue: 'low',
  parse: (read) => ({
    company: read.needInteger('company'),
    /** 1 before they are due, 2 when they are, 3 when they are late. */
    stage: read.needInteger('stage'),
    /** `payments.id`, with commas. */
    payments: read.needText('payments'),
  }),
});
