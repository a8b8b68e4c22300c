import { sql, type Migration } from 'kysely';

const statements = `
create index bookings_event_idx on bookings (event_id, id) include (removed_at);
drop index bookings_event_id_idx;
create index tickets_event_name_idx on tickets (event_id, lower(attendee_name), id)
  where voided_at is null;
create index tickets_event_used_idx on tickets (event_id, used_at, id) where voided_at is null;
create index tickets_text_idx on tickets using gin (
  lower(coalesce(attendee_name, '') || ' ' || coalesce(attendee_email, '') || ' ' || ticket_number)
  gin_trgm_ops);
create index users_text_idx on users using gin (
  lower(first_name || ' ' || last_name || ' ' || email) gin_trgm_ops);
create index companies_text_idx on companies using gin (lower(name) gin_trgm_ops);
`;

/**
 * Indexes of what an organizer lists of one event: bookings by number, tickets by name and by the time of
 * check-in, and the texts in which the search looks for parts of words.
 */
export const eventSales: Migration = {
  async up(db) {
    await sql.raw(statements).execute(db);
  },
};
