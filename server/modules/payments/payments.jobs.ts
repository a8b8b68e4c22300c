import { attemptsWithinHours, defineJob } from '../../jobs/defineJob';

/** A gateway may be out of order for days; an operator has that long to notice. */
const MONEY_ATTEMPTS = attemptsWithinHours(72);

/** A payment has paid for its bookings. */
export const bookingsPaid = defineJob({
  kind: 'mail_payment',
  attempts: MONEY_ATTEMPTS,
  queue: 'low',
  /** The payment's public id. */
  parse: (read) => ({ payment: read.needText('payment') }),
});

/** Asks the gateway for its fee and the payment method, which are known only after the payment. */
export const recordChargeJob = defineJob({
  kind: 'record_charge',
  formerKinds: ['note_charge'],
  attempts: MONEY_ATTEMPTS,
  queue: 'gateway',
  parse: (read) => ({ payment: read.needInteger('payment') }),
});

/** Closes a gateway's payment page, so that it cannot be paid any more. */
export const closeOrderJob = defineJob({
  kind: 'close_order',
  attempts: MONEY_ATTEMPTS,
  queue: 'gateway',
  parse: (read) => ({
    payment: read.needInteger('payment'),
    /** For people; null when the bookings were paid another way. */
    reason: read.at('reason').text,
  }),
});

/** Delivers an event of the sandbox to the webhook, as a gateway would. */
export const sandboxEventJob = defineJob({
  kind: 'sandbox_event',
  attempts: MONEY_ATTEMPTS,
  parse: (read) => ({ body: read.needText('body') }),
});
