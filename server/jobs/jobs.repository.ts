import { sql } from 'kysely';
import { nextTurn } from '../db/expressions/nextTurn';
import type { ModuleDeps } from '../deps';
import type { RequestOrigin } from '../lib/requestOrigin';

type Db = ModuleDeps['db'];

export interface JobRow {
  id: number;
  kind: string;
  payload: unknown;
  /** Attempts so far, including the current one. */
  tries: number;
  request_id: string | null;
  traceparent: string | null;
  share: string | null;
}

const isOpen = sql`done_at is null and failed_at is null`;

/** Does nothing when a job of this kind and key exists already, whatever its state. */
export async function insertJob(
  trx: Db,
  job: {
    kind: string;
    key: string;
    payload: unknown;
    afterSeconds: number;
    origin: RequestOrigin | undefined;
    share: string | null;
  },
): Promise<boolean> {
  const at = sql<Date>`(now() + make_interval(secs => ${job.afterSeconds}))`;
  const result = await trx
    .insertInto('outbox_jobs')
    .values({
      kind: job.kind,
      key: job.key,
      payload: JSON.stringify(job.payload),
      run_at: at,
      share: job.share,
      turn: nextTurn('outbox_jobs', isOpen, { ...job, at }),
      request_id: job.origin?.requestId ?? null,
      traceparent: job.origin?.traceparent ?? null,
    })
    .onConflict((clash) => clash.doNothing())
    .executeTakeFirst();
  return Number(result.numInsertedOrUpdatedRows ?? 0) > 0;
}

/**
 * Leases due jobs of these kinds for `leaseSeconds`. Jobs that another process has leased are left out. An expired lease
 * belongs to a process that has ended, so its job is due again.
 */
export async function claimJobs(
  db: Db,
  { kinds, count, leaseSeconds }: { kinds: readonly string[]; count: number; leaseSeconds: number },
): Promise<JobRow[]> {
  const result = await sql<JobRow>`
    update outbox_jobs set tries = tries + 1,
      locked_until = now() + make_interval(secs => ${leaseSeconds})
    where id in (
      select id from outbox_jobs
      where done_at is null and failed_at is null and run_at <= now()
        and kind = any(${[...kinds]}::text[])
        and (locked_until is null or locked_until <= now())
      order by turn, id limit ${count}
      for update skip locked
    )
    returning id, kind, payload, tries, request_id, traceparent, share
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

interface Failure {
  error: string;
}

/** Unless another process has claimed the job since, which happens when the lease ran out. */
export async function markJobForRetry(
  db: Db,
  { id, tries }: JobRow,
  { error, afterSeconds }: Failure & { afterSeconds: number },
): Promise<void> {
  await db
    .updateTable('outbox_jobs')
    .set({
      last_error: error,
      locked_until: null,
      run_at: sql<Date>`now() + make_interval(secs => ${afterSeconds})`,
      turn: sql<Date>`greatest(turn, now() + make_interval(secs => ${afterSeconds}))`,
    })
    .where('id', '=', id)
    .where('tries', '=', tries)
    .where('done_at', 'is', null)
    .execute();
}

/** Makes it a dead letter. @returns false when another process has claimed the job since */
export async function markJobFailed(
  db: Db,
  { id, tries }: JobRow,
  { error }: Failure,
): Promise<boolean> {
  const row = await db
    .updateTable('outbox_jobs')
    .set({ last_error: error, locked_until: null, failed_at: sql<Date>`now()` })
    .where('id', '=', id)
    .where('tries', '=', tries)
    .where('done_at', 'is', null)
    .where('failed_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Deletes jobs that were done or given up so many days ago; other dead letters are kept. */
export async function deleteDoneJobs(db: Db, days: number): Promise<void> {
  const before = sql<Date>`now() - make_interval(days => ${days}::int)`;
  await db
    .deleteFrom('outbox_jobs')
    .where(({ or, eb }) => or([eb('done_at', '<', before), eb('abandoned_at', '<', before)]))
    .execute();
}
