import { sql } from 'kysely';
import { nameOrEmail } from '../../../db/expressions/personName';
import type { Role } from '../../../db/schema/identity';
import type { ModuleDeps } from '../../../deps';
import { isMine, membersOf, type CostCentreMember } from '../budgets/budgets.repository';

type Db = ModuleDeps['db'];

export interface CostCentreRow {
  id: number;
  version: number;
  code: string;
  name: string;
  is_active: boolean;
  owner_id: number | null;
  owner_name: string | null;
  owner_email: string | null;
  owner_role: Role | null;
  /** Sorted by id. */
  members: CostCentreMember[];
  is_mine: boolean;
}

export interface CostCentreFilter {
  companyId: number;
  userId: number;
  id?: number;
  search?: string;
  isActive?: boolean;
  mine?: boolean;
}

/** Sorted by code. */
export async function findCostCentres(
  db: Db,
  { companyId, userId, id, search = '', isActive, mine = false }: CostCentreFilter,
): Promise<CostCentreRow[]> {
  const pattern = `%${search.replace(/[\\%_]/g, '\\$&')}%`;
  const { rows } = await sql<CostCentreRow>`
    select c.id, c.version, c.code, c.name, c.is_active, c.owner_id,
      case when u.id is not null then ${nameOrEmail} end as owner_name, u.email as owner_email,
      u.role as owner_role, ${isMine(userId)} as is_mine,
      ${membersOf} as members
    from cost_centres c left join users u on u.id = c.owner_id
    where c.company_id = ${companyId}
      and (${id ?? null}::bigint is null or c.id = ${id ?? null})
      and (c.code || ' ' || c.name) ilike ${pattern}
      and (${isActive ?? null}::boolean is null or c.is_active = ${isActive ?? null})
      and (not ${mine} or ${isMine(userId)})
    order by lower(c.code)
  `.execute(db);
  return rows;
}

/** Active cost centres, by code in lower case. */
export async function findActiveByCode(
  db: Db,
  companyId: number,
  codes: readonly string[],
): Promise<Map<string, { code: string; name: string }>> {
  const rows = await db
    .selectFrom('cost_centres')
    .where('company_id', '=', companyId)
    .where('is_active', '=', true)
    .where(sql<string>`lower(code)`, 'in', codes.length > 0 ? codes : [''])
    .select(['code', 'name'])
    .execute();
  return new Map(rows.map((row) => [row.code.toLowerCase(), row]));
}

/**
 * Locks the company, which serialises changes of its cost centres.
 * @returns the company, or the one it was merged into while the transaction waited
 */
export async function lockCompany(trx: Db, companyId: number): Promise<number> {
  const company = await trx
    .selectFrom('companies')
    .where('id', '=', companyId)
    .select('merged_into')
    .forNoKeyUpdate()
    .executeTakeFirst();
  return company?.merged_into ? lockCompany(trx, company.merged_into) : companyId;
}

export interface CostCentreValues {
  code: string;
  name: string;
  owner_id: number | null;
}

export async function insertCostCentre(
  trx: Db,
  companyId: number,
  values: CostCentreValues,
): Promise<number> {
  const { id } = await trx
    .insertInto('cost_centres')
    .values({ ...values, company_id: companyId })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function updateCostCentre(
  trx: Db,
  id: number,
  values: CostCentreValues & { is_active: boolean },
): Promise<void> {
  await trx
    .updateTable('cost_centres')
    .set({ ...values, version: sql<number>`version + 1`, updated_at: sql<Date>`now()` })
    .where('id', '=', id)
    .execute();
}

export async function setMembers(
  trx: Db,
  costCentreId: number,
  userIds: readonly number[],
): Promise<void> {
  await trx.deleteFrom('cost_centre_members').where('cost_centre_id', '=', costCentreId).execute();
  await sql`
    insert into cost_centre_members (cost_centre_id, user_id)
    select ${costCentreId}, id from unnest(${[...new Set(userIds)]}::bigint[]) as id
  `.execute(trx);
}

/** Whether a person may own a cost centre or be a member: open accounts of the company, except clients. */
const isColleague = (companyId: number) => sql<boolean>`(u.company_id = ${companyId} and u.is_active
  and u.role <> 'client')`;

/** The ids that belong to colleagues of the company. */
export async function findColleagues(
  trx: Db,
  companyId: number,
  ids: readonly number[],
): Promise<Set<number>> {
  const { rows } = await sql<{ id: number }>`
    select u.id from users u where u.id = any(${[...ids]}::bigint[]) and ${isColleague(companyId)}
  `.execute(trx);
  return new Set(rows.map((row) => row.id));
}

/** Ids by address in lower case. */
export async function findColleaguesByEmail(
  trx: Db,
  companyId: number,
  emails: readonly string[],
): Promise<Map<string, number>> {
  const { rows } = await sql<{ id: number; email: string }>`
    select u.id, lower(u.email) as email from users u
    where lower(u.email) = any(${[...emails]}::text[]) and ${isColleague(companyId)}
  `.execute(trx);
  return new Map(rows.map((row) => [row.email, row.id]));
}
