import { attemptsWithinHours, defineJob } from '../../../jobs/defineJob';

/** The organizer resends the confirmation of a payment. */
export const confirmationAskedFor = defineJob({
  kind: 'mail_confirmation_again',
  attempts: attemptsWithinHours(24),
  parse: (read) => ({
    payment: read.needText('payment'),
    /** Differs for each request, so that every request sends a mail. */
    time: read.needText('time'),
  }),
});
