import { sql, type Migration } from 'kysely';

/** Guests with a name, which is erased some time after the last event to which they were invited. */
export const guestNames: Migration = {
  async up(db) {
    await sql`
      create index company_guests_named_idx on company_guests (created_at) where name_key not like '#%'
    `.execute(db);
  },
};
