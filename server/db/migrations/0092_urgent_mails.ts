import { sql, type Migration } from 'kysely';

/** One-time codes that are due are found without reading what else is queued. */
export const urgentMails: Migration = {
  async up(db) {
    await sql`
      create index mails_urgent_idx on mails (next_try_at)
      where kind in ('signup_code', 'signup_known', 'password_reset_code')
        and sent_at is null and withdrawn_at is null
    `.execute(db);
  },
};
