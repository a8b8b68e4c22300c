import type { Caller } from '../../../contract/caller';
import type { ModuleDeps } from '../../../deps';
import { forbidden } from '../../../lib/errors';
import { noCompany } from '../../companies/managedCompany.rules';
import type { SpendReach } from './companySpend.types';
import { findOwnedCostCentres } from './spendReach.repository';

/**
 * Company admins see all spend, owners their cost centres. Nobody sees any before the company's domain is proven
 * (D30), because the spend includes colleagues whom they did not invite.
 * @throws 403, 403 domain_not_proven, 404 for people without a company
 */
export async function spendReach(
  { db }: Pick<ModuleDeps, 'db'>,
  caller: Caller,
): Promise<SpendReach> {
  const { userId, companyId, companyName, companyProven, role, permissions } = caller;
  if (companyId === null) throw noCompany();
  const isAdmin = permissions.includes('manage_company');
  const owned =
    isAdmin || role === 'client' ? [] : await findOwnedCostCentres(db, { companyId, userId });
  if (!isAdmin && owned.length === 0) {
    throw forbidden("Only your company's admins and owners of cost centres can see its spend.");
  }
  if (!companyProven) {
    throw forbidden(
      "Prove your company's domain first: its spend is also that of colleagues whom you did not invite.",
      'domain_not_proven',
    );
  }
  return { companyId, companyName: companyName ?? '', costCentres: isAdmin ? null : owned };
}
