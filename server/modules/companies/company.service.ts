import type { Caller } from '../../contract/caller';
import type { Schemas } from '../../contract/types';
import { inTransaction } from '../../db/transaction';
import { forbidden, notFound } from '../../lib/errors';
import type { ModuleDeps } from '../../deps';
import { planBilling } from './billing.rules';
import { presentBilling } from './company.presenter';
import * as repository from './company.repository';

type BillingCaller = Pick<Caller, 'permissions' | 'companyId'>;

export type CompanyService = ReturnType<typeof createCompanyService>;

const noCompany = () => notFound('You belong to no company.');

/** @throws 403 without the permission, 404 for platform roles, who have no company */
function ownCompany({ permissions, companyId }: BillingCaller): number {
  if (!permissions.includes('manage_company')) {
    throw forbidden("Only your company's admin can see and change its billing.");
  }
  if (companyId === null) throw noCompany();
  return companyId;
}

/** A company's billing details (D8, D15). Issued invoices keep the details they were issued with. */
export function createCompanyService({ db }: Pick<ModuleDeps, 'db'>) {
  return {
    /** @throws 403, 404 */
    async billing(caller: BillingCaller): Promise<Schemas['CompanyBilling']> {
      const company = await repository.findCompany(db, ownCompany(caller));
      if (!company) throw noCompany();
      return presentBilling(company);
    },

    /** @throws 400 with fields, 403, 404 */
    updateBilling(
      caller: BillingCaller,
      update: Schemas['CompanyBillingUpdate'],
    ): Promise<Schemas['CompanyBilling']> {
      return inTransaction(db, async (trx) => {
        const company = await repository.lockCompany(trx, ownCompany(caller));
        if (!company) throw noCompany();
        const billing = planBilling(company, update);
        return presentBilling(await repository.updateBilling(trx, company.id, billing));
      });
    },
  };
}
