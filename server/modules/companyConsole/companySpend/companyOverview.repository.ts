import { sql } from 'kysely';
import type { Role } from '../../../db/schema/identity';
import type { ModuleDeps } from '../../../deps';
import type { SpendReach } from './companySpend.types';

type Db = ModuleDeps['db'];

/** Minor units. */
export interface BudgetSums {
  currency: string;
  amount: number;
  reserved: number;
  committed: number;
}

/** Sums of the budgets whose period includes the day, by currency. */
export async function sumBudgets(
  db: Db,
  { companyId, costCentres }: SpendReach,
  day: string,
): Promise<BudgetSums[]> {
  const { rows } = await sql<BudgetSums>`
    select b.currency, sum(b.amount + b.carried_over)::bigint as amount,
      sum(b.reserved)::bigint as reserved, sum(b.committed)::bigint as committed
    from budgets b join cost_centres c on c.id = b.cost_centre_id
    where c.company_id = ${companyId} and ${day}::date between b.starts_on and b.ends_on
      and (${costCentres === null} or c.id = any(${[...(costCentres ?? [])]}::bigint[]))
    group by b.currency
  `.execute(db);
  return rows;
}

export interface CompanyCounts {
  gstin: string | null;
  employees: number;
  managers: number;
  admins: number;
  clients: number;
  /** People in any role. */
  people: number;
  invited: number;
}

/** Counts people with open accounts and invitations that can be accepted. */
export async function countPeople(db: Db, companyId: number): Promise<CompanyCounts> {
  const ofRole = (role: Role) => sql<number>`(count(*) filter (where u.role = ${role}))::int`;
  return db
    .selectFrom('companies')
    .leftJoin('users as u', (join) =>
      join.onRef('u.company_id', '=', 'companies.id').on('u.is_active', '=', true),
    )
    .where('companies.id', '=', companyId)
    .groupBy('companies.id')
    .select([
      'companies.gstin',
      ofRole('employee').as('employees'),
      ofRole('company_manager').as('managers'),
      ofRole('company_admin').as('admins'),
      ofRole('client').as('clients'),
      sql<number>`count(u.id)::int`.as('people'),
      sql<number>`(
        select count(*)::int from invitations i
        where i.company_id = companies.id and i.accepted_at is null and i.revoked_at is null
          and i.expires_at > now())`.as('invited'),
    ])
    .executeTakeFirstOrThrow();
}

export interface UpcomingRow {
  id: number;
  title: string;
  start_at: Date;
  timezone: string;
  city: string;
  featured_image: string;
  calendar_sequence: number;
  seats: number;
  unassigned: number;
  people: string[];
}

/** Attendee names shown per event. */
const NAMES = 10;

/** Upcoming events for which the company has seats. */
export async function findUpcoming(
  db: Db,
  { companyId, costCentres }: SpendReach,
  limit: number,
): Promise<UpcomingRow[]> {
  const { rows } = await sql<UpcomingRow>`
    select e.id, e.title, e.start_at, e.timezone, e.city, e.featured_image, e.calendar_sequence,
      count(*)::int as seats, count(*) filter (where named.name is null)::int as unassigned,
      coalesce((array_agg(named.name order by k.id) filter (where named.name is not null))
        [1:${sql.lit(NAMES)}], '{}') as people
    from bookings b
    join events e on e.id = b.event_id and e.start_at > now() and e.cancelled_at is null
    join tickets k on k.booking_id = b.id and k.voided_at is null
    cross join lateral (select nullif(trim(k.attendee_name), '') as name) named
    left join budget_allocations a on a.booking_id = b.id
    where b.company_id = ${companyId} and b.status = 'confirmed'
      and (${costCentres === null} or a.cost_centre_id = any(${[...(costCentres ?? [])]}::bigint[]))
    group by e.id
    order by e.start_at, e.id limit ${limit}
  `.execute(db);
  return rows;
}
