import { attemptsWithinHours, defineJob } from '../../jobs/defineJob';

/** A gateway can be down for days. Retrying this long gives an operator time to notice. */
const MONEY_ATTEMPTS = attemptsWithinHours(72);

/** Runs after a payment has succeeded and its bookings are confirmed. */
export const bookingsPaid = defineJob({
  kind: 'mail_payment',
  attempts: MONEY_ATTEMPTS,
  queue: 'low',
  /** The payment's public id. */
  parse: (read) => ({ payment: read.needText('payment') }),
});

/** Fetches the gateway's fee and the payment method, which are known only after the payment. */
export const recordChargeJob = defineJob({
  kind: 'record_charge',
  formerKinds: ['note_charge'],
  attempts: MONEY_ATTEMPTS,
  queue: 'gateway',
  parse: (read) => ({ payment: read.needInteger('payment') }),
});

/** Closes the gateway's payment page so that nobody can pay on it. */
export const closeOrderJob = defineJob({
  kind: 'close_order',
  attempts: MONEY_ATTEMPTS,
  queue: 'gateway',
  parse: (read) => ({
    payment: read.needInteger('payment'),
    /** Shown to people; null when the bookings were paid another way. */
    reason: read.at('reason').text,
  }),
});

/** Sends a sandbox event to the webhook, as a real gateway would. */
export const sandboxEventJob = defineJob({
  kind: 'sandbox_event',
  attempts: MONEY_ATTEMPTS,
  parse: (read) => ({ body: read.needText('body') }),
});
