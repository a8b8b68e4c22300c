import { sql, type Insertable, type Selectable, type Updateable } from 'kysely';
import type { WebhooksTable } from '../../db/schema/webhooks';
import type { ModuleDeps } from '../../deps';
import type { WebhookOwner } from './webhooks.types';

type Db = ModuleDeps['db'];

export type WebhookRow = Selectable<WebhooksTable>;

const ownedBy = ({ companyId, organizerId }: WebhookOwner) =>
  companyId === null
    ? sql<boolean>`organizer_id = ${organizerId}`
    : sql<boolean>`company_id = ${companyId}`;

/** From the oldest to the newest. */
export const findWebhooks = (db: Db, owner: WebhookOwner): Promise<WebhookRow[]> =>
  db.selectFrom('webhooks').where(ownedBy(owner)).selectAll().orderBy('id').execute();

export const findWebhook = (
  db: Db,
  owner: WebhookOwner,
  id: number,
): Promise<WebhookRow | undefined> =>
  db
    .selectFrom('webhooks')
    .where('id', '=', id)
    .where(ownedBy(owner))
    .selectAll()
    .executeTakeFirst();

export const lockWebhook = (
  trx: Db,
  owner: WebhookOwner,
  id: number,
): Promise<WebhookRow | undefined> =>
  trx
    .selectFrom('webhooks')
    .where('id', '=', id)
    .where(ownedBy(owner))
    .selectAll()
    // Changes that add deliveries meanwhile do not wait.
    .forNoKeyUpdate()
    .executeTakeFirst();

/** Locks the owner, so that its webhooks are counted and added one after the other. */
export async function lockOwner(
  trx: Db,
  { companyId, organizerId }: WebhookOwner,
): Promise<{ name: string } | undefined> {
  if (companyId === null) {
    return trx
      .selectFrom('organizers')
      .where('id', '=', organizerId)
      .select('name')
      .forNoKeyUpdate()
      .executeTakeFirst();
  }
  return trx
    .selectFrom('companies')
    .where('id', '=', companyId)
    .select('name')
    .forNoKeyUpdate()
    .executeTakeFirst();
}

export async function hasOrganizer(db: Db, id: number): Promise<boolean> {
  const row = await db
    .selectFrom('organizers')
    .where('id', '=', id)
    .select('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** The id of a webhook that is added next: its secret is sealed for it. */
export async function nextWebhookId(trx: Db): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    select nextval(pg_get_serial_sequence('webhooks', 'id')) as id
  `.execute(trx);
  const [row] = rows;
  if (!row) throw new Error('The sequence of webhooks has no value.');
  return row.id;
}

export const insertWebhook = (trx: Db, webhook: Insertable<WebhooksTable>): Promise<WebhookRow> =>
  trx.insertInto('webhooks').values(webhook).returningAll().executeTakeFirstOrThrow();

export const updateWebhook = (
  trx: Db,
  id: number,
  change: Updateable<WebhooksTable>,
): Promise<WebhookRow> =>
  trx
    .updateTable('webhooks')
    .set({ ...change, updated_at: sql<Date>`now()` })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();

export async function deleteWebhook(trx: Db, id: number): Promise<void> {
  await trx.deleteFrom('webhooks').where('id', '=', id).execute();
}

/**
 * Those of companies that were merged into another: its admins have not chosen the addresses, which would be sent its
 * bookings.
 */
export async function deleteOfMerged(db: Db): Promise<void> {
  await sql`
    delete from webhooks w using companies c where c.id = w.company_id and c.merged_into is not null
  `.execute(db);
}

/** Replaces a secret that was sealed with a former key; not one that was replaced since. */
export async function resealSecret(
  db: Db,
  id: number,
  { before, after }: { before: string; after: string },
): Promise<void> {
  await db
    .updateTable('webhooks')
    .set({ secret: after })
    .where('id', '=', id)
    .where('secret', '=', before)
    .execute();
}

/** Email addresses of the company's admins, or of the organizer's owners. */
export async function findReaders(
  db: Db,
  {
    company_id: companyId,
    organizer_id: organizerId,
  }: Pick<WebhookRow, 'company_id' | 'organizer_id'>,
): Promise<string[]> {
  const { rows } = await sql<{ email: string }>`
    select u.email from users u
    where u.is_active and (
      (u.company_id = ${companyId}::bigint and u.role = 'company_admin')
      or exists (select from organizer_members m
        where m.user_id = u.id and m.organizer_id = ${organizerId}::bigint and m.role = 'owner'))
    order by u.id
  `.execute(db);
  return rows.map(({ email }) => email);
}
