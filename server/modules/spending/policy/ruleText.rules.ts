import type { GuestKind, StoredPolicyRule } from '../../../db/schema/spending';
import { formatMoney } from '../../../lib/money';

/** Currency of all rule limits. */
export const POLICY_CURRENCY = 'INR';

export const money = (minor: number, currency = POLICY_CURRENCY) => formatMoney(minor, currency);

export const counted = (count: number, one: string, many = `${one}s`) =>
  `${count} ${count === 1 ? one : many}`;

export const guestWords = (kind: GuestKind | null, count = 2): string => {
  if (kind === 'client') return count === 1 ? 'a client' : 'clients';
  if (kind === 'public_official') return count === 1 ? 'a public official' : 'public officials';
  return 'clients or public officials';
};

/**
 * The rule as a sentence: `Above ₹25,000.00 a ticket needs approval of a company admin`.
 * @param category the name of the rule's category, if it has one
 */
export function sentenceOfRule(rule: StoredPolicyRule, category = 'Other'): string {
  const { subject, isPlural } = subjectOf(rule, category);
  return `${subject} ${predicateOf(rule, isPlural)}`;
}

function subjectOf(
  { kind, above, seats, days, guest_kind: guestKind }: StoredPolicyRule,
  category: string,
): { subject: string; isPlural: boolean } {
  switch (kind) {
    case 'ticket_price':
      return { subject: `Above ${money(above ?? 0)} a ticket`, isPlural: false };
    case 'request_total':
      return {
        subject: `Above ${money(above ?? 0)} a request, fee and GST included,`,
        isPlural: false,
      };
    case 'seats':
      return {
        subject: `More than ${counted(seats ?? 0, 'seat')} in one request`,
        isPlural: seats !== 1,
      };
    case 'category':
      return { subject: `${category} events`, isPlural: true };
    case 'days_ahead':
      return {
        subject: `Events that begin in less than ${counted(days ?? 0, 'day')}`,
        isPlural: true,
      };
    case 'guests':
      return { subject: `Guests who are ${guestWords(guestKind)}`, isPlural: true };
    case 'guest_value': {
      const whom = guestKind === null ? 'a guest' : guestWords(guestKind, 1);
      return { subject: `Above ${money(above ?? 0)} a year for ${whom}`, isPlural: false };
    }
    case 'exclusive_event':
      return { subject: 'Exclusive events', isPlural: true };
  }
}

function predicateOf(
  { outcome, decider }: Pick<StoredPolicyRule, 'outcome' | 'decider'>,
  isPlural: boolean,
): string {
  const be = isPlural ? 'are' : 'is';
  if (outcome === 'allow') return `${be} allowed`;
  if (outcome === 'refuse') return `${be} refused`;
  const need = isPlural ? 'need' : 'needs';
  return decider === 'admin' ? `${need} approval of a company admin` : `${need} approval`;
}
