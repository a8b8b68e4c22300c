import { sql } from 'kysely';
import { inReach } from '../../../db/expressions/companyReach';
import { fullName } from '../../../db/expressions/personName';
import type { Role } from '../../../db/schema/identity';
import type { ModuleDeps } from '../../../deps';
import type { PeopleScope } from '../people/peopleScope.rules';

type Db = ModuleDeps['db'];

export interface PersonFilter {
  scope: PeopleScope;
  /** Each must begin a word of the name, the address or the username. */
  words: readonly string[];
  role: Role | null;
  company: number | null;
}

const people = (db: Db, { scope, words, role, company }: PersonFilter) => {
  let query = db
    .selectFrom('users as u')
    .leftJoin('companies as c', 'c.id', 'u.company_id')
    .where('u.erased_at', 'is', null);
  if (scope) query = query.where(inReach(scope, { company: 'u.company_id', person: 'u.id' }));
  if (role) query = query.where('u.role', '=', role);
  if (company !== null) query = query.where('u.company_id', '=', company);
  for (const word of words) {
    const beginning = `${word.replace(/[\\%_]/g, '\\$&')}%`;
    query = query.where(
      sql<boolean>`(u.email ilike ${beginning} or u.username ilike ${beginning}
        or ' ' || u.first_name || ' ' || u.last_name ilike ${`% ${beginning}`})`,
    );
  }
  return query;
};

const columns = [
  'u.id',
  'u.version',
  'u.first_name',
  'u.last_name',
  'u.email',
  'u.username',
  'u.role',
  'u.is_active',
  'u.company_id',
  'u.invited_by',
  'u.created_at',
  'u.last_sign_in_at',
  'c.name as company_name',
  'c.domain as company_domain',
  'c.suspended_at as company_suspended_at',
] as const;

export type PersonAccountRow = NonNullable<Awaited<ReturnType<typeof findPersonAccount>>>;

export const findPersonAccount = (db: Db, id: number) =>
  db
    .selectFrom('users as u')
    .leftJoin('companies as c', 'c.id', 'u.company_id')
    .select(columns)
    .where('u.id', '=', id)
    .where('u.erased_at', 'is', null)
    .executeTakeFirst();

export async function countPeople(
  db: Db,
  filter: PersonFilter,
): Promise<{ active: number; closed: number }> {
  return people(db, filter)
    .select([
      sql<number>`(count(*) filter (where u.is_active))::int`.as('active'),
      sql<number>`(count(*) filter (where not u.is_active))::int`.as('closed'),
    ])
    .executeTakeFirstOrThrow();
}

const name = sql`lower(coalesce(nullif(${fullName}, ''), u.email))`;

const orderings = {
  name: sql`${name} asc, u.id asc`,
  '-name': sql`${name} desc, u.id desc`,
  last_sign_in_at: sql`u.last_sign_in_at asc nulls last, u.id asc`,
  '-last_sign_in_at': sql`u.last_sign_in_at desc nulls last, u.id desc`,
  joined_at: sql`u.created_at asc, u.id asc`,
  '-joined_at': sql`u.created_at desc, u.id desc`,
} as const;

export interface PersonPage {
  /** Null for open and closed accounts. */
  isActive: boolean | null;
  ordering: keyof typeof orderings;
  limit: number;
  offset: number;
}

export const findPeople = (
  db: Db,
  filter: PersonFilter,
  { isActive, ordering, limit, offset }: PersonPage,
): Promise<PersonAccountRow[]> =>
  people(db, filter)
    .select(columns)
    .where(isActive === null ? sql<boolean>`true` : sql<boolean>`u.is_active = ${isActive}`)
    .orderBy(orderings[ordering])
    .limit(limit)
    .offset(offset)
    .execute();

export async function lockPerson(trx: Db, id: number): Promise<void> {
  await trx.selectFrom('users').select('id').where('id', '=', id).forUpdate().execute();
}

export async function savePerson(
  trx: Db,
  id: number,
  change: { role: Role; is_active: boolean; company_id: number | null },
  at: Date,
): Promise<void> {
  await trx
    .updateTable('users')
    .set((eb) => ({ ...change, version: eb('version', '+', 1), updated_at: at }))
    .where('id', '=', id)
    .execute();
}

/** Undefined for an unknown company and for one that was merged into another. */
export const findOpenCompany = (db: Db, id: number) =>
  db
    .selectFrom('companies')
    .select(['id', 'name'])
    .where('id', '=', id)
    .where('merged_into', 'is', null)
    .executeTakeFirst();
