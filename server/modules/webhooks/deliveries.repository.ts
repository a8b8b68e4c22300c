import { sql, type Selectable } from 'kysely';
import type { WebhookDeliveriesTable, WebhooksTable } from '../../db/schema/webhooks';
import type { ModuleDeps } from '../../deps';

type Db = ModuleDeps['db'];

export type DeliveryRow = Selectable<WebhookDeliveriesTable>;

/** A delivery that is leased to this process, with what it needs to be sent. */
export interface DueDelivery
  extends
    Pick<DeliveryRow, 'id' | 'message_id' | 'event' | 'body' | 'tries'>,
    Pick<
      Selectable<WebhooksTable>,
      'company_id' | 'organizer_id' | 'url' | 'format' | 'secret' | 'former_secret'
    > {
  webhook_id: number;
}

interface Claim {
  count: number;
  /** Deliveries of one webhook at once; of one that fails, a single one. */
  perWebhook: number;
  leaseSeconds: number;
}

/**
 * Leases due deliveries. A delivery waits while an earlier one of the same webhook and subject is pending. Rows that
 * another process is leasing at the moment are left out.
 */
export async function claimDeliveries(
  db: Db,
  { count, perWebhook, leaseSeconds }: Claim,
): Promise<DueDelivery[]> {
  const { rows } = await sql<DueDelivery>`
    with first as (
      select d.id, d.run_at, case when w.failing_since is null then ${perWebhook}::int else 1 end as most,
        row_number() over (partition by d.webhook_id order by d.run_at, d.id) as place,
        (select count(*) from webhook_deliveries l
          where l.webhook_id = d.webhook_id and l.state = 'pending' and l.locked_until > now()) as sending
      from webhook_deliveries d
      join webhooks w on w.id = d.webhook_id and w.is_enabled and w.paused_at is null
      where d.state = 'pending' and d.run_at <= now()
        and (d.locked_until is null or d.locked_until <= now())
        and not exists (
          select from webhook_deliveries e
          where e.webhook_id = d.webhook_id and e.subject = d.subject and e.state = 'pending'
            and e.id < d.id)
    ), due as (
      select d.id from webhook_deliveries d
      where d.id in (
          select id from first where place <= most - sending order by run_at, id limit ${count})
        and d.state = 'pending' and (d.locked_until is null or d.locked_until <= now())
      for update skip locked
    )
    update webhook_deliveries d
    set tries = d.tries + 1, locked_until = now() + make_interval(secs => ${leaseSeconds})
    from due, webhooks w
    where d.id = due.id and w.id = d.webhook_id
    returning d.id, d.message_id, d.event, d.body, d.tries, d.webhook_id, w.company_id,
      w.organizer_id, w.url, w.format, w.secret,
      case when w.former_secret_until > now() then w.former_secret end as former_secret
  `.execute(db);
  return rows;
}

/** What the last try came to. */
export interface Attempt {
  status: number | null;
  answer: string;
  durationMs: number;
}

const attempted = ({ status, answer, durationMs }: Attempt) => ({
  locked_until: null,
  tried_at: sql<Date>`now()`,
  status,
  answer,
  duration_ms: durationMs,
});

/** Also if another process has claimed it since: it was received. */
export async function markDelivered(
  db: Db,
  { id, webhook_id: webhookId }: DueDelivery,
  attempt: Attempt,
): Promise<void> {
  await db
    .updateTable('webhook_deliveries')
    .set({ ...attempted(attempt), state: 'delivered', error: '' })
    .where('id', '=', id)
    .execute();
  await db
    .updateTable('webhooks')
    .set({ failing_since: null })
    .where('id', '=', webhookId)
    .where('failing_since', 'is not', null)
    .execute();
}

interface Failure extends Attempt {
  /** A sentence. */
  error: string;
}

/** Unless another process has claimed it since, which happens when the lease ran out. */
export async function markForRetry(
  db: Db,
  { id, tries, webhook_id: webhookId }: DueDelivery,
  { error, ...attempt }: Failure,
  afterSeconds: number,
): Promise<void> {
  await db
    .updateTable('webhooks')
    .set({ failing_since: sql<Date>`now()` })
    .where('id', '=', webhookId)
    .where('failing_since', 'is', null)
    .execute();
  await db
    .updateTable('webhook_deliveries')
    .set({
      ...attempted(attempt),
      error,
      run_at: sql<Date>`now() + make_interval(secs => ${afterSeconds})`,
    })
    .where('id', '=', id)
    .where('tries', '=', tries)
    .where('state', '=', 'pending')
    .execute();
}

/**
 * Gives a delivery up and pauses its webhook. It locks the webhook first, as deleting it does.
 * @returns true if this call has paused it
 */
export async function giveUp(
  trx: Db,
  { id, tries, webhook_id: webhookId }: DueDelivery,
  { error, ...attempt }: Failure,
): Promise<boolean> {
  const paused = await trx
    .updateTable('webhooks')
    .set({ paused_at: sql<Date>`now()`, paused_reason: error })
    .where('id', '=', webhookId)
    .where('paused_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  await trx
    .updateTable('webhook_deliveries')
    .set({ ...attempted(attempt), error, state: 'failed' })
    .where('id', '=', id)
    .where('tries', '=', tries)
    .where('state', '=', 'pending')
    .execute();
  return paused !== undefined;
}

/** The newest deliveries of a webhook. */
export async function findDeliveries(
  db: Db,
  webhookId: number,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ count: number; rows: DeliveryRow[] }> {
  const of = db.selectFrom('webhook_deliveries').where('webhook_id', '=', webhookId);
  const { count } = await of
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  const rows = await of.selectAll().orderBy('id', 'desc').limit(limit).offset(offset).execute();
  return { count, rows };
}

export const findDelivery = (
  db: Db,
  webhookId: number,
  id: number,
): Promise<DeliveryRow | undefined> =>
  db
    .selectFrom('webhook_deliveries')
    .where('webhook_id', '=', webhookId)
    .where('id', '=', id)
    .selectAll()
    .executeTakeFirst();

/** Makes it due at once, with all its tries. One that is being sent is left alone. */
export async function makeDue(db: Db, webhookId: number, id: number): Promise<void> {
  await db
    .updateTable('webhook_deliveries')
    .set({ state: 'pending', tries: 0, run_at: sql<Date>`now()`, locked_until: null })
    .where('webhook_id', '=', webhookId)
    .where('id', '=', id)
    .where((eb) =>
      eb.or([eb('locked_until', 'is', null), eb('locked_until', '<=', sql<Date>`now()`)]),
    )
    .execute();
}

/** The same for all that wait, when a paused webhook is resumed. */
export async function makeWaitingDue(db: Db, webhookId: number): Promise<void> {
  await db
    .updateTable('webhook_deliveries')
    .set({ tries: 0, run_at: sql<Date>`now()` })
    .where('webhook_id', '=', webhookId)
    .where('state', '=', 'pending')
    .execute();
}

/** @returns how many it deleted; fewer than `count` when none is left */
export async function deleteOldDeliveries(
  db: Db,
  { days, count }: { days: number; count: number },
): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from webhook_deliveries where id in (
      select id from webhook_deliveries
      where created_at < now() - make_interval(days => ${days}::int)
      order by created_at limit ${count} for update skip locked
    )
  `.execute(db);
  return Number(numAffectedRows ?? 0);
}
