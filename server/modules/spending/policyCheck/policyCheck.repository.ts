import { sql } from 'kysely';
import { today } from '../../../db/expressions/homeDay';
import { nameOrEmail } from '../../../db/expressions/personName';
import type { ModuleDeps } from '../../../deps';
import type { DeciderPerson } from '../approvals/deciders.repository';
import { membersOf, type BudgetRow, type CostCentreMember } from '../budgets/budgets.repository';

export type Db = ModuleDeps['db'];

/** The current budget of a cost centre, minor units. */
export interface BudgetOfToday extends Omit<
  BudgetRow,
  'cost_centre_id' | 'cost_centre_code' | 'cost_centre_name'
> {
  /** Amount that the checked bookings already reserve. */
  reserved_by_these: number;
}

export interface CostCentreRow {
  id: number;
  version: number;
  code: string;
  name: string;
  is_active: boolean;
  owner: DeciderPerson | null;
  members: CostCentreMember[];
  budget: BudgetOfToday | null;
}

interface CostCentreOf {
  companyId: number;
  costCentreId: number;
  currency: string;
  bookingIds: readonly number[];
}

const owner = sql<DeciderPerson | null>`(
  select json_build_object('id', u.id, 'email', u.email, 'role', u.role, 'name', ${nameOrEmail})
  from users u where u.id = c.owner_id)`;

const budgetOfToday = (currency: string, bookingIds: readonly number[]) =>
  sql<BudgetOfToday | null>`(
  select json_build_object('id', t.id, 'version', t.version, 'period', t.period,
    'starts_on', t.starts_on, 'ends_on', t.ends_on, 'currency', t.currency,
    'enforcement', t.enforcement, 'carries_over', t.carries_over, 'amount', t.amount,
    'carried_over', t.carried_over, 'reserved', t.reserved, 'committed', t.committed,
    'reserved_by_these', (
      select coalesce(sum(a.reserved), 0) from budget_allocations a
      where a.booking_id = any(${[...bookingIds]}::bigint[]) and a.budget_id = t.id))
  from budgets t
  where t.cost_centre_id = c.id and t.currency = ${currency}
    and ${today} between t.starts_on and t.ends_on)`;

/** Undefined when the company has no cost centre with this id. */
export const findCostCentre = (
  db: Db,
  { companyId, costCentreId, currency, bookingIds }: CostCentreOf,
): Promise<CostCentreRow | undefined> =>
  db
    .selectFrom('cost_centres as c')
    .where('c.id', '=', costCentreId)
    .where('c.company_id', '=', companyId)
    .select([
      'c.id',
      'c.version',
      'c.code',
      'c.name',
      'c.is_active',
      owner.as('owner'),
      membersOf.as('members'),
      budgetOfToday(currency, bookingIds).as('budget'),
    ])
    .executeTakeFirst();

const USUAL_DAYS = 90;
const MIN_DECISIONS = 3;

/** Median hours from request to decision, rounded up; null with fewer than three decisions. */
export async function findUsualHours(db: Db, companyId: number): Promise<number | null> {
  const { rows } = await sql<{ count: number; hours: number | null }>`
    select count(*)::int as count, ceil(percentile_cont(0.5) within group (
      order by extract(epoch from decided_at - created_at) / 3600))::int as hours
    from approvals
    where company_id = ${companyId} and status in ('approved', 'declined')
      and decided_at > now() - make_interval(days => ${USUAL_DAYS}::int)
  `.execute(db);
  const [row] = rows;
  return row && row.count >= MIN_DECISIONS ? row.hours : null;
}

export const findPerson = (db: Db, id: number) =>
  db
    .selectFrom('users')
    .where('id', '=', id)
    .where('is_active', '=', true)
    .select(['id', 'company_id as companyId', 'invited_by as invitedBy'])
    .executeTakeFirst();
