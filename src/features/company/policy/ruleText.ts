import type { Decider, GuestKind, PolicyOutcome, PolicyRuleInput, PolicyRuleKind } from '@/api';
import { formatMoney } from '@/lib/money';
import { countOf } from '@/lib/text';
import type { Tone } from '@/theme/tone';

export const RULE_KINDS: Record<PolicyRuleKind, string> = {
  ticket_price: 'Price of a ticket',
  request_total: 'Total of a request',
  seats: 'Seats in one request',
  category: 'Category of the event',
  days_ahead: 'Days ahead of the event',
  guests: 'Guests',
  guest_value: 'Value for a guest in a year',
  exclusive_event: 'Exclusive events',
};

export const OUTCOMES: Record<PolicyOutcome, string> = {
  allow: 'Allowed',
  needs_approval: 'Needs approval',
  refuse: 'Refused',
};

export const OUTCOME_TONES = {
  allow: 'success',
  needs_approval: 'primary',
  refuse: 'error',
} as const satisfies Record<PolicyOutcome, Tone>;

export const DECIDERS: Record<Decider, string> = {
  owner: 'the owner of the cost centre',
  admin: 'a company admin',
};

export const GUEST_KINDS: Record<GuestKind, string> = {
  client: 'clients',
  public_official: 'public officials',
};

export const ONE_GUEST: Record<GuestKind, string> = {
  client: 'a client',
  public_official: 'a public official',
};

/** To what a rule applies, and whether it is said in the plural. */
function subjectOf(rule: PolicyRuleInput, categoryName: string): [words: string, many: boolean] {
  const { kind, above = '0', seats = 0, days = 0, guest_kind: guests } = rule;
  switch (kind) {
    case 'ticket_price':
      return [`Above ${formatMoney(String(above))} a ticket`, false];
    case 'request_total':
      return [`Above ${formatMoney(String(above))} a request, fee and GST included,`, false];
    case 'seats':
      return [`More than ${countOf(seats, 'seat')} in one request`, seats !== 1];
    case 'category':
      return [`${categoryName} events`, true];
    case 'days_ahead':
      return [`Events that begin in less than ${countOf(days, 'day')}`, true];
    case 'guests':
      return [
        `Guests who are ${guests ? GUEST_KINDS[guests] : 'clients or public officials'}`,
        true,
      ];
    case 'guest_value':
      return [
        `Above ${formatMoney(String(above))} a year for ${guests ? ONE_GUEST[guests] : 'a guest'}`,
        false,
      ];
    case 'exclusive_event':
      return ['Exclusive events', true];
  }
}

/** A rule in the words of the server: `Above ₹25,000.00 a ticket needs approval of a company admin` */
export function ruleText(rule: PolicyRuleInput, categoryName = 'Other'): string {
  const [subject, isMany] = subjectOf(rule, categoryName);
  switch (rule.outcome) {
    case 'allow':
      return `${subject} ${isMany ? 'are' : 'is'} allowed`;
    case 'needs_approval':
      return `${subject} ${isMany ? 'need' : 'needs'} approval${rule.decider === 'admin' ? ' of a company admin' : ''}`;
    case 'refuse':
      return `${subject} ${isMany ? 'are' : 'is'} refused`;
  }
}
