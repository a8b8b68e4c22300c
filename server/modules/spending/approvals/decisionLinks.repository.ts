import { sql } from 'kysely';
import type { ModuleDeps } from '../../../deps';

type Db = ModuleDeps['db'];

export interface NewLink {
  approvalId: number;
  version: number;
  position: number;
  personId: number;
  tokenHash: string;
}

export async function insertLink(trx: Db, link: NewLink): Promise<void> {
  await trx
    .insertInto('approval_links')
    .values({
      approval_id: link.approvalId,
      approval_version: link.version,
      position: link.position,
      person_id: link.personId,
      token_hash: link.tokenHash,
    })
    .execute();
}

export interface FoundLink {
  id: number;
  approval_id: number;
  version: number;
  person_id: number;
  is_used: boolean;
  /** The person's account is open and in the request's company, which is not suspended. */
  is_of_member: boolean;
  links_allowed: boolean;
}

export const findLink = (db: Db, tokenHash: string): Promise<FoundLink | undefined> =>
  db
    .selectFrom('approval_links as l')
    .innerJoin('approvals as a', 'a.id', 'l.approval_id')
    .innerJoin('companies as c', 'c.id', 'a.company_id')
    .innerJoin('users as u', 'u.id', 'l.person_id')
    .leftJoin('company_policies as p', 'p.company_id', 'a.company_id')
    .where('l.token_hash', '=', tokenHash)
    .select([
      'l.id',
      'l.approval_id',
      'l.approval_version as version',
      'l.person_id',
      sql<boolean>`(l.used_at is not null)`.as('is_used'),
      sql<boolean>`(u.is_active and u.company_id is not distinct from a.company_id
        and c.suspended_at is null)`.as('is_of_member'),
      sql<boolean>`coalesce(p.links_allowed, false)`.as('links_allowed'),
    ])
    .executeTakeFirst();

/** False when the link was already used. */
export async function markUsed(trx: Db, id: number): Promise<boolean> {
  const row = await trx
    .updateTable('approval_links')
    .set({ used_at: sql<Date>`clock_timestamp()` })
    .where('id', '=', id)
    .where('used_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Deletes links of requests that ended before the given time. */
export async function deleteEndedBefore(db: Db, before: Date): Promise<void> {
  await sql`
    delete from approval_links l using approvals a
    where a.id = l.approval_id and a.deadline < ${before}::timestamptz
  `.execute(db);
}
