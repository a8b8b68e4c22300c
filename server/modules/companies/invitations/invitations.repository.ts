import { sql } from 'kysely';
import type { CompanyReach } from '../../../db/expressions/companyReach';
import { inReach } from '../../../db/expressions/companyReach';
import { nameOrEmail } from '../../../db/expressions/personName';
import type { CompanyRole } from '../../../db/schema/companies';
import type { ModuleDeps } from '../../../deps';

type Db = ModuleDeps['db'];

const MAX_LISTED = 500;

/** Neither accepted nor revoked; it may have expired. */
export const isOpen = sql<boolean>`(i.accepted_at is null and i.revoked_at is null)`;

export const rows = (db: Db) =>
  db
    .selectFrom('invitations as i')
    .innerJoin('users as u', 'u.id', 'i.invited_by')
    .innerJoin('companies as c', 'c.id', 'i.company_id')
    .select([
      'i.id',
      'i.company_id',
      'i.email',
      'i.role',
      'i.invited_by',
      'i.created_at',
      'i.sent_at',
      'i.expires_at',
      'c.name as company_name',
      'c.domain as company_domain',
      'c.domain_proven_at',
      'u.email as inviter_email',
      nameOrEmail.as('inviter_name'),
    ]);

export type InvitationRow = NonNullable<Awaited<ReturnType<typeof findById>>>;

export const findById = (db: Db, id: number) => rows(db).where('i.id', '=', id).executeTakeFirst();

/** Newest first. */
export const findOpen = (db: Db, reach: CompanyReach): Promise<InvitationRow[]> =>
  rows(db)
    .where(isOpen)
    .where(inReach(reach, { company: 'i.company_id', person: 'i.invited_by' }))
    .orderBy('i.id', 'desc')
    .limit(MAX_LISTED)
    .execute();

/**
 * The invitation that the token opens; undefined when it is unknown, used, revoked or expired, or when
 * the person who made it may no longer invite this address.
 */
export const findUsable = (db: Db, tokenHash: string, at: Date) =>
  rows(db)
    .where('i.token_hash', '=', tokenHash)
    .where(isOpen)
    .where('i.expires_at', '>', at)
    .where('u.is_active', '=', true)
    .where(
      sql<boolean>`(u.role in ('admin', 'super_admin') or u.role = 'company_admin'
        and u.company_id = i.company_id
        and (c.domain_proven_at is not null or split_part(i.email, '@', 2) = c.domain))`,
    )
    .executeTakeFirst();

/** False when a concurrent call has accepted it first. */
export async function markAccepted(trx: Db, tokenHash: string, at: Date): Promise<boolean> {
  const row = await trx
    .updateTable('invitations as i')
    .set({ accepted_at: at })
    .where('i.token_hash', '=', tokenHash)
    .where(isOpen)
    .returning('i.id')
    .executeTakeFirst();
  return row !== undefined;
}

export interface NewInvitation {
  companyId: number;
  email: string;
  role: CompanyRole;
  tokenHash: string;
  invitedBy: number;
  at: Date;
  expiresAt: Date;
}

/** Replaces an open invitation of the same address, whose link then stops working. @returns its id */
export async function upsertInvitation(trx: Db, one: NewInvitation): Promise<number> {
  const renewed = {
    role: one.role,
    token_hash: one.tokenHash,
    invited_by: one.invitedBy,
    sent_at: one.at,
    expires_at: one.expiresAt,
  };
  const { id } = await trx
    .insertInto('invitations')
    .values({ ...renewed, company_id: one.companyId, email: one.email, created_at: one.at })
    .onConflict((conflict) =>
      conflict
        .columns(['company_id', 'email'])
        .where('accepted_at', 'is', null)
        .where('revoked_at', 'is', null)
        .doUpdateSet(renewed),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** A new token for an open invitation within reach; undefined when there is none. */
export const renewToken = (
  trx: Db,
  reach: CompanyReach,
  { id, ...token }: { id: number; token_hash: string; sent_at: Date; expires_at: Date },
) =>
  trx
    .updateTable('invitations as i')
    .set(token)
    .where('i.id', '=', id)
    .where(isOpen)
    .where(inReach(reach, { company: 'i.company_id', person: 'i.invited_by' }))
    .returning(['i.id', 'i.email'])
    .executeTakeFirst();

/** Undefined when no open invitation within reach has this id. */
export const revoke = (db: Db, reach: CompanyReach, { id, at }: { id: number; at: Date }) =>
  db
    .updateTable('invitations as i')
    .set({ revoked_at: at })
    .where('i.id', '=', id)
    .where(isOpen)
    .where(inReach(reach, { company: 'i.company_id', person: 'i.invited_by' }))
    .returning('i.email')
    .executeTakeFirst();

/** Whether somebody within reach has this address. */
export async function isMember(db: Db, reach: CompanyReach, email: string): Promise<boolean> {
  const row = await db
    .selectFrom('users as u')
    .select('u.id')
    .where('u.email', '=', email)
    .where(inReach(reach, { company: 'u.company_id', person: 'u.id' }))
    .executeTakeFirst();
  return row !== undefined;
}

export async function deleteExpiredBefore(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('invitations').where('expires_at', '<', before).execute();
}
