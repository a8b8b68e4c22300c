import type { Schemas } from '../../../contract/types';
import { toDecimal } from '../../../lib/money';
import { presentDecider } from '../approvals/deciders.service';
import { limitOf, remainingOf } from './budgetCheck.rules';
import type { BudgetOfToday, CostCentreRow } from './policyCheck.repository';

/** How the caller stands to a cost centre. */
export interface CostCentreRights {
  isMine: boolean;
  mayManage: boolean;
}

const presentBudget = (
  budget: BudgetOfToday,
  { id, code, name }: CostCentreRow,
  mayManage: boolean,
): Schemas['Budget'] => {
  const limit = limitOf(budget);
  const used = budget.reserved + budget.committed;
  return {
    id: budget.id,
    version: budget.version,
    cost_centre: { id, code, name },
    period: budget.period,
    starts_on: budget.starts_on,
    ends_on: budget.ends_on,
    currency: budget.currency,
    enforcement: budget.enforcement,
    carries_over: budget.carries_over,
    amount: toDecimal(budget.amount),
    carried_over: toDecimal(budget.carried_over),
    limit: toDecimal(limit),
    reserved: toDecimal(budget.reserved),
    committed: toDecimal(budget.committed),
    remaining: toDecimal(remainingOf(budget)),
    used_percent: limit === 0 ? (used === 0 ? 0 : 100) : Math.floor((used * 100) / limit),
    may_manage: mayManage,
  };
};

/** The budget and its members only for those who may see it. */
export function presentCheckedCostCentre(
  row: CostCentreRow,
  { isMine, mayManage }: CostCentreRights,
): Schemas['CostCentre'] {
  const maySee = isMine || mayManage;
  return {
    id: row.id,
    version: row.version,
    code: row.code,
    name: row.name,
    is_active: row.is_active,
    owner: row.owner && presentDecider(row.owner),
    member_ids: maySee ? row.member_ids : [],
    budget: maySee && row.budget ? presentBudget(row.budget, row, mayManage) : null,
    is_mine: isMine,
    may_manage: mayManage,
  };
}
