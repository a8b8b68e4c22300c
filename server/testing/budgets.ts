import { sql } from 'kysely';
import type { BudgetEnforcement } from '../db/schema/spending';
import type { TestApp } from './buildTestApp';
import type { TestCompany } from './people';

type Db = TestApp['db'];

let made = 0;

interface TestCostCentre {
  id: number;
  code: string;
  name: string;
}

export async function createCostCentre(
  { db }: Pick<TestApp, 'db'>,
  values: {
    company: Pick<TestCompany, 'id'>;
    code?: string;
    name?: string;
    owner?: { id: number };
    members?: readonly { id: number }[];
    isActive?: boolean;
  },
): Promise<TestCostCentre> {
  made += 1;
  const row = await db
    .insertInto('cost_centres')
    .values({
      company_id: values.company.id,
      code: values.code ?? `CC-${made}`,
      name: values.name ?? `Cost centre ${made}`,
      owner_id: values.owner?.id ?? null,
      is_active: values.isActive ?? true,
    })
    .returning(['id', 'code', 'name'])
    .executeTakeFirstOrThrow();
  for (const member of values.members ?? []) {
    const { id } = member;
    await db
      .insertInto('cost_centre_members')
      .values({ cost_centre_id: row.id, user_id: id })
      .execute();
  }
  return row;
}

/** A budget of a cost centre, by default for the present quarter in India. */
export async function createBudget(
  { db }: Pick<TestApp, 'db'>,
  values: {
    costCentre: Pick<TestCostCentre, 'id'>;
    /** Minor units. */
    amount: number;
    enforcement?: BudgetEnforcement;
    carriesOver?: boolean;
    currency?: string;
    /** Offset from the present quarter, in quarters. */
    quarter?: number;
  },
): Promise<{ id: number }> {
  const quarter = sql`date_trunc('quarter', now() at time zone 'Asia/Kolkata')
    + make_interval(months => ${3 * (values.quarter ?? 0)}::int)`;
  const budget = await db
    .insertInto('budgets')
    .values({
      cost_centre_id: values.costCentre.id,
      period: 'quarter',
      starts_on: sql<string>`(${quarter})::date`,
      ends_on: sql<string>`(${quarter} + interval '3 months - 1 day')::date`,
      currency: values.currency ?? 'INR',
      enforcement: values.enforcement ?? 'hard',
      carries_over: values.carriesOver ?? false,
      amount: values.amount,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('budget_entries')
    .values({
      budget_id: budget.id,
      kind: 'amount_set',
      limit_change: values.amount,
      remaining_after: values.amount,
    })
    .execute();
  return budget;
}

/** Minor units. */
export async function budgetSums(db: Db, { id }: { id: number }) {
  const { amount, carried_over, reserved, committed } = await db
    .selectFrom('budgets')
    .where('id', '=', id)
    .select(['amount', 'carried_over', 'reserved', 'committed'])
    .executeTakeFirstOrThrow();
  return { limit: amount + carried_over, reserved, committed };
}

/**
 * Invariants (D27): the ledger lines and the bookings of every budget add up to its sums; no hard budget is exceeded; a
 * booking's use equals the money still paid for it.
 * @param company whose budgets are checked; by default all
 * @throws Error that names the violated invariant
 */
export async function assertBudgetsConsistent(db: Db, company?: number): Promise<void> {
  const own = sql`(select b.* from budgets b join cost_centres c on c.id = b.cost_centre_id
    where ${company ?? null}::bigint is null or c.company_id = ${company ?? null})`;
  const checks: Record<string, ReturnType<typeof sql<{ id: number }>>> = {
    'the ledger adds up to the budget': sql`
      select b.id from ${own} b left join budget_entries l on l.budget_id = b.id
      group by b.id, b.amount, b.carried_over, b.reserved, b.committed
      having coalesce(sum(l.limit_change), 0) <> b.amount + b.carried_over
        or coalesce(sum(l.reserved_change), 0) <> b.reserved
        or coalesce(sum(l.committed_change), 0) <> b.committed`,
    'every line says what remained after it': sql`
      select id from (
        select budget_id as id, remaining_after,
          sum(limit_change - reserved_change - committed_change)
            over (partition by budget_id order by id) as remaining
        from budget_entries where budget_id in (select id from ${own} b)
      ) as line where remaining_after <> remaining`,
    'the bookings add up to the budget': sql`
      select b.id from ${own} b left join budget_allocations a on a.budget_id = b.id
      group by b.id, b.reserved, b.committed
      having coalesce(sum(a.reserved), 0) <> b.reserved
        or coalesce(sum(a.committed), 0) <> b.committed`,
    'a hard budget is not exceeded': sql`
      select id from ${own} b
      where enforcement = 'hard' and reserved + committed > amount + carried_over`,
    'a booking has used what is still paid for it, and reserves nothing once it is paid': sql`
      select a.booking_id as id from budget_allocations a
      join bookings b on b.id = a.booking_id
      left join payment_bookings s on s.booking_id = b.id and s.is_settled
      where (${company ?? null}::bigint is null or a.company_id = ${company ?? null}) and (
        a.committed <> case when s.id is null then 0 else greatest(0, s.amount - b.paid_back) end
        or (a.reserved > 0 and b.payment_status <> 'pending'))`,
    'nothing stays reserved for a place on a waiting list that has ended': sql`
      select a.booking_id as id from budget_allocations a
      join waiting_entries w on w.booking_id = a.booking_id
      where a.reserved > 0 and w.closed_at is not null`,
  };
  for (const [name, check] of Object.entries(checks)) {
    const { rows } = await check.execute(db);
    if (rows.length > 0) {
      throw new Error(`Broken: ${name}. Rows ${rows.map((row) => row.id).join(', ')}.`);
    }
  }
}
