import { sql } from 'kysely';
import type { BudgetEnforcement, BudgetPeriod } from '../../../db/schema/spending';
import type { ModuleDeps } from '../../../deps';

/** The budget that a request counts against; minor units. */
export interface ApprovedUse {
  id: number;
  cost_centre_id: number;
  limit: number;
  committed: number;
  reserved: number;
  /** Reserved and committed by the bookings of the request. */
  own: number;
  own_committed: number;
  /** By how much reserved and committed together exceed the limit; 0 when they do not. */
  over: number;
  enforcement: BudgetEnforcement;
  period: BudgetPeriod;
  ends_on: string;
}

/** Undefined for a request without a budget. */
export async function findApprovedUse(
  db: ModuleDeps['db'],
  approvalId: number,
): Promise<ApprovedUse | undefined> {
  const { rows } = await sql<ApprovedUse>`
    select g.id, g.cost_centre_id, g.amount + g.carried_over as "limit", g.committed, g.reserved,
      own.reserved + own.committed as own, own.committed as own_committed,
      greatest(0, g.reserved + g.committed - g.amount - g.carried_over) as over,
      g.enforcement, g.period, g.ends_on::text as ends_on
    from (
      select budget_id, sum(reserved)::bigint as reserved, sum(committed)::bigint as committed
      from budget_allocations
      where approval_id = ${approvalId} and budget_id is not null
      group by budget_id order by budget_id limit 1
    ) own
    join budgets g on g.id = own.budget_id
  `.execute(db);
  return rows[0];
}
