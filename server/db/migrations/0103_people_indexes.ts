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
  ['waiting_entries', 'booking_id'],
  ['budget_entries', 'booking_id'],
] as const;

const abandoned = `
create index booking_guests_booking_idx on booking_guests (booking_id);
create index bookings_abandoned_idx on bookings (updated_at)
  where payment_status = 'pending' and hold_state in ('expired', 'released') and not is_complimentary
    and approval_id is null and waiting_entry_id is null;`;

const statements = columns
  .map(
    ([table, column]) =>
      `create index ${table}_${column}_idx on ${table} (${column}) where ${column} is not null;`,
  )
  .concat(abandoned)
  .join('\n');

/** What names a person is found by an index: erasing somebody and their data reads no whole table. Bookings that were never
 * paid are found by their age. */
export const peopleIndexes: Migration = {
  async up(db) {
    await sql.raw(statements).execute(db);
  },
};
