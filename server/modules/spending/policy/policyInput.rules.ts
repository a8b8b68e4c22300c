import type { BodyOf } from '../../../contract/types';
import type { StoredPolicyRule } from '../../../db/schema/spending';
import { invalidInput } from '../../../lib/errors';
import { toMinor } from '../../../lib/money';
import { singleLine } from '../../../lib/text';
import { isAboutGuests } from './policy.rules';

type RuleInput = BodyOf<'setPolicy'>['rules'][number];

type Fields = Record<string, string>;

const NO_AMOUNT = 'Write an amount with at most two decimals, such as 25000.00.';

const needed: Partial<Record<RuleInput['kind'], 'seats' | 'category' | 'days'>> = {
  seats: 'seats',
  category: 'category',
  days_ahead: 'days',
};

const sentences = {
  seats: 'Say above how many seats this applies.',
  category: 'Choose a category.',
  days: 'Say how many days before the event this ends.',
};

const hasLimit = ({ kind }: RuleInput) =>
  kind === 'ticket_price' || kind === 'request_total' || kind === 'guest_value';

/**
 * Converts rules to their stored form. Drops fields that do not belong to the kind of a rule.
 * @param categories ids of categories that rules may name
 * @throws 400 with fields such as `rules.0.above`
 */
export function readRules(
  inputs: readonly RuleInput[],
  categories: ReadonlySet<number>,
): StoredPolicyRule[] {
  const fields: Fields = {};
  const rules = inputs.map((input, index): StoredPolicyRule => {
    const above = hasLimit(input) ? toMinor(input.above ?? '') : null;
    if (hasLimit(input) && above === null) fields[`rules.${index}.above`] = NO_AMOUNT;
    const field = needed[input.kind];
    if (field && input[field] === undefined) fields[`rules.${index}.${field}`] = sentences[field];
    const { category } = input;
    if (field === 'category' && category !== undefined && !categories.has(category)) {
      fields[`rules.${index}.category`] = 'There is no such category.';
    }
    return {
      kind: input.kind,
      outcome: input.outcome,
      decider: input.decider ?? 'owner',
      above,
      seats: (field === 'seats' ? input.seats : undefined) ?? null,
      category: (field === 'category' ? input.category : undefined) ?? null,
      days: (field === 'days' ? input.days : undefined) ?? null,
      guest_kind: (isAboutGuests(input) ? input.guest_kind : undefined) ?? null,
      sentence: singleLine(input.sentence ?? ''),
    };
  });
  const [first] = Object.values(fields);
  if (first !== undefined) throw invalidInput(first, fields);
  return rules;
}
