import { sql, type Migration } from 'kysely';

/** A job names the request that stored it. */
export const jobOrigins: Migration = {
  async up(db) {
    await sql`alter table outbox_jobs add column request_id text, add column traceparent text`.execute(
      db,
    );
  },
};
