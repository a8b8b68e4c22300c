import type { Caller } from '../../../contract/caller';
import type { ModuleDeps } from '../../../deps';
import { isOwnCostCentre } from './budgets.repository';

/** Only company admins and the owner and members of the cost centre may see the remaining budget (D27). */
export const maySeeBudget = async (
  db: ModuleDeps['db'],
  caller: Pick<Caller, 'userId' | 'role' | 'companyProven'>,
  costCentreId: number,
): Promise<boolean> =>
  (caller.role === 'company_admin' && caller.companyProven) ||
  isOwnCostCentre(db, costCentreId, caller.userId);
