import { sql, type Insertable } from 'kysely';
import { companyOfDomain } from '../../../db/expressions/companyOfDomain';
import type { SsoConnectionsTable } from '../../../db/schema/singleSignOn';
import { hasSecondFactor } from '../../../db/expressions/secondFactor';
import type { ModuleDeps } from '../../../deps';

type Db = ModuleDeps['db'];

export type ConnectionRow = NonNullable<Awaited<ReturnType<typeof findConnection>>>;

export const findConnection = (db: Db, companyId: number) =>
  db
    .selectFrom('sso_connections')
    .selectAll()
    .where('company_id', '=', companyId)
    .executeTakeFirst();

/** The tested connection of the company that has proven the domain, and whose own domain is proven. */
export const findByDomain = (db: Db, domain: string) =>
  db
    .selectFrom('sso_connections')
    .innerJoin('companies', 'companies.id', 'sso_connections.company_id')
    .selectAll('sso_connections')
    .where('sso_connections.tested_at', 'is not', null)
    .where('companies.domain_proven_at', 'is not', null)
    .where(companyOfDomain(domain))
    .executeTakeFirst();

export async function hasProven(db: Db, companyId: number, domain: string): Promise<boolean> {
  const row = await db
    .selectFrom('companies')
    .select('id')
    .where('id', '=', companyId)
    .where(companyOfDomain(domain))
    .executeTakeFirst();
  return row !== undefined;
}

/** Undefined for an unknown company and for one that was merged into another. */
export const lockCompany = (trx: Db, id: number) =>
  trx
    .selectFrom('companies')
    .select(['id', 'name'])
    .where('id', '=', id)
    .where('merged_into', 'is', null)
    .forUpdate()
    .executeTakeFirst();

export const findCompanyAdmin = (db: Db, companyId: number, userId: number) =>
  db
    .selectFrom('users')
    .select(hasSecondFactor.as('has_second_factor'))
    .where('id', '=', userId)
    .where('company_id', '=', companyId)
    .where('role', '=', 'company_admin')
    .where('is_active', '=', true)
    .executeTakeFirst();

export const saveConnection = (
  trx: Db,
  connection: Insertable<SsoConnectionsTable>,
): Promise<ConnectionRow> =>
  trx
    .insertInto('sso_connections')
    .values(connection)
    .onConflict((row) => row.column('company_id').doUpdateSet(connection))
    .returningAll()
    .executeTakeFirstOrThrow();

/** Seals the secret with the present key, unless somebody has changed it meanwhile. */
export async function replaceSecret(db: Db, former: string, sealed: string): Promise<void> {
  await db
    .updateTable('sso_connections')
    .set({ client_secret: sealed })
    .where('client_secret', '=', former)
    .execute();
}

/** Undefined when the provider was changed since the test began. */
export const markTested = (trx: Db, companyId: number, version: number, at: Date) =>
  trx
    .updateTable('sso_connections')
    .set({ tested_at: at })
    .where('company_id', '=', companyId)
    .where('version', '=', version)
    .returningAll()
    .executeTakeFirst();

/** With it go the links to the provider's accounts, and sign-ins under way. */
export async function deleteConnection(trx: Db, companyId: number): Promise<void> {
  await trx.deleteFrom('sso_connections').where('company_id', '=', companyId).execute();
}

/** Ends the sessions that no provider has started. @param kept people whose sessions go on */
export async function endPasswordSessions(
  trx: Db,
  companyId: number,
  { kept, at }: { kept: readonly number[]; at: Date },
): Promise<void> {
  await sql`
    update sessions s set ended_at = ${at}, end_reason = 'sso_required'
    from users u
    where u.id = s.user_id and u.company_id = ${companyId} and s.ended_at is null
      and u.id <> all(${[...kept]}::bigint[])
      and not exists (select from sso_sessions o where o.session_id = s.id)
  `.execute(trx);
}
