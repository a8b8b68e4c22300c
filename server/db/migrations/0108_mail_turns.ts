import { sql, type Migration } from 'kysely';

const statements = `
alter table mails add column share text, add column turn timestamptz not null default now();
update mails set turn = next_try_at where sent_at is null;
create index mails_share_idx on mails (share, kind, turn) where sent_at is null and withdrawn_at is null;
drop index mails_due_idx;
create index mails_due_idx on mails (turn) where sent_at is null and withdrawn_at is null;
drop index mails_event_message_idx;
create index mails_event_message_idx on mails (turn)
  where kind = 'event_message' and sent_at is null and withdrawn_at is null;
drop index mails_urgent_idx;
create index mails_urgent_idx on mails (turn)
  where kind in ('signup_code', 'signup_known', 'password_reset_code')
    and sent_at is null and withdrawn_at is null;
`;

/** Mails of one share are spread over time, so that those of others are sent between them. */
export const mailTurns: Migration = {
  up: async (db) => {
    await sql.raw(statements).execute(db);
  },
};
