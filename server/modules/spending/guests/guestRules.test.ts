import { expect, it } from '@jest/globals';
import type { StoredPolicyRule } from '../../../db/schema/spending';
import { evaluatePolicy, type PolicyRequest } from '../policy/policy.rules';
import { guestShare, normalisedName, type PolicyGuest } from './guestName.rules';

const rule = (
  kind: StoredPolicyRule['kind'],
  outcome: StoredPolicyRule['outcome'],
  rest: Partial<StoredPolicyRule> = {},
): StoredPolicyRule => ({
  kind,
  outcome,
  decider: 'owner',
  above: null,
  seats: null,
  category: null,
  days: null,
  guest_kind: null,
  sentence: '',
  ...rest,
});

const guest = (kind: PolicyGuest['kind'], given = 0, hasOtherCurrency = false): PolicyGuest => ({
  kind,
  given,
  hasOtherCurrency,
});

const guestsOf = (count: number) =>
  `allow | ${count} guest${count === 1 ? '' : 's'} of other organisations | The purpose says why they are invited`;

/** Five seats, 11,795.28 each with fee and GST. */
const said = (rules: StoredPolicyRule[], { guests = [] }: Partial<PolicyRequest>) => {
  const { outcome, findings, needsAdmin } = evaluatePolicy({
    rules,
    guests,
    total: 5_897_640,
    currency: 'INR',
    decider: 'Meera Iyer',
    now: new Date('2026-11-24T06:00:00Z'),
    lines: [
      {
        eventId: 7,
        eventTitle: 'Cloud & AI Summit',
        categoryId: 1,
        categoryName: 'Technology',
        isExclusive: false,
        tierName: 'Delegate',
        quantity: 5,
        unitPrice: 98e4,
        startAt: new Date('2026-12-17T04:00:00Z'),
        total: 5_897_640,
      },
    ],
  });
  return [
    outcome,
    ...findings.map((one) => [one.outcome, one.sentence, one.detail].filter(Boolean).join(' | ')),
    ...(needsAdmin ? ['admin'] : []),
  ];
};

it.each<[string, StoredPolicyRule[], Partial<PolicyRequest>, string[]]>([
  [
    'a guest at the limit of a year, with what was given before',
    [rule('guest_value', 'refuse', { above: 20_000_00 })],
    { guests: [guest('client', 8_204_72)] },
    ['allow', 'allow | Guests within the ₹20,000.00 limit of a year', guestsOf(1)],
  ],
  [
    'one of two guests above the limit of a year',
    [rule('guest_value', 'needs_approval', { above: 20_000_00, decider: 'admin' })],
    { guests: [guest('client', 8_204_73), guest('client')] },
    [
      'needs_approval',
      'needs_approval | 1 guest above the ₹20,000.00 limit of a year | Only a company admin may approve this',
      guestsOf(2),
      'admin',
    ],
  ],
  [
    'more guests than seats, who share them',
    [rule('guest_value', 'refuse', { above: 9_829_40 })],
    { guests: Array.from({ length: 6 }, () => guest('client')) },
    ['allow', 'allow | Guests within the ₹9,829.40 limit of a year', guestsOf(6)],
  ],
  [
    'a limit for public officials alone',
    [
      rule('guest_value', 'refuse', { above: 1_00, guest_kind: 'public_official' }),
      rule('guest_value', 'needs_approval', { above: 50_000_00 }),
    ],
    { guests: [guest('client')] },
    ['allow', 'allow | Guests within the ₹50,000.00 limit of a year', guestsOf(1)],
  ],
  [
    'what was given in another currency',
    [rule('guest_value', 'refuse', { above: 90_000_00 })],
    { guests: [guest('client', 0, true)] },
    [
      'needs_approval',
      'needs_approval | Guests are given what cannot be compared with the ₹90,000.00 limit of a year | Only a company admin may approve this',
      guestsOf(1),
      'admin',
    ],
  ],
  [
    'the limit of a year without guests',
    [rule('guest_value', 'refuse', { above: 0 })],
    {},
    ['allow'],
  ],
])('%s', (_name, rules, request, expected) => {
  expect(said(rules, request)).toEqual(expected);
});

it('tells guests apart by letters and figures alone, of every script', () => {
  const names = ['Rahul Nair', '  RAHUL   Naïr. ', 'Rahul Nair 2', 'राहुल नायर', 'राहल नायर', '⭐'];
  expect(names.map(normalisedName)).toEqual([
    'rahul nair',
    'rahul nair',
    'rahul nair 2',
    'राहुल नायर',
    'राहल नायर',
    '⭐',
  ]);
});

it('gives a guest a seat, and shares the seats among more guests', () => {
  expect([guestShare(1_001, 2, 1), guestShare(1_000, 2, 3), guestShare(700, 1, 0)]).toEqual([
    501, 333, 700,
  ]);
});
