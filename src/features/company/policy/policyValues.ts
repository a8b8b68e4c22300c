import type { CompanyPolicy, CompanyPolicyInput, PolicyRule, PolicyRuleInput } from '@/api';

/** A rule in the form. */
export interface RuleDraft {
  /** Of the row; a rule has no id of its own. */
  key: string;
  input: PolicyRuleInput;
  /** The server's sentence; null until it is saved. */
  text: string | null;
}

export interface PolicyValues {
  rules: RuleDraft[];
  decision_hours: string;
  payment_hours: string;
  requires_cost_centre: boolean;
  links_allowed: boolean;
  pays_on_account: boolean;
}

/** What does not apply to its kind is null in the answer and left out of the request. */
const inputOf = (rule: PolicyRule): PolicyRuleInput => ({
  kind: rule.kind,
  outcome: rule.outcome,
  decider: rule.decider,
  ...(rule.above !== null && { above: rule.above }),
  ...(rule.seats !== null && { seats: rule.seats }),
  ...(rule.category !== null && { category: rule.category }),
  ...(rule.days !== null && { days: rule.days }),
  ...(rule.guest_kind !== null && { guest_kind: rule.guest_kind }),
  ...(rule.sentence && { sentence: rule.sentence }),
});

export const valuesOf = (policy: CompanyPolicy): PolicyValues => ({
  rules: policy.rules.map((rule, index) => ({
    key: `${policy.version}-${index}`,
    input: inputOf(rule),
    text: rule.text,
  })),
  decision_hours: String(policy.decision_hours),
  payment_hours: String(policy.payment_hours),
  requires_cost_centre: policy.requires_cost_centre,
  links_allowed: policy.links_allowed,
  pays_on_account: policy.pays_on_account,
});

export const requestOf = (values: PolicyValues): CompanyPolicyInput => ({
  ...values,
  rules: values.rules.map(({ input }) => input),
  decision_hours: Number(values.decision_hours),
  payment_hours: Number(values.payment_hours),
});

/** The settings in sentences, for whoever compares two policies. */
export const settingSentences = (values: PolicyValues): string[] => [
  `Decisions within ${values.decision_hours} hours, payment within ${values.payment_hours} hours.`,
  values.requires_cost_centre ? 'A cost centre must be named.' : 'A cost centre may be left out.',
  values.links_allowed
    ? 'Approvers can decide from an email without signing in.'
    : 'Links in emails ask approvers to sign in.',
  values.pays_on_account
    ? 'Approved requests are paid on account.'
    : 'The requester pays after the approval.',
];
