import { sql } from 'kysely';
import type { ModuleDeps } from '../deps';

type Db = ModuleDeps['db'];

export interface Job {
  id: number;
  kind: string;
  payload: unknown;
  tries: number;
}

/**
 * Writes down what must follow, in the transaction that it follows from. A second one with the same
 * kind and key is the same one.
 * @param afterSeconds when it is to be done first
 */
export async function addJob(
  trx: Db,
  job: { kind: string; key: string; payload: unknown; afterSeconds?: number },
): Promise<void> {
  await trx
    .insertInto('outbox_jobs')
    .values({
      kind: job.kind,
      key: job.key,
      payload: JSON.stringify(job.payload),
      run_at: sql<Date>`now() + make_interval(secs => ${job.afterSeconds ?? 0})`,
    })
    .onConflict((clash) => clash.doNothing())
    .execute();
}

/**
 * Takes jobs of these kinds that are due for itself, for so many seconds; what another process has is
 * left out.
 */
export async function claimJobs(
  db: Db,
  { kinds, count, leaseSeconds }: { kinds: readonly string[]; count: number; leaseSeconds: number },
): Promise<Job[]> {
  const result = await sql<Job>`
    update outbox_jobs set tries = tries + 1,
      locked_until = now() + make_interval(secs => ${leaseSeconds})
    where id in (
      select id from outbox_jobs
      where done_at is null and run_at <= now() and kind = any(${[...kinds]}::text[])
        and (locked_until is null or locked_until <= now())
      order by run_at, id limit ${count}
      for update skip locked
    )
    returning id, kind, payload, tries
  `.execute(db);
  return result.rows;
}

export async function markJobDone(db: Db, id: number): Promise<void> {
  await db
    .updateTable('outbox_jobs')
    .set({ done_at: sql<Date>`now()`, locked_until: null, last_error: null })
    .where('id', '=', id)
    .execute();
}

export async function markJobFailed(
  db: Db,
  id: number,
  { error, againInSeconds }: { error: string; againInSeconds: number },
): Promise<void> {
  await db
    .updateTable('outbox_jobs')
    .set({
      last_error: error.slice(0, 500),
      locked_until: null,
      run_at: sql<Date>`now() + make_interval(secs => ${againInSeconds})`,
    })
    .where('id', '=', id)
    .execute();
}

/** Forgets what was done long ago. */
export async function forgetDoneJobs(db: Db, days: number): Promise<void> {
  await db
    .deleteFrom('outbox_jobs')
    .where('done_at', '<', sql<Date>`now() - make_interval(days => ${days}::int)`)
    .execute();
}
