import { sql, type Migration } from 'kysely';

const statements = `
alter table outbox_jobs add column failed_at timestamptz;
update outbox_jobs set tries = 0 where done_at is null;
`;

/**
 * Jobs have a limited number of attempts: a job that has used them up gets `failed_at`. Attempts of
 * the time without a limit do not count.
 */
export const deadLetters: Migration = {
  async up(db) {
    await sql.raw(statements).execute(db);
  },
};
