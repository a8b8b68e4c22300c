import { sql, type Migration } from 'kysely';

/**
 * Who held the booking when a guest was invited to it: it may be handed over afterwards (D42). Earlier rows, and those
 * of a server of the release before, have none and count as invited by whoever paid the booking.
 */
export const inviters: Migration = {
  async up(db) {
    await sql`
      alter table booking_guests add column invited_by bigint references users (id)
    `.execute(db);
    await sql`
      create index booking_guests_invited_by_idx on booking_guests (invited_by)
      where invited_by is not null
    `.execute(db);
  },
};
