import { useState } from 'react';
import { useForm } from 'react-hook-form';
import {
  errorMessage,
  toAppError,
  useFormSubmit,
  type CompanyPolicy,
  type CompanyPolicyInput,
  type PolicyRule,
  type PolicyRuleInput,
} from '@/api';
import { useLazyGetPolicyQuery, useSetPolicyMutation } from '@/api/console';
import { useToast } from '@/state';

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

const requestOf = (values: PolicyValues): CompanyPolicyInput => ({
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

export interface PolicyConflict {
  /** As somebody else has saved it meanwhile. */
  latest: CompanyPolicy;
  mine: PolicyValues;
}

const FALLBACK = 'The policy could not be saved. Please try again.';

/**
 * The policy as a whole, saved with the version that was read. When somebody else has saved meanwhile,
 * the person sees both and chooses.
 */
export function usePolicyForm(policy: CompanyPolicy) {
  const toast = useToast();
  const [set] = useSetPolicyMutation();
  const [load] = useLazyGetPolicyQuery();
  const [base, setBase] = useState(policy);
  const [conflict, setConflict] = useState<PolicyConflict | null>(null);
  const form = useForm<PolicyValues>({ defaultValues: valuesOf(policy) });

  const show = (saved: CompanyPolicy) => {
    setBase(saved);
    form.reset(valuesOf(saved));
  };
  const send = async (values: PolicyValues, version: number) => {
    try {
      const call = { 'If-Match': `"${version}"`, companyPolicyInput: requestOf(values) };
      show(await set(call).unwrap());
      toast.success('Policy saved.');
    } catch (error) {
      if (toAppError(error).status !== 412) throw error;
      setConflict({ latest: await load().unwrap(), mine: values });
    }
  };
  const submit = useFormSubmit(form, {
    onSubmit: (values) => send(values, base.version),
    fallback: FALLBACK,
    fieldErrorMessage: null,
  });

  const { showFailure } = submit;
  /** Saves mine over what somebody else has saved, or keeps that. */
  const settle = async (choice: 'mine' | 'theirs') => {
    if (!conflict) return;
    try {
      if (choice === 'mine') await send(conflict.mine, conflict.latest.version);
      else show(conflict.latest);
    } catch (error) {
      showFailure(errorMessage(error, FALLBACK));
    }
    // A further conflict stays open.
    setConflict((open) => (open === conflict ? null : open));
  };
  return { form, ...submit, conflict, settle, discard: () => form.reset(valuesOf(base)) };
}
