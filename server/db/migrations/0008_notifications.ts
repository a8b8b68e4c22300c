import { sql, type Migration } from 'kysely';

const statements = `
create table notification_reads (
  user_id bigint not null references users (id) on delete cascade,
  notification_id bigint not null,
  read_at timestamptz not null,
  primary key (user_id, notification_id)
);
`;

/** Which notifications a person has read; the notifications themselves are derived from bookings. */
export const notifications: Migration = {
  async up(db) {
    await sql.raw(statements).execute(db);
  },
};
