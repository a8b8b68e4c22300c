import type { Schemas } from '../../../contract/types';
import { presentPersonName } from '../approvals/deciders.service';
import { presentBudget } from '../budgets/budgets.presenter';
import type { CostCentreRow } from './policyCheck.repository';

/** The caller's relation to a cost centre. */
export interface CostCentreRights {
  isMine: boolean;
  mayManage: boolean;
}

/** Includes the budget and members only if the caller may see them. */
export function presentCheckedCostCentre(
  row: CostCentreRow,
  { isMine, mayManage }: CostCentreRights,
): Schemas['CostCentre'] {
  const budget = (isMine || mayManage) && row.budget;
  return {
    id: row.id,
    version: row.version,
    code: row.code,
    name: row.name,
    is_active: row.is_active,
    owner: row.owner && presentPersonName(row.owner),
    members: isMine || mayManage ? row.members : [],
    budget: budget
      ? presentBudget(
          {
            ...budget,
            cost_centre_id: row.id,
            cost_centre_code: row.code,
            cost_centre_name: row.name,
          },
          mayManage,
        )
      : null,
    is_mine: isMine,
    may_manage: mayManage,
  };
}
