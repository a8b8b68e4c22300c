import { attemptsWithinHours, defineJob } from '../../jobs/defineJob';

const ATTEMPTS = attemptsWithinHours(72);

/** The time of a pool is over: its free seats stay with the booking, or go back on sale. */
export const poolDue = defineJob({
  kind: 'seat_pool_due',
  attempts: ATTEMPTS,
  parse: (read) => ({ pool: read.needInteger('pool') }),
});

/** Mails the ticket to who claimed a seat. */
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
    /** When it was asked for, milliseconds since 1970. */
    asked_at: read.needInteger('asked_at'),
  }),
});

/** Mails the booking's holder which guest got no seat because of the rules of the company. */
export const seatRefused = defineJob({
  kind: 'mail_seat_refused',
  attempts: ATTEMPTS,
  queue: 'low',
  parse: (read) => ({ refusal: read.needInteger('refusal') }),
});

/** Mails the booking's holder what became of the seats when the time of a pool was over. */
export const poolClosed = defineJob({
  kind: 'mail_seat_pool_closed',
  attempts: ATTEMPTS,
  queue: 'low',
  parse: (read) => ({ pool: read.needInteger('pool') }),
});
