import { sql, type Migration } from 'kysely';

const statements = `
create index tickets_details_idx on tickets (event_id) where attendee_email is not null
  or attendee_phone is not null or employee_id is not null or department is not null
  or designation is not null or dietary_preferences is not null or special_requirements is not null;
`;

/** Tickets with details of their attendees, which are erased some time after the event. */
export const attendeeDetails: Migration = {
  async up(db) {
    await sql.raw(statements).execute(db);
  },
};
