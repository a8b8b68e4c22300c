import { attemptsWithinHours, defineJob } from '../../jobs/defineJob';

/** A paid booking was cancelled by the person who booked it. */
export const bookingCancelled = defineJob({
  kind: 'mail_cancelled',
  attempts: attemptsWithinHours(72),
  queue: 'low',
  parse: (read) => ({ booking: read.needInteger('booking') }),
});
