import { attemptsWithinHours, defineJob } from '../../jobs/defineJob';

/** Mails that a paid booking was cancelled by the person who made it. */
export const bookingCancelled = defineJob({
  kind: 'mail_cancelled',
  attempts: attemptsWithinHours(72),
  queue: 'low',
  parse: (read) => ({ booking: read.needInteger('booking') }),
});
