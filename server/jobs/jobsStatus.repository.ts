import { sql } from 'kysely';
import type { ModuleDeps } from '../deps';

type Db = ModuleDeps['db'];

/** The jobs of one kind by state, by the clock of the database. */
export interface KindRow {
  kind: string;
  /** Without an attempt so far. */
  waiting: number;
  /** Leased by a process. */
  running: number;
  /** Failed, with attempts left. */
  retrying: number;
  done_24h: number;
  dead: number;
  /** Seconds since the oldest job that is neither done nor dead was stored; null without one. */
  oldest_seconds: number | null;
}

export async function findKinds(db: Db): Promise<KindRow[]> {
  const { rows } = await sql<KindRow>`
    select kind,
      count(*) filter (where is_open and not is_leased and tries = 0)::int as waiting,
      count(*) filter (where is_open and is_leased)::int as running,
      count(*) filter (where is_open and not is_leased and tries > 0)::int as retrying,
      count(*) filter (where done_at > now() - interval '24 hours')::int as done_24h,
      count(*) filter (where failed_at is not null and abandoned_at is null)::int as dead,
      floor(extract(epoch from now() - min(created_at) filter (where is_open)))::int
        as oldest_seconds
    from (
      select *, done_at is null and failed_at is null as is_open,
        coalesce(locked_until > now(), false) as is_leased
      from outbox_jobs
      where done_at is null or done_at > now() - interval '24 hours'
    ) as recent
    group by kind
    order by kind
  `.execute(db);
  return rows;
}

/** Errors of the jobs of a kind that will be tried again, with how often each occurred. */
export interface RetryReasonRow {
  kind: string;
  last_error: string;
  jobs: number;
}

export async function findRetryReasons(db: Db, limit: number): Promise<RetryReasonRow[]> {
  const { rows } = await sql<RetryReasonRow>`
    select kind, last_error, count(*)::int as jobs from outbox_jobs
    where done_at is null and failed_at is null and tries > 0 and last_error is not null
    group by kind, last_error
    order by jobs desc, kind, last_error limit ${limit}
  `.execute(db);
  return rows;
}

export interface DeadLetterRow {
  id: number;
  kind: string;
  key: string;
  tries: number;
  failed_at: Date;
  last_error: string | null;
}

/** The newest first. */
export async function findDeadLetters(db: Db, limit: number): Promise<DeadLetterRow[]> {
  const { rows } = await sql<DeadLetterRow>`
    select id, kind, key, tries, failed_at, last_error from outbox_jobs
    where failed_at is not null and abandoned_at is null
    order by failed_at desc, id desc limit ${limit}
  `.execute(db);
  return rows;
}

/** Gives a dead letter all its attempts again. @returns false when there is no such dead letter */
export async function retryDeadLetter(db: Db, id: number): Promise<boolean> {
  const row = await db
    .updateTable('outbox_jobs')
    .set({ failed_at: null, tries: 0, run_at: sql<Date>`now()` })
    .where('id', '=', id)
    .where('failed_at', 'is not', null)
    .where('abandoned_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Ends a dead letter for good. @returns false when there is no such dead letter */
export async function giveUpDeadLetter(db: Db, id: number, reason: string): Promise<boolean> {
  const row = await db
    .updateTable('outbox_jobs')
    .set({ abandoned_at: sql<Date>`now()`, abandoned_reason: reason })
    .where('id', '=', id)
    .where('failed_at', 'is not', null)
    .where('abandoned_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function findNow(db: Db): Promise<Date> {
  const { rows } = await sql<{ now: Date }>`select now() as now`.execute(db);
  return rows[0]?.now ?? new Date();
}
