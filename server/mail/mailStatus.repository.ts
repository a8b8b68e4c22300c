import { sql } from 'kysely';
import type { ModuleDeps } from '../deps';

type Db = ModuleDeps['db'];

/** Counts of the mails of one kind, by the clock of the database. */
export interface KindStatus {
  kind: string;
  /** Waiting for the first attempt. */
  queued: number;
  /** Failed at least once, and will be tried again. */
  retrying: number;
  sent_24h: number;
  /** Not sent before their time ran out, or refused permanently. */
  given_up: number;
  /** Not sent, because their essential attachments no longer existed. */
  withdrawn: number;
  /** The newest error of mails that wait or were given up. */
  last_error: string | null;
  /** The earliest next attempt of mails that are retried. */
  next_try_at: Date | null;
}

/** @param hours how far back mails that were given up are counted */
export async function findKinds(db: Db, hours: number): Promise<KindStatus[]> {
  const { rows } = await sql<KindStatus>`
    select kind,
      count(*) filter (where waits and tries = 0)::int as queued,
      count(*) filter (where waits and tries > 0)::int as retrying,
      count(*) filter (where sent_at > now() - interval '24 hours')::int as sent_24h,
      count(*) filter (where is_given_up)::int as given_up,
      count(*) filter (where withdrawn_at > now() - interval '24 hours')::int as withdrawn,
      (array_agg(last_error order by id desc)
        filter (where last_error is not null and (waits or is_given_up)))[1] as last_error,
      min(next_try_at) filter (where waits and tries > 0) as next_try_at
    from (
      select *,
        sent_at is null and withdrawn_at is null and give_up_at > now() as waits,
        sent_at is null and withdrawn_at is null and abandoned_at is null and give_up_at <= now()
          and give_up_at > now() - make_interval(hours => ${hours}::int) as is_given_up
      from mails
      where sent_at is null or sent_at > now() - interval '24 hours'
    ) as recent
    group by kind
    having bool_or(waits or is_given_up or sent_at is not null or withdrawn_at is not null)
    order by kind
  `.execute(db);
  return rows;
}

const isOpen = sql<boolean>`sent_at is null and withdrawn_at is null and abandoned_at is null
  and give_up_at <= now()`;

/** Sends a mail that was given up for three more days. @returns false when there is none with this id */
export async function retryMail(db: Db, id: number): Promise<boolean> {
  const row = await db
    .updateTable('mails')
    .set({
      tries: 0,
      next_try_at: sql<Date>`now()`,
      give_up_at: sql<Date>`now() + interval '3 days'`,
    })
    .where('id', '=', id)
    .where(isOpen)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Removes a mail that was not sent from the list of failures. @returns false when there is none with this id */
export async function giveUpMail(db: Db, id: number, reason: string): Promise<boolean> {
  const row = await db
    .updateTable('mails')
    .set({ abandoned_at: sql<Date>`now()`, abandoned_reason: reason })
    .where('id', '=', id)
    .where(isOpen)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Jobs that have not queued their mails yet. */
export interface JobStatus {
  kind: string;
  waiting: number;
  /** Failed at least once, and will be tried again. */
  failing: number;
  /** Not tried again: their attempts are used up. */
  failed: number;
  last_error: string | null;
  next_try_at: Date | null;
}

export async function findJobs(db: Db): Promise<JobStatus[]> {
  const { rows } = await sql<JobStatus>`
    select kind,
      count(*) filter (where last_error is null and failed_at is null)::int as waiting,
      count(*) filter (where last_error is not null and failed_at is null)::int as failing,
      count(*) filter (where failed_at is not null)::int as failed,
      (array_agg(last_error order by id desc) filter (where last_error is not null))[1]
        as last_error,
      min(run_at) filter (where last_error is not null and failed_at is null) as next_try_at
    from outbox_jobs
    where done_at is null and abandoned_at is null and kind like 'mail\\_%'
    group by kind
    order by kind
  `.execute(db);
  return rows;
}

export async function findNow(db: Db): Promise<Date> {
  const { rows } = await sql<{ now: Date }>`select now() as now`.execute(db);
  return rows[0]?.now ?? new Date();
}
