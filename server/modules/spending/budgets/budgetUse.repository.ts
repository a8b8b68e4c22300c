import { sql } from 'kysely';
import { today } from '../../../db/expressions/homeDay';
import { lockBudgets } from '../../../db/lockOrder';
import type { BudgetEntryKind } from '../../../db/schema/spending';
import type { ModuleDeps } from '../../../deps';

type Db = ModuleDeps['db'];

/** The id of the budget whose period includes today; null without one. */
const budgetOfToday = (costCentre: 'c.id' | 'a.cost_centre_id', currency: unknown) => sql<
  number | null
>`(
  select t.id from budgets t
  where t.cost_centre_id = ${sql.ref(costCentre)} and t.currency = ${currency}
    and ${today} between t.starts_on and t.ends_on)`;

export interface ChargedCostCentre {
  name: string;
  is_active: boolean;
  budget_id: number | null;
}

/** Undefined when the company has no cost centre with this id. */
export async function findCostCentre(
  trx: Db,
  {
    companyId,
    costCentreId,
    currency,
  }: Record<'companyId' | 'costCentreId', number> & {
    currency: string;
  },
): Promise<ChargedCostCentre | undefined> {
  const { rows } = await sql<ChargedCostCentre>`
    select c.name, c.is_active, ${budgetOfToday('c.id', currency)} as budget_id
    from cost_centres c where c.id = ${costCentreId} and c.company_id = ${companyId}
  `.execute(trx);
  return rows[0];
}

/** The amounts that a booking reserves and has committed in a budget; minor units. */
export interface AllocationRow {
  booking_id: number;
  cost_centre_name: string;
  currency: string;
  budget_id: number | null;
  approval_id: number | null;
  reserved: number;
  committed: number;
  /** Today's budget of its cost centre. */
  todays_budget_id: number | null;
  /** Paid for the booking, less refunds. */
  kept: number;
}

/** Allocations of the bookings, which the caller has locked. */
export async function findAllocations(
  trx: Db,
  bookingIds: readonly number[],
): Promise<AllocationRow[]> {
  const { rows } = await sql<AllocationRow>`
    select a.booking_id, c.name as cost_centre_name, b.currency, a.budget_id, a.approval_id,
      a.reserved, a.committed,
      ${budgetOfToday('a.cost_centre_id', sql.ref('b.currency'))} as todays_budget_id,
      greatest(0, coalesce(s.amount - b.paid_back, 0))::bigint as kept
    from budget_allocations a
    join bookings b on b.id = a.booking_id
    join cost_centres c on c.id = a.cost_centre_id
    left join payment_bookings s on s.booking_id = b.id and s.is_settled
    where a.booking_id = any(${[...bookingIds]}::bigint[])
    order by a.booking_id
  `.execute(trx);
  return rows;
}

/** One line of a ledger; minor units. */
export interface UseChange {
  budgetId: number;
  kind: Exclude<BudgetEntryKind, 'amount_set' | 'carried_over'>;
  bookingId: number;
  reserved: number;
  committed: number;
  approvalId: number | null;
  paymentId: number | null;
  actor: { id: number; name: string } | null;
  note: string;
}

interface ChangedBudget {
  id: number;
  remaining: number;
  /** 80 or 100 when an alert is due now. */
  level: number | null;
}

/**
 * Locks the budgets, then adds the changes to their reserved and committed sums and writes them to the ledgers in one
 * conditional statement: all changes, or none if a hard budget would be exceeded.
 * @returns the budgets with their remaining amounts; null when one would be exceeded
 */
export async function changeUse(
  trx: Db,
  changes: readonly UseChange[],
): Promise<ChangedBudget[] | null> {
  if (changes.length === 0) return [];
  const ids = [...new Set(changes.map((change) => change.budgetId))];
  await lockBudgets(trx, ids);
  const { rows } = await sql<ChangedBudget>`
    with change as (
      select id, sum(reserved)::bigint as reserved, sum(committed)::bigint as committed
      from unnest(
        ${changes.map((change) => change.budgetId)}::bigint[],
        ${changes.map((change) => change.reserved)}::bigint[],
        ${changes.map((change) => change.committed)}::bigint[]
      ) as line (id, reserved, committed)
      group by id
    ), before as (
      select b.id, b.alerted from budgets b join change using (id)
    ), changed as (
      update budgets b
      set reserved = b.reserved + change.reserved, committed = b.committed + change.committed,
        alerted = greatest(b.alerted, ${levelOf(sql`
          b.reserved + b.committed + change.reserved + change.committed`)}),
        updated_at = now()
      from change
      where b.id = change.id and not exists (
        select from budgets full_one join change more using (id)
        where full_one.enforcement = 'hard' and more.reserved + more.committed > 0
          and full_one.reserved + full_one.committed + more.reserved + more.committed
            > full_one.amount + full_one.carried_over)
      returning b.id, b.alerted,
        b.amount + b.carried_over - b.reserved - b.committed as remaining
    )
    select changed.id, changed.remaining,
      case when changed.alerted > before.alerted then changed.alerted end as level
    from changed join before using (id) order by id
  `.execute(trx);
  if (rows.length === 0) return null;
  await insertEntries(trx, rows, changes);
  return rows;
}

