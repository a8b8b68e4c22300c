import type { Caller } from '../../../contract/caller';
import type { BodyOf, Schemas } from '../../../contract/types';
import { inTransaction } from '../../../db/transaction';
import type { ModuleDeps } from '../../../deps';
import { forbidden, invalidInput } from '../../../lib/errors';
import { isExpected, versionConflict, type ExpectedVersion } from '../../../lib/version';
import { hasOpenAccount } from '../../credit/creditUse.service';
import { managedCompany, noCompany } from '../../companies/managedCompany.rules';
import { recordAudit } from '../../identity/audit/audit.service';
import type { AuditFields } from '../../identity/audit/audit.types';
import { noPolicy, presentPolicy, ruleText, type CategoryNames } from './policy.presenter';
import * as repository from './policy.repository';
import type { PolicyValues } from './policy.repository';
import { policyErrors } from './policyErrors.rules';
import { readRules } from './policyInput.rules';

export type CompanyPolicyService = ReturnType<typeof createCompanyPolicyService>;

const mayManage = ({ permissions, companyProven }: Caller) =>
  permissions.includes('manage_company') && companyProven;

const auditFields = (policy: PolicyValues, categories: CategoryNames): AuditFields => ({
  rules: policy.rules.map((rule) => ruleText(rule, categories)),
  decision_hours: policy.decision_hours,
  payment_hours: policy.payment_hours,
  pays_on_account: policy.pays_on_account,
  links_allowed: policy.links_allowed,
  requires_cost_centre: policy.requires_cost_centre,
});

/** The policy of a company as recorded in the audit; null when none was ever set. */
export async function policyInWords(
  db: ModuleDeps['db'],
  companyId: number,
): Promise<AuditFields | null> {
  const policy = await repository.findPolicy(db, companyId);
  return policy ? auditFields(policy, await repository.findCategoryNames(db)) : null;
}

/** Reads and sets the policy of a company (D28). */
export function createCompanyPolicyService({ db, clock }: Pick<ModuleDeps, 'db' | 'clock'>) {
  return {
    /** @throws 403 for clients, 404 without a company */
    async get(caller: Caller): Promise<Schemas['CompanyPolicy']> {
      if (caller.companyId === null) throw noCompany();
      if (caller.role === 'client') throw forbidden('Clients do not see the policy of a company.');
      const policy = (await repository.findPolicy(db, caller.companyId)) ?? noPolicy;
      return presentPolicy(policy, await repository.findCategoryNames(db), mayManage(caller));
    },

    /** Replaces the whole policy. @throws 400 with fields, 403, 403 domain_not_proven, 404, 412 */
    async set(
      caller: Caller,
      body: BodyOf<'setPolicy'>,
      expected: ExpectedVersion,
    ): Promise<Schemas['CompanyPolicy']> {
      const company = managedCompany(caller, "Only your company's admin can set its policy.");
      if (!company.companyProven) throw policyErrors.notProven();
      const { companyId } = company;
      return inTransaction(db, async (trx) => {
        await assertAvailable(trx, companyId, body);
        const categories = await repository.findCategoryNames(trx);
        const values: PolicyValues = {
          rules: readRules(body.rules, new Set(categories.keys())),
          decision_hours: body.decision_hours ?? noPolicy.decision_hours,
          payment_hours: body.payment_hours ?? noPolicy.payment_hours,
          pays_on_account: body.pays_on_account ?? false,
          links_allowed: body.links_allowed ?? false,
          requires_cost_centre: body.requires_cost_centre ?? false,
        };
        const before = await repository.lockPolicy(trx, companyId);
        const conflict = (current: Parameters<typeof presentPolicy>[0]) =>
          versionConflict(presentPolicy(current, categories, true));
        if (!isExpected(expected, before?.version ?? 0)) throw conflict(before ?? noPolicy);
        const saved = before
          ? await repository.updatePolicy(trx, companyId, values, new Date(clock.now()))
          : await repository.insertPolicy(trx, companyId, values);
        if (!saved) throw conflict((await repository.findPolicy(trx, companyId)) ?? noPolicy);
        await recordAudit(trx, caller, {
          action: 'policy.changed',
          thing: { id: companyId, title: caller.companyName ?? '' },
          before: auditFields(before ?? noPolicy, categories),
          after: auditFields(saved, categories),
          company: companyId,
        });
        return presentPolicy(saved, categories, true);
      });
    },
  };
}

/** @throws 400 for a setting that needs an open account when the company has none */
async function assertAvailable(
  trx: ModuleDeps['db'],
  companyId: number,
  body: BodyOf<'setPolicy'>,
): Promise<void> {
  if (!body.pays_on_account || (await hasOpenAccount(trx, companyId))) return;
  const sentence = 'Your company has no open account to pay from.';
  throw invalidInput(sentence, { pays_on_account: sentence });
}
