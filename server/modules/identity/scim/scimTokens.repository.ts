import type { Insertable } from 'kysely';
import { fullName } from '../../../db/expressions/personName';
import type { ScimTokensTable } from '../../../db/schema/scim';
import type { ModuleDeps } from '../../../deps';

type Db = ModuleDeps['db'];

export type TokenRow = NonNullable<Awaited<ReturnType<typeof findToken>>>;

export const findToken = (db: Db, companyId: number) =>
  db
    .selectFrom('scim_tokens as t')
    .innerJoin('users as u', 'u.id', 't.user_id')
    .select(['t.prefix', 't.created_at', 't.last_used_at', fullName.as('created_by')])
    .where('t.company_id', '=', companyId)
    .executeTakeFirst();

export const findByHash = (db: Db, hash: string) =>
  db
    .selectFrom('scim_tokens as t')
    .innerJoin('companies as c', 'c.id', 't.company_id')
    .select(['t.company_id', 't.last_used_at', 'c.domain_proven_at'])
    .where('t.token_hash', '=', hash)
    .executeTakeFirst();

/** Replaces the company's token. */
export async function saveToken(trx: Db, token: Insertable<ScimTokensTable>): Promise<void> {
  await deleteToken(trx, token.company_id);
  await trx.insertInto('scim_tokens').values(token).execute();
}

export async function deleteToken(trx: Db, companyId: number): Promise<void> {
  await trx.deleteFrom('scim_tokens').where('company_id', '=', companyId).execute();
}

export async function recordUse(db: Db, companyId: number, at: Date): Promise<void> {
  await db
    .updateTable('scim_tokens')
    .set({ last_used_at: at })
    .where('company_id', '=', companyId)
    .execute();
}
