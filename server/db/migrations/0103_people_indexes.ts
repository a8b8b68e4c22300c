import { sql, type Migration } from 'kysely';

const columns = [
  ['booking_history', 'actor_user_id'],
  ['bookings', 'booked_for_user'],
  ['approval_steps', 'person_id'],
  ['approval_steps', 'decided_by'],
  ['approval_steps', 'decided_for'],
  ['approval_steps', 'delegated_by'],
  ['event_messages', 'sent_by'],
  ['invitations', 'invited_by'],
  ['refunds', 'requested_by'],
  ['seat_pools', 'opened_by'],
] as const;

const statements = columns
  .map(
    ([table, column]) =>
      `create index ${table}_${column}_idx on ${table} (${column}) where ${column} is not null;`,
  )
  .join('\n');

/** What names a person is found by an index: erasing somebody and their data reads no whole table. */
export const peopleIndexes: Migration = {
  async up(db) {
    await sql.raw(statements).execute(db);
  },
};
