import { attemptsWithinHours, defineJob } from '../../../jobs/defineJob';
import type { Reader } from '../../../lib/jsonReader';

/** A gateway may be out of order for days, and no refund may be lost meanwhile. */
const ATTEMPTS = attemptsWithinHours(72);

/** The refund's id in the database. */
const parse = (read: Reader) => ({ refund: read.needInteger('refund') });

/** Money goes back through the gateway. */
export const refundRequested = defineJob({
  kind: 'refund',
  formerKinds: ['refund_bookings'],
  attempts: ATTEMPTS,
  parse,
});

/** Money that could not be used is on its way back. */
export const refundStarted = defineJob({
  kind: 'mail_refund',
  attempts: ATTEMPTS,
  queue: 'low',
  parse,
});

/** The gateway has paid back what was paid for some bookings. */
export const refundDone = defineJob({ kind: 'refund_done', attempts: ATTEMPTS, parse });
