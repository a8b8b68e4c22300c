import type { Decider, GuestKind, PolicyOutcome, PolicyRuleInput, PolicyRuleKind } from '@/api';
import { readMoney } from '@/lib/money';

/** A rule as its dialog has it: every condition as it was typed. */
export interface RuleValues {
  kind: PolicyRuleKind;
  outcome: PolicyOutcome;
  decider: Decider;
  above: string;
  seats: string;
  category: string;
  days: string;
  /** Empty for all guests. */
  guest_kind: GuestKind | '';
  sentence: string;
}

export const NEW_RULE: RuleValues = {
  kind: 'ticket_price',
  outcome: 'needs_approval',
  decider: 'owner',
  above: '25,000.00',
  seats: '10',
  category: '',
  days: '7',
  guest_kind: '',
  sentence: '',
};

export const valuesOf = (rule: PolicyRuleInput): RuleValues => ({
  kind: rule.kind,
  outcome: rule.outcome,
  decider: rule.decider ?? 'owner',
  above: String(rule.above ?? NEW_RULE.above),
  seats: String(rule.seats ?? NEW_RULE.seats),
  category: String(rule.category ?? ''),
  days: String(rule.days ?? NEW_RULE.days),
  guest_kind: rule.guest_kind ?? '',
  sentence: rule.sentence ?? '',
});

/** Whole numbers; what is none is 0 until it is corrected. */
const readNumber = (text: string) => (/^\d{1,6}$/.test(text.trim()) ? Number(text) : 0);

function conditionOf(values: RuleValues): Omit<PolicyRuleInput, 'kind' | 'outcome'> {
  switch (values.kind) {
    case 'ticket_price':
    case 'request_total':
      return { above: readMoney(values.above) ?? '0' };
    case 'seats':
      return { seats: readNumber(values.seats) };
    case 'category':
      return { category: Number(values.category) };
    case 'days_ahead':
      return { days: readNumber(values.days) };
    case 'guests':
      return values.guest_kind ? { guest_kind: values.guest_kind } : {};
    case 'guest_value':
      return {
        above: readMoney(values.above) ?? '0',
        ...(values.guest_kind && { guest_kind: values.guest_kind }),
      };
    case 'exclusive_event':
      return {};
  }
}

/** The rule with the condition of its kind alone. */
export function inputOf(values: RuleValues): PolicyRuleInput {
  const sentence = values.sentence.trim();
  return {
    kind: values.kind,
    outcome: values.outcome,
    decider: values.decider,
    ...conditionOf(values),
    ...(values.outcome === 'refuse' && sentence && { sentence }),
  };
}
