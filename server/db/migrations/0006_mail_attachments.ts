import { sql, type Migration } from 'kysely';

const statements = `
alter table mails
  add column key text,
  add column withdrawn_at timestamptz;
create unique index mails_key_idx on mails (key);
create index mails_sent_at_idx on mails (sent_at) where sent_at is not null;
drop index mails_due_idx;
create index mails_due_idx on mails (next_try_at) where sent_at is null and withdrawn_at is null;
update mails set attachments = (
  select jsonb_agg(jsonb_build_object('kind', 'file') || file)
  from jsonb_array_elements(attachments) as file
) where attachments <> '[]';

create table reminders (
  booking_id bigint not null references bookings (id),
  starts_at timestamptz not null,
  queued_at timestamptz not null default now(),
  primary key (booking_id, starts_at)
);
create index reminders_starts_at_idx on reminders (starts_at);
`;

/** Attachments of mails, keys against queueing a mail twice, and sent reminders (D15). */
export const mailAttachments: Migration = {
  async up(db) {
    await sql.raw(statements).execute(db);
  },
};
