import { sql, type Migration } from 'kysely';

const statements = `
alter table outbox_jobs
  add column abandoned_at timestamptz,
  add column abandoned_reason text,
  add constraint outbox_jobs_abandoned_check
    check ((abandoned_at is null) = (abandoned_reason is null)
      and (abandoned_at is null or failed_at is not null));
create index outbox_jobs_failed_idx on outbox_jobs (failed_at) where failed_at is not null;

alter table mails
  add column abandoned_at timestamptz,
  add column abandoned_reason text,
  add constraint mails_abandoned_check
    check ((abandoned_at is null) = (abandoned_reason is null));
`;

/** A person gives up failed jobs and mails, with a reason: they are not counted as failed any more. */
export const givenUp: Migration = {
  async up(db) {
    await sql.raw(statements).execute(db);
  },
};
