import { attemptsWithinHours, defineJob } from '../../jobs/defineJob';

/** Mails that a paid booking was cancelled by its holder, somebody of the company, or the organizer with a reason. */
export const bookingCancelled = defineJob({
  kind: 'mail_cancelled',
  attempts: attemptsWithinHours(72),
  queue: 'low',
  parse: (read) => ({
    booking: read.needInteger('booking'),
    /** The organizer's; null where its holder or somebody of the company cancelled it. */
    reason: read.at('reason').text,
    /** Who of the company cancelled it for the holder; null otherwise. */
    by: read.at('by').integer,
  }),
});

/** Mails the holder of a booking, while the account is open, that somebody of the company has changed it (D42). */
export const changedForHolder = defineJob({
  kind: 'mail_changed_for_holder',
  attempts: attemptsWithinHours(72),
  queue: 'low',
  parse: (read) => ({
    booking: read.needInteger('booking'),
    /** The holder of then. */
    holder: read.needInteger('holder'),
    by: read.needInteger('by'),
    /** `attendees`, `ticket` or `handed_over`. */
    what: read.needText('what'),
    /** Different for each change. */
    change: read.needText('change'),
  }),
});

/** Mails the new holder of a booking that was handed over. */
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
