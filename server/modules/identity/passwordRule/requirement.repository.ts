import { sql } from 'kysely';
import { companyOfDomain } from '../../../db/expressions/companyOfDomain';
import { hasSecondFactor } from '../../../db/expressions/secondFactor';
import type { ModuleDeps } from '../../../deps';

type Db = ModuleDeps['db'];

/** Connections that are required and in use. */
const required = (db: Db) =>
  db
    .selectFrom('sso_connections')
    .innerJoin('companies', 'companies.id', 'sso_connections.company_id')
    .select('sso_connections.company_id')
    .where('sso_connections.required', '=', true)
    .where('sso_connections.tested_at', 'is not', null)
    .where('companies.domain_proven_at', 'is not', null);

const exists = async (query: ReturnType<typeof required>) =>
  (await query.executeTakeFirst()) !== undefined;

/**
 * Whether the person's company requires single sign-on of them. False for its break-glass admin, who may use a password
 * while they are admin of the company and have a second factor.
 */
export const isRequiredOf = (db: Db, userId: number): Promise<boolean> =>
  exists(
    required(db)
      .innerJoin('users', 'users.company_id', 'companies.id')
      .where('users.id', '=', userId)
      .where(
        sql<boolean>`not (users.id = sso_connections.break_glass_id
          and users.role = 'company_admin' and ${hasSecondFactor})`,
      ),
  );

export const isRequiredIn = (db: Db, companyId: number): Promise<boolean> =>
  exists(required(db).where('companies.id', '=', companyId));

export const isRequiredAt = (db: Db, domain: string): Promise<boolean> =>
  exists(required(db).where(companyOfDomain(domain)));
