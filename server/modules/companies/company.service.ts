import type { Actor, Caller } from '../../contract/caller';
import type { Schemas } from '../../contract/types';
import { inTransaction } from '../../db/transaction';
import { forbidden } from '../../lib/errors';
import type { ModuleDeps } from '../../deps';
import type { CompanyReach } from '../../db/expressions/companyReach';
import { recordAudit } from '../identity/audit/audit.service';
import { managedCompany, noCompany } from './managedCompany.rules';
import { planBilling, type Billing } from './billing.rules';
import { presentBilling } from './company.presenter';
import * as repository from './company.repository';

type BillingCaller = Pick<Caller, 'userId' | 'permissions' | 'companyId' | 'companyProven'>;

export type CompanyService = ReturnType<typeof createCompanyService>;

const ownCompany = (caller: BillingCaller, what = 'its billing'): CompanyReach =>
  managedCompany(caller, `Only your company's admin can see and change ${what}.`);

const SIGN_IN_RULES = 'how its admins sign in';

const billingFields = ({ gstin, billing_address, state }: Billing) => ({
  gstin,
  billing_address,
  state,
});

/** A company's billing details (D8, D15). A change does not affect issued invoices. */
export function createCompanyService({ db }: Pick<ModuleDeps, 'db'>) {
  return {
    /** @throws 403, 404 */
    async billing(caller: BillingCaller): Promise<Schemas['CompanyBilling']> {
      const company = await repository.findCompany(db, ownCompany(caller).companyId);
      if (!company) throw noCompany();
      return presentBilling(company);
    },

    /** @throws 400 with fields, 403, 403 domain_not_proven, 404 */
    updateBilling(
      caller: BillingCaller & Actor,
      update: Schemas['CompanyBillingUpdate'],
    ): Promise<Schemas['CompanyBilling']> {
      return inTransaction(db, async (trx) => {
        const reach = ownCompany(caller);
        const company = await repository.lockCompany(trx, reach.companyId);
        if (!company) throw noCompany();
        if (!reach.companyProven && (await repository.hasPeopleBeyond(trx, reach))) {
          throw forbidden(
            "Prove your company's domain first: these details stand on the invoices of colleagues whom you did not invite.",
            'domain_not_proven',
          );
        }
        const billing = planBilling(company, update);
        const saved = await repository.updateBilling(trx, company.id, billing);
        await recordAudit(trx, caller, {
          action: 'company.billing_changed',
          thing: { id: company.id, title: company.name },
          before: billingFields(company),
          after: billingFields(saved),
          company: company.id,
        });
        return presentBilling(saved);
      });
    },

    /** @throws 403, 404 */
    async secondFactor(caller: BillingCaller): Promise<Schemas['CompanySecondFactor']> {
      const { companyId } = ownCompany(caller, SIGN_IN_RULES);
      const company = await repository.findCompany(db, companyId);
      if (!company) throw noCompany();
      return { required_for_admins: company.admins_need_second_factor };
    },

    /** @throws 403, 403 domain_not_proven, 404 */
    setSecondFactor(
      caller: BillingCaller & Actor,
      isRequired: boolean,
    ): Promise<Schemas['CompanySecondFactor']> {
      return inTransaction(db, async (trx) => {
        const reach = ownCompany(caller, SIGN_IN_RULES);
        const company = await repository.lockCompany(trx, reach.companyId);
        if (!company) throw noCompany();
        if (!reach.companyProven && (await repository.hasPeopleBeyond(trx, reach))) {
          throw forbidden(
            "Prove your company's domain first: this concerns admins whom you did not invite.",
            'domain_not_proven',
          );
        }
        await repository.setSecondFactor(trx, company.id, isRequired);
        await recordAudit(trx, caller, {
          action: 'company.second_factor_changed',
          thing: { id: company.id, title: company.name },
          says: isRequired
            ? 'made a second factor necessary for admins'
            : 'made a second factor voluntary for admins',
          before: { admins_need_second_factor: company.admins_need_second_factor },
          after: { admins_need_second_factor: isRequired },
          company: company.id,
        });
        return { required_for_admins: isRequired };
      });
    },
  };
}
