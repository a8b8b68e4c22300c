import { attemptsWithinHours, defineJob } from '../../../jobs/defineJob';

/** The organizer sends the confirmation of a payment once more. */
export const confirmationAskedFor = defineJob({
  kind: 'mail_confirmation_again',
  attempts: attemptsWithinHours(24),
  parse: (read) => ({
    payment: read.needText('payment'),
    /** Different for each time. */
    time: read.needText('time'),
  }),
});
