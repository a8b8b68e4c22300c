import { sql } from 'kysely';
import { today } from '../../../db/expressions/homeDay';
import type { BudgetEnforcement, BudgetPeriod } from '../../../db/schema/spending';
import type { ModuleDeps } from '../../../deps';

type Db = ModuleDeps['db'];

export interface BudgetKey {
  costCentreId: number;
  currency: string;
  /** `YYYY-MM-DD` */
  startsOn: string;
}

/**
 * Locks the cost centre, which serialises changes of its budgets. @returns undefined when the company has no such cost
 * centre
 */
export const lockCostCentre = (
  trx: Db,
  companyId: number,
  id: number,
): Promise<{ id: number; name: string } | undefined> =>
  trx
    .selectFrom('cost_centres')
    .where('id', '=', id)
    .where('company_id', '=', companyId)
    .select(['id', 'name'])
    .forNoKeyUpdate()
    .executeTakeFirst();

export interface LockedBudget {
  id: number;
  version: number;
  period: BudgetPeriod;
  enforcement: BudgetEnforcement;
  carries_over: boolean;
  amount: number;
  carried_over: number;
  reserved: number;
  committed: number;
}

export const lockBudget = (
  trx: Db,
  { costCentreId, currency, startsOn }: BudgetKey,
): Promise<LockedBudget | undefined> =>
  trx
    .selectFrom('budgets')
    .where('cost_centre_id', '=', costCentreId)
    .where('currency', '=', currency)
    .where('starts_on', '=', startsOn)
    .select([
      ...(['id', 'version', 'period', 'enforcement', 'carries_over', 'amount'] as const),
      ...(['carried_over', 'reserved', 'committed'] as const),
    ])
    .forUpdate()
    .executeTakeFirst();

/** The last day of a period. */
const lastDay = (startsOn: string, months: number) =>
  sql<string>`(${startsOn}::date + make_interval(months => ${months}::int) - interval '1 day')::date`;

/** Checks that a period has not ended and begins at most `yearsAhead` years from now. Days are in India's time zone. */
export async function isUsable(
  trx: Db,
  { startsOn, months }: { startsOn: string; months: number },
  yearsAhead: number,
): Promise<'usable' | 'over' | 'too_far'> {
  const { rows } = await sql<{ is_over: boolean; is_too_far: boolean }>`
    select ${lastDay(startsOn, months)} < ${today} as is_over,
      ${startsOn}::date > ${today} + make_interval(years => ${yearsAhead}::int) as is_too_far
  `.execute(trx);
  if (rows[0]?.is_over) return 'over';
  return rows[0]?.is_too_far ? 'too_far' : 'usable';
}

/** Whether another budget of the cost centre overlaps the period. */
export async function isOverlapping(
  trx: Db,
  { costCentreId, currency, startsOn }: BudgetKey,
  months: number,
): Promise<boolean> {
  const { rows } = await sql`
    select from budgets
    where cost_centre_id = ${costCentreId} and currency = ${currency}
      and starts_on <> ${startsOn}::date
      and starts_on <= ${lastDay(startsOn, months)} and ends_on >= ${startsOn}::date
    limit 1
  `.execute(trx);
  return rows.length > 0;
}

export interface BudgetTerms {
  period: BudgetPeriod;
  months: number;
  enforcement: BudgetEnforcement;
  carriesOver: boolean;
  amount: number;
}

export async function insertBudget(
  trx: Db,
  { costCentreId, currency, startsOn }: BudgetKey,
  { period, months, enforcement, carriesOver, amount }: BudgetTerms,
): Promise<number> {
  const { id } = await trx
    .insertInto('budgets')
    .values({
      cost_centre_id: costCentreId,
      currency,
      starts_on: startsOn,
      period,
      enforcement,
      amount,
      ends_on: lastDay(startsOn, months),
      carries_over: carriesOver,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function updateBudget(
  trx: Db,
  id: number,
  { period, months, enforcement, carriesOver, amount }: BudgetTerms,
): Promise<void> {
  await sql`
    update budgets set period = ${period}, enforcement = ${enforcement}, amount = ${amount},
      ends_on = (starts_on + make_interval(months => ${months}::int) - interval '1 day')::date,
      carries_over = ${carriesOver}, version = version + 1, updated_at = now()
    where id = ${id}
  `.execute(trx);
}

/** A ledger line that changes the limit of a locked budget; minor units. */
export interface LimitChange {
  budgetId: number;
  kind: 'amount_set' | 'carried_over';
  change: number;
  actor: { id: number; name: string } | null;
  note: string;
}

/** Call it after the budget was changed. */
export async function insertLimitChange(
  trx: Db,
  { budgetId, kind, change, actor, note }: LimitChange,
): Promise<void> {
  await sql`
    insert into budget_entries
      (budget_id, kind, limit_change, remaining_after, person_id, person_name, note)
    select id, ${kind}, ${change}, amount + carried_over - reserved - committed,
      ${actor?.id ?? null}::bigint, ${actor?.name ?? ''}, ${note}
    from budgets where id = ${budgetId}
  `.execute(trx);
}

/** An ended budget with its remaining amount, and the next budget. */
export interface CarryOver {
  from_id: number;
  to_id: number;
  from_starts_on: string;
  to_starts_on: string;
  remaining: number;
}

/**
 * Locks an ended budget that carries over, has no reservations left and has a next budget, oldest first, and the next
 * budget.
 * @param costCentreId null for all cost centres
 */
export async function lockNextCarryOver(
  trx: Db,
  costCentreId: number | null,
): Promise<CarryOver | undefined> {
  const { rows } = await sql<CarryOver>`
    select b.id as from_id, n.id as to_id, b.starts_on::text as from_starts_on,
      n.starts_on::text as to_starts_on,
      b.amount + b.carried_over - b.reserved - b.committed as remaining
    from budgets b
    join budgets n on n.id = (
      select x.id from budgets x
      where x.cost_centre_id = b.cost_centre_id and x.currency = b.currency
        and x.starts_on > b.ends_on
      order by x.starts_on limit 1)
    where b.carries_over and not b.is_carried_over and b.reserved = 0
      and b.ends_on < ${today}
      and (${costCentreId}::bigint is null or b.cost_centre_id = ${costCentreId})
    order by b.starts_on, b.id limit 1
  `.execute(trx);
  const [found] = rows;
  if (!found) return undefined;
  const { rows: locked } = await sql<{ id: number }>`
    select id from budgets where id in (${found.from_id}, ${found.to_id}) order by id for update
  `.execute(trx);
  if (locked.length < 2) return undefined;
  const { rows: present } = await sql<{ remaining: number }>`
    select amount + carried_over - reserved - committed as remaining from budgets
    where id = ${found.from_id} and carries_over and not is_carried_over and reserved = 0
  `.execute(trx);
  return present[0] && { ...found, ...present[0] };
}

/** @param amount minor units; with 0 the budget is only marked as carried over */
export async function moveRemaining(
  trx: Db,
  { from_id: from, to_id: to }: CarryOver,
  amount: number,
): Promise<void> {
  await sql`
    update budgets set is_carried_over = true, carried_over = carried_over - ${amount}::bigint,
      version = version + 1, updated_at = now()
    where id = ${from}
  `.execute(trx);
  await sql`
    update budgets set carried_over = carried_over + ${amount}::bigint, version = version + 1,
      updated_at = now()
    where id = ${to}
  `.execute(trx);
}
