import type { Schemas } from '../../../contract/types';
import type { StoredPolicyRule } from '../../../db/schema/spending';
import { toDecimal } from '../../../lib/money';
import type { CompanyPolicy } from './policy.repository';
import { sentenceOfRule } from './ruleText.rules';

/** Names of categories by id. */
export type CategoryNames = ReadonlyMap<number, string>;

export const ruleText = (rule: StoredPolicyRule, categories: CategoryNames) =>
  sentenceOfRule(rule, categories.get(rule.category ?? 0));

/** Defaults for a company without a policy. */
export const noPolicy = {
  version: 0,
  rules: [],
  decision_hours: 24,
  payment_hours: 24,
  pays_on_account: false,
  links_allowed: false,
  requires_cost_centre: false,
} satisfies Omit<CompanyPolicy, 'company_id' | 'updated_at'>;

export const presentPolicy = (
  policy: Omit<CompanyPolicy, 'company_id' | 'updated_at'>,
  categories: CategoryNames,
  mayManage: boolean,
): Schemas['CompanyPolicy'] => ({
  version: policy.version,
  rules: policy.rules.map((rule) => ({
    ...rule,
    above: rule.above === null ? null : toDecimal(rule.above),
    text: ruleText(rule, categories),
  })),
  decision_hours: policy.decision_hours,
  payment_hours: policy.payment_hours,
  pays_on_account: policy.pays_on_account,
  links_allowed: policy.links_allowed,
  requires_cost_centre: policy.requires_cost_centre,
  may_manage: mayManage,
});
