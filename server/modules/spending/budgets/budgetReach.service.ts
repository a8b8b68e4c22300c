import type { Caller } from '../../../contract/caller';
import type { ModuleDeps } from '../../../deps';
import { isOwnCostCentre } from './budgets.repository';

/** What remains of a budget is for company admins, and for the owner and the members of its cost centre (D27). */
export const maySeeBudget = async (
  db: ModuleDeps['db'],
  caller: Pick<Caller, 'userId' | 'role' | 'companyProven'>,
  costCentreId: number,
): Promise<boolean> =>
  (caller.role === 'company_admin' && caller.companyProven) ||
  isOwnCostCentre(db, costCentreId, caller.userId);
