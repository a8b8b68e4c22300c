import { attemptsWithinHours, defineJob } from '../../jobs/defineJob';

/** Mails that a paid booking was cancelled by the person who made it, or by the organizer with a reason. */
export const bookingCancelled = defineJob({
  kind: 'mail_cancelled',
  attempts: attemptsWithinHours(72),
  queue: 'low',
  parse: (read) => ({
    booking: read.needInteger('booking'),
    /** Null where its holder cancelled it. */
    reason: read.at('reason').text,
  }),
});
