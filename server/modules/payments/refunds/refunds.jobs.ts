import { attemptsWithinHours, defineJob } from '../../../jobs/defineJob';

const MONEY_ATTEMPTS = attemptsWithinHours(72);

const parse = (read: { needInteger(name: string): number }) => ({
  refund: read.needInteger('refund'),
});

/** Money that could not be used goes back through the gateway. */
export const refundRequested = defineJob({ kind: 'refund', attempts: MONEY_ATTEMPTS, parse });

/** What was paid for bookings of a cancelled event goes back through the gateway. */
export const bookingRefundRequested = defineJob({
  kind: 'refund_bookings',
  attempts: MONEY_ATTEMPTS,
  parse,
});

/** Money that could not be used is on its way back. */
export const refundStarted = defineJob({
  kind: 'mail_refund',
  attempts: MONEY_ATTEMPTS,
  queue: 'low',
  parse,
});
