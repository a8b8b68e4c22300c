import { sql, type Migration } from 'kysely';

/**
 * Guests who are named for a seat of a paid booking stand in the company's register as long as the seat is theirs. A
 * server of the release before counts them as if they were named with the payment.
 */
export const namedGuests: Migration = {
  async up(db) {
    await sql`
      alter table booking_guests add column as_attendee boolean not null default false
    `.execute(db);
  },
};
