import { attemptsWithinHours, defineJob } from '../../jobs/defineJob';

const ATTEMPTS = attemptsWithinHours(72);

/** A pool has reached its end: its free seats stay with the booking or go back on sale. */
export const poolDue = defineJob({
  kind: 'seat_pool_due',
  attempts: ATTEMPTS,
  parse: (read) => ({ pool: read.needInteger('pool') }),
});

/** Mails the ticket to a person who claimed a seat. */
export const seatClaimed = defineJob({
  kind: 'mail_seat_claimed',
  attempts: ATTEMPTS,
  queue: 'low',
  parse: (read) => ({ claim: read.needInteger('claim') }),
});

/** Mails the link of a pool to a person. */
export const seatInvited = defineJob({
  kind: 'mail_seat_invited',
  attempts: ATTEMPTS,
  queue: 'low',
  parse: (read) => ({
    pool: read.needInteger('pool'),
    /** Lower case. */
    email: read.needText('email'),
    /** Time of the request, milliseconds since 1970. */
    asked_at: read.needInteger('asked_at'),
  }),
});

/** Mails the booking's holder about a guest who was refused a seat by the company's rules. */
export const seatRefused = defineJob({
  kind: 'mail_seat_refused',
  attempts: ATTEMPTS,
  queue: 'low',
  parse: (read) => ({ refusal: read.needInteger('refusal') }),
});

/** Mails the booking's holder the outcome of a pool at its end. */
export const poolClosed = defineJob({
  kind: 'mail_seat_pool_closed',
  attempts: ATTEMPTS,
  queue: 'low',
  parse: (read) => ({ pool: read.needInteger('pool') }),
});
