import { sql, type Migration } from 'kysely';

/** Jobs that a database of the former chain stores under earlier kinds. */
export const jobKinds: Migration = {
  async up(db) {
    await sql`
      update outbox_jobs set kind = renamed.kind
      from (values
        ('wind_up_event', 'cancel_event'),
        ('tell_moved', 'notify_rescheduled'),
        ('note_charge', 'record_charge')
      ) as renamed (former, kind)
      where outbox_jobs.kind = renamed.former
    `.execute(db);
  },
};
