import { sql } from 'kysely';
import type { ModuleDeps } from '../../../deps';

type Db = ModuleDeps['db'];

interface CompanyName {
  id: number;
  name: string;
  domain: string | null;
}

const columns = ['companies.id', 'companies.name', 'companies.domain'] as const;

/** @param text part of a name or domain, ignoring case */
export function findCompaniesByName(db: Db, text: string, limit: number): Promise<CompanyName[]> {
  const pattern = `%${text.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`;
  return db
    .selectFrom('companies')
    .where(sql<boolean>`(lower(name) like ${pattern} or domain like ${pattern})`)
    .select(columns)
    .orderBy('name')
    .orderBy('id')
    .limit(limit)
    .execute();
}

/** Companies on the event's access list, sorted by name. */
export const findCompaniesOfEvent = (db: Db, event: number): Promise<CompanyName[]> =>
  db
    .selectFrom('event_access')
    .innerJoin('companies', 'companies.id', 'event_access.company_id')
    .where('event_access.event_id', '=', event)
    .select(columns)
    .orderBy('companies.name')
    .orderBy('companies.id')
    .execute();
