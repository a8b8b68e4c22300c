import { attemptsWithinHours, defineJob } from '../../../jobs/defineJob';
import type { Reader } from '../../../lib/jsonReader';

/** A gateway may be down for days, so refunds are retried for three days. */
const ATTEMPTS = attemptsWithinHours(72);

/** The refund's id in the database. */
const parse = (read: Reader) => ({ refund: read.needInteger('refund') });

/** Makes a refund at the gateway. */
export const refundRequested = defineJob({
  kind: 'refund',
  formerKinds: ['refund_bookings'],
  attempts: ATTEMPTS,
  queue: 'gateway',
  parse,
});

/** Mails that an unusable payment is being refunded. */
export const refundStarted = defineJob({
  kind: 'mail_refund',
  attempts: ATTEMPTS,
  queue: 'low',
  parse,
});

/** Issues the credit note after the gateway has refunded bookings. */
export const refundDone = defineJob({ kind: 'refund_done', attempts: ATTEMPTS, parse });

/** Runs after an external refund is done; ends the payment's bookings when nothing of the payment is left. */
export const externalRefundDone = defineJob({
  kind: 'refunded_elsewhere',
  attempts: ATTEMPTS,
  parse,
});

/** Fetches the refunds of a payment from the gateway. */
export const fetchRefundsJob = defineJob({
  kind: 'fetch_refunds',
  attempts: ATTEMPTS,
  queue: 'gateway',
  parse: (read) => ({ payment: read.needInteger('payment') }),
});
