import { attemptsWithinHours, defineJob } from '../../jobs/defineJob';

/** Mails that the holder, somebody in the company, or the organizer has cancelled a paid booking. */
export const bookingCancelled = defineJob({
  kind: 'mail_cancelled',
  attempts: attemptsWithinHours(72),
  queue: 'low',
  parse: (read) => ({
    booking: read.needInteger('booking'),
    /** The organizer's reason; null when the holder or somebody in the company cancelled. */
    reason: read.at('reason').text,
    /** The person in the company who cancelled for the holder; null otherwise. */
    by: read.at('by').integer,
  }),
});

/** Mails a holder whose account is open that somebody in the company has changed the booking. */
export const changedForHolder = defineJob({
  kind: 'mail_changed_for_holder',
  attempts: attemptsWithinHours(72),
  queue: 'low',
  parse: (read) => ({
    booking: read.needInteger('booking'),
    /** The holder at the time of the change. */
    holder: read.needInteger('holder'),
    by: read.needInteger('by'),
    /** `attendees`, `ticket` or `handed_over`. */
    what: read.needText('what'),
    /** Different for each change. */
    change: read.needText('change'),
  }),
});

/** Mails the new holder after a booking was handed over. */
export const bookingHandedOver = defineJob({
  kind: 'mail_handed_over',
  attempts: attemptsWithinHours(72),
  queue: 'low',
  parse: (read) => ({
    booking: read.needInteger('booking'),
    holder: read.needInteger('holder'),
    by: read.needInteger('by'),
    /** Different for each change. */
    change: read.needText('change'),
  }),
});