/** @param used used amount of the budget `b`, minor units */
const levelOf = (used: ReturnType<typeof sql>) => sql<number>`(case
  when b.amount + b.carried_over <= 0 then 0
  when (${used}) >= b.amount + b.carried_over then 100
  when (${used}) * 100 >= (b.amount + b.carried_over) * 80 then 80 else 0 end)`;

async function insertEntries(
  trx: Db,
  budgets: readonly ChangedBudget[],
  changes: readonly UseChange[],
): Promise<void> {
  const remaining = new Map(budgets.map((budget) => [budget.id, budget.remaining]));
  const backwards = changes.toReversed().map((change) => {
    const after = remaining.get(change.budgetId) ?? 0;
    remaining.set(change.budgetId, after + change.reserved + change.committed);
    return {
      budget_id: change.budgetId,
      kind: change.kind,
      reserved_change: change.reserved,
      committed_change: change.committed,
      remaining_after: after,
      booking_id: change.bookingId,
      approval_id: change.approvalId,
      payment_id: change.paymentId,
      person_id: change.actor?.id ?? null,
      person_name: change.actor?.name ?? '',
      note: change.note,
    };
  });
  await trx.insertInto('budget_entries').values(backwards.toReversed()).execute();
}

/** Remaining amount of a budget that the transaction has locked; minor units. */
export async function findRemaining(trx: Db, budgetId: number): Promise<number> {
  const { remaining } = await trx
    .selectFrom('budgets')
    .where('id', '=', budgetId)
    .select(sql<number>`amount + carried_over - reserved - committed`.as('remaining'))
    .executeTakeFirstOrThrow();
  return remaining;
}

export interface NewAllocation {
  companyId: number;
  costCentreId: number;
  budgetId: number | null;
  approvalId: number | null;
  purpose: string;
  lines: readonly { bookingId: number; amount: number }[];
}

/** Replaces earlier allocations of the bookings. */
export async function putAllocations(trx: Db, allocation: NewAllocation): Promise<void> {
  const { lines } = allocation;
  await sql`
    insert into budget_allocations
      (booking_id, company_id, cost_centre_id, budget_id, approval_id, purpose, reserved)
    select booking_id, ${allocation.companyId}, ${allocation.costCentreId}, ${allocation.budgetId}::bigint,
      ${allocation.approvalId}::bigint, ${allocation.purpose}, amount
    from unnest(
      ${lines.map((line) => line.bookingId)}::bigint[], ${lines.map((line) => line.amount)}::bigint[]
    ) as line (booking_id, amount)
    on conflict (booking_id) do update
    set company_id = excluded.company_id, cost_centre_id = excluded.cost_centre_id,
      budget_id = excluded.budget_id, approval_id = excluded.approval_id,
      purpose = excluded.purpose, reserved = excluded.reserved, updated_at = now()
  `.execute(trx);
}

/** Minor units. */
export interface AllocationUse {
  bookingId: number;
  budgetId: number | null;
  reserved: number;
  committed: number;
}

export async function setAllocationUse(trx: Db, uses: readonly AllocationUse[]): Promise<void> {
  if (uses.length === 0) return;
  await sql`
    update budget_allocations a
    set budget_id = use.budget_id, reserved = use.reserved, committed = use.committed,
      updated_at = now()
    from unnest(
      ${uses.map((use) => use.bookingId)}::bigint[], ${uses.map((use) => use.budgetId)}::bigint[],
      ${uses.map((use) => use.reserved)}::bigint[], ${uses.map((use) => use.committed)}::bigint[]
    ) as use (booking_id, budget_id, reserved, committed)
    where a.booking_id = use.booking_id
  `.execute(trx);
}

export async function deleteUnpaidAllocations(
  trx: Db,
  bookingIds: readonly number[],
): Promise<void> {
  await sql`
    delete from budget_allocations a using bookings b
    where b.id = a.booking_id and b.payment_status = 'pending' and a.committed = 0
      and a.booking_id = any(${[...bookingIds]}::bigint[])
  `.execute(trx);
}

/** Call it after changing the limit of a locked budget. @returns 80 or 100 when an alert is due now */
export async function raiseAlert(trx: Db, budgetId: number): Promise<number | null> {
  const level = levelOf(sql`b.reserved + b.committed`);
  const { rows } = await sql<{ alerted: number }>`
    update budgets b set alerted = ${level} where id = ${budgetId} and b.alerted < ${level}
    returning b.alerted
  `.execute(trx);
  return rows[0]?.alerted ?? null;
}
