import { sql, type RawBuilder } from 'kysely';
import { today } from '../../../db/expressions/homeDay';
import { nameOrEmail } from '../../../db/expressions/personName';
import type { BudgetEnforcement, BudgetEntryKind, BudgetPeriod } from '../../../db/schema/spending';
import type { ModuleDeps } from '../../../deps';
import type { BudgetReader } from './costCentreAccess.rules';

type Db = ModuleDeps['db'];

/** A budget with its cost centre; minor units. */
export interface BudgetRow {
  id: number;
  version: number;
  cost_centre_id: number;
  cost_centre_code: string;
  cost_centre_name: string;
  period: BudgetPeriod;
  /** `YYYY-MM-DD` */
  starts_on: string;
  ends_on: string;
  currency: string;
  enforcement: BudgetEnforcement;
  carries_over: boolean;
  amount: number;
  carried_over: number;
  reserved: number;
  committed: number;
}

/** Aliases: b budgets, c cost_centres. */
const columns = sql`b.id, b.version, c.id as cost_centre_id, c.code as cost_centre_code,
  c.name as cost_centre_name, b.period, b.starts_on::text, b.ends_on::text, b.currency,
  b.enforcement, b.carries_over, b.amount, b.carried_over, b.reserved, b.committed`;

/** The person owns the cost centre `c` or is one of its members. */
export const isMine = (
  userId: number,
) => sql<boolean>`(coalesce(c.owner_id = ${userId}, false) or exists (
  select from cost_centre_members m where m.cost_centre_id = c.id and m.user_id = ${userId}))`;

export interface CostCentreMember {
  id: number;
  name: string;
}

/** The members of the cost centre `c`. */
export const membersOf = sql<CostCentreMember[]>`(
  select coalesce(json_agg(json_build_object('id', u.id, 'name', ${nameOrEmail}) order by u.id), '[]')
  from cost_centre_members m join users u on u.id = m.user_id where m.cost_centre_id = c.id)`;

/** Whether a person owns a cost centre or is one of its members. */
export async function isOwnCostCentre(db: Db, id: number, userId: number): Promise<boolean> {
  const { rows } = await sql<{ is_own: boolean }>`
    select ${isMine(userId)} as is_own from cost_centres c where c.id = ${id}
  `.execute(db);
  return rows[0]?.is_own ?? false;
}

const isVisible = ({ userId, companyId, seesAll }: BudgetReader) =>
  seesAll
    ? sql<boolean>`c.company_id = ${companyId}`
    : sql<boolean>`(c.company_id = ${companyId} and ${isMine(userId)})`;

export interface BudgetFilter {
  costCentre: number | null;
  /** `YYYY-MM-DD` */
  on: string | null;
}

const matches = (
  reader: BudgetReader,
  { costCentre, on }: BudgetFilter,
): RawBuilder<unknown> => sql`
  ${isVisible(reader)}
  and (${costCentre}::bigint is null or c.id = ${costCentre})
  and (${on}::date is null or ${on}::date between b.starts_on and b.ends_on)`;

export async function countBudgets(
  db: Db,
  reader: BudgetReader,
  filter: BudgetFilter,
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from budgets b join cost_centres c on c.id = b.cost_centre_id
    where ${matches(reader, filter)}
  `.execute(db);
  return rows[0]?.count ?? 0;
}

export async function findBudgets(
  db: Db,
  reader: BudgetReader,
  filter: BudgetFilter & { limit: number; offset: number },
): Promise<BudgetRow[]> {
  const { rows } = await sql<BudgetRow>`
    select ${columns} from budgets b join cost_centres c on c.id = b.cost_centre_id
    where ${matches(reader, filter)}
    order by lower(c.code), b.starts_on, b.id limit ${filter.limit} offset ${filter.offset}
  `.execute(db);
  return rows;
}

/** Undefined also for a budget that the reader may not see. */
export async function findBudget(
  db: Db,
  reader: BudgetReader,
  id: number,
): Promise<BudgetRow | undefined> {
  const { rows } = await sql<BudgetRow>`
    select ${columns} from budgets b join cost_centres c on c.id = b.cost_centre_id
    where b.id = ${id} and ${isVisible(reader)}
  `.execute(db);
  return rows[0];
}

/** The current budgets (today in India), one for each cost centre; rupees take precedence over other currencies. */
export async function findBudgetsOfToday(
  db: Db,
  costCentres: readonly number[],
): Promise<Map<number, BudgetRow>> {
  const { rows } = await sql<BudgetRow>`
    select distinct on (b.cost_centre_id) ${columns}
    from budgets b join cost_centres c on c.id = b.cost_centre_id
    where b.cost_centre_id = any(${[...costCentres]}::bigint[])
      and ${today} between b.starts_on and b.ends_on
    order by b.cost_centre_id, b.currency <> 'INR', b.id
  `.execute(db);
  return new Map(rows.map((row) => [row.cost_centre_id, row]));
}

export interface BudgetEntryRow {
  id: number;
  at: Date;
  kind: BudgetEntryKind;
  limit_change: number;
  reserved_change: number;
  committed_change: number;
  remaining_after: number;
  booking_id: number | null;
  booking_number: string | null;
  event_title: string | null;
  approval_id: number | null;
  payment: string | null;
  person_name: string;
  note: string;
}

/** Newest first. */
export async function findEntries(
  db: Db,
  budgetId: number,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ count: number; rows: BudgetEntryRow[] }> {
  const { rows } = await sql<BudgetEntryRow>`
    select l.id, l.at, l.kind, l.limit_change, l.reserved_change, l.committed_change, l.remaining_after,
      l.booking_id, b.booking_number, e.title as event_title, l.approval_id, p.public_id as payment,
      l.person_name, l.note
    from budget_entries l
    left join bookings b on b.id = l.booking_id
    left join events e on e.id = b.event_id
    left join payments p on p.id = l.payment_id
    where l.budget_id = ${budgetId}
    order by l.id desc limit ${limit} offset ${offset}
  `.execute(db);
  const { count } = await db
    .selectFrom('budget_entries')
    .where('budget_id', '=', budgetId)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return { count, rows };
}
