import type { Caller } from '../../../contract/caller';
import { forbidden, notFound } from '../../../lib/errors';
import { managedCompany, noCompany } from '../../companies/managedCompany.rules';

/** Which cost centres and budgets a person may see (docs/product/companies.md#budgets). */
export interface BudgetReader {
  userId: number;
  companyId: number;
  /** True for all of the company; otherwise only the ones they own or are a member of. */
  seesAll: boolean;
}

export const costCentreNotFound = () => notFound('There is no such cost centre.');

/** @throws 403 for clients, 404 for people without a company */
export function budgetReader(caller: Caller): BudgetReader {
  const { userId, companyId, companyProven, permissions } = caller;
  if (companyId === null) throw noCompany();
  if (caller.role === 'client') {
    throw forbidden('Cost centres are for the people of the company.');
  }
  return { userId, companyId, seesAll: permissions.includes('manage_company') && companyProven };
}

/** The company whose cost centres and budgets the caller may change. @throws 403, 403 domain_not_proven, 404 */
export function companyToChange(caller: Caller): number {
  const sentence = "Only your company's admin can change its cost centres and budgets.";
  const { companyId, companyProven } = managedCompany(caller, sentence);
  if (!companyProven) {
    throw forbidden(
      "Prove your company's domain first: cost centres and budgets are those of colleagues whom you did not invite.",
      'domain_not_proven',
    );
  }
  return companyId;
}
