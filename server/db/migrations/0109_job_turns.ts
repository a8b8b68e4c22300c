import { sql, type Migration } from 'kysely';

const statements = `
alter table outbox_jobs add column share text, add column turn timestamptz not null default now();
update outbox_jobs set turn = run_at where done_at is null;
create index outbox_jobs_share_idx on outbox_jobs (share, kind, turn)
  where done_at is null and failed_at is null;
drop index outbox_jobs_due_idx;
create index outbox_jobs_due_idx on outbox_jobs (turn) where done_at is null;
`;

/** The same for jobs. */
export const jobTurns: Migration = {
  up: async (db) => {
    await sql.raw(statements).execute(db);
  },
};
