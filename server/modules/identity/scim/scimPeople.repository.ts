import { sql, type Expression, type Insertable, type RawBuilder } from 'kysely';
import { companyOfDomain } from '../../../db/expressions/companyOfDomain';
import { fullName } from '../../../db/expressions/personName';
import type { ScimPeopleTable } from '../../../db/schema/scim';
import type { ModuleDeps } from '../../../deps';
import type { Condition, FilterAttribute } from './filter.rules';

type Db = ModuleDeps['db'];

const domainOfPerson = sql<string>`split_part(u.email, '@', 2)`;

/** Open and closed accounts of the company at its proven domains, without those that its system has deleted. */
const people = (db: Db, companyId: number) =>
  db
    .selectFrom('users as u')
    .leftJoin('scim_people as s', (join) =>
      join.onRef('s.user_id', '=', 'u.id').onRef('s.company_id', '=', 'u.company_id'),
    )
    .where('u.company_id', '=', companyId)
    .where('u.erased_at', 'is', null)
    .where('s.removed_at', 'is', null)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('companies')
          .select('companies.id')
          .where('companies.id', '=', companyId)
          .where(companyOfDomain(domainOfPerson)),
      ),
    );

const columns = [
  ...(['u.id', 'u.email', 'u.first_name', 'u.last_name', 'u.role', 'u.is_active'] as const),
  ...(['u.company_id', 'u.created_at', 'u.updated_at', 's.external_id'] as const),
] as const;

export type ProvisionedRow = NonNullable<Awaited<ReturnType<typeof findProvisioned>>>;

export const findProvisioned = (db: Db, companyId: number, id: number) =>
  people(db, companyId).select(columns).where('u.id', '=', id).executeTakeFirst();

/** Texts are compared in lower case, except ids of other systems. */
const values: Readonly<Record<FilterAttribute, Expression<unknown>>> = {
  id: sql`u.id::text`,
  username: sql`u.email`,
  externalid: sql`s.external_id`,
  displayname: sql`nullif(lower(${fullName}), '')`,
  'name.givenname': sql`nullif(lower(u.first_name), '')`,
  'name.familyname': sql`nullif(lower(u.last_name), '')`,
  'name.formatted': sql`nullif(lower(${fullName}), '')`,
  emails: sql`u.email`,
  'emails.value': sql`u.email`,
  'emails.type': sql`'work'::text`,
  'emails.primary': sql`true`,
  active: sql`u.is_active`,
  'meta.created': sql`u.created_at`,
  'meta.lastmodified': sql`u.updated_at`,
};

const operators = {
  ne: sql`is distinct from`,
  eq: sql`=`,
  gt: sql`>`,
  ge: sql`>=`,
  lt: sql`<`,
  le: sql`<=`,
} as const;

function whereOf(condition: Condition): RawBuilder<boolean> {
  switch (condition.kind) {
    case 'and':
    case 'or': {
      const between = condition.kind === 'and' ? sql` and ` : sql` or `;
      return sql`(${sql.join(condition.of.map(whereOf), between)})`;
    }
    case 'not':
      // A comparison with an attribute that is not there is false, and null in SQL.
      return sql`(${whereOf(condition.of)}) is not true`;
    case 'present':
      return sql`${values[condition.attribute]} is not null`;
    default:
      return comparison(values[condition.attribute], condition);
  }
}

function comparison(
  left: Expression<unknown>,
  { op, value }: Extract<Condition, { kind: 'compare' }>,
): RawBuilder<boolean> {
  if (op === 'co') return sql`strpos(${left}, ${value}) > 0`;
  if (op === 'sw') return sql`starts_with(${left}, ${value})`;
  if (op === 'ew') return sql`right(${left}, length(${value})) = ${value}`;
  return sql`${left} ${operators[op]} ${value}`;
}

export async function countProvisioned(
  db: Db,
  companyId: number,
  condition: Condition | null,
): Promise<number> {
  const { count } = await people(db, companyId)
    .where(condition ? whereOf(condition) : sql<boolean>`true`)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** In the order of their ids. */
export const findPage = (
  db: Db,
  companyId: number,
  condition: Condition | null,
  { limit, offset }: { limit: number; offset: number },
): Promise<ProvisionedRow[]> =>
  people(db, companyId)
    .where(condition ? whereOf(condition) : sql<boolean>`true`)
    .select(columns)
    .orderBy('u.id')
    .limit(limit)
    .offset(offset)
    .execute();

/** People with one of the roles. */
export const findMembers = (
  db: Db,
  companyId: number,
  roles: readonly ProvisionedRow['role'][],
): Promise<ProvisionedRow[]> =>
  people(db, companyId).where('u.role', 'in', roles).select(columns).orderBy('u.id').execute();

export const findByIds = (
  db: Db,
  companyId: number,
  ids: readonly number[],
): Promise<ProvisionedRow[]> =>
  ids.length === 0
    ? Promise.resolve([])
    : people(db, companyId).where('u.id', 'in', ids).select(columns).orderBy('u.id').execute();

/** The account that the company's system has deleted before; it comes back with its address. */
export const findRemoved = (trx: Db, companyId: number, email: string) =>
  trx
    .selectFrom('users as u')
    .innerJoin('scim_people as s', (join) =>
      join.onRef('s.user_id', '=', 'u.id').onRef('s.company_id', '=', 'u.company_id'),
    )
    .select('u.id')
    .where('u.company_id', '=', companyId)
    .where('u.email', '=', email)
    .where('u.erased_at', 'is', null)
    .where('s.removed_at', 'is not', null)
    .executeTakeFirst();

/** Writes what is given of a person's row, which is made where it is missing. */
export async function saveProvisioned(
  trx: Db,
  {
    company_id,
    user_id,
    ...changes
  }: Partial<Insertable<ScimPeopleTable>> & Pick<ScimPeopleTable, 'company_id' | 'user_id'>,
): Promise<void> {
  await trx
    .insertInto('scim_people')
    .values({ company_id, user_id, is_created: false, ...changes })
    .onConflict((row) =>
      Object.keys(changes).length === 0
        ? row.doNothing()
        : row.columns(['company_id', 'user_id']).doUpdateSet(changes),
    )
    .execute();
}
