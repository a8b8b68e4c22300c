import { attemptsWithinHours, defineJob } from '../../../jobs/defineJob';
import type { Reader } from '../../../lib/jsonReader';

/** A gateway may be down for days, so refunds are tried that long. */
const ATTEMPTS = attemptsWithinHours(72);

/** The refund's id in the database. */
const parse = (read: Reader) => ({ refund: read.needInteger('refund') });

/** Calls the gateway for a refund. */
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

/** The gateway has refunded bookings: their credit note follows. */
export const refundDone = defineJob({ kind: 'refund_done', attempts: ATTEMPTS, parse });

/** A refund that was made at the gateway itself is done: its bookings end when nothing is left paid. */
export const refundedElsewhere = defineJob({
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
