import { expect, it } from '@jest/globals';
import type { StoredPolicyRule } from '../../../db/schema/spending';
import type { PolicyGuest } from '../guests/guestName.rules';
import { evaluatePolicy, type PolicyLine, type PolicyRequest } from './policy.rules';
import { sentenceOfRule } from './ruleText.rules';

const NOW = new Date('2026-11-24T06:00:00Z');
const TECHNOLOGY = 1;
const SPORT = 2;

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

const line = (rest: Partial<PolicyLine> = {}): PolicyLine => ({
  eventId: 7,
  eventTitle: 'Cloud & AI Summit',
  categoryId: TECHNOLOGY,
  categoryName: 'Technology',
  isExclusive: false,
  tierName: 'Delegate',
  startAt: new Date('2026-12-17T04:00:00Z'),
  quantity: 5,
  unitPrice: 98e4,
  total: 5_897_640,
  ...rest,
});

const guest = (kind: PolicyGuest['kind']): PolicyGuest => ({
  kind,
  given: 0,
  hasOtherCurrency: false,
});

const evaluate = (rules: StoredPolicyRule[], rest: Partial<PolicyRequest> = {}) =>
  evaluatePolicy({
    rules,
    lines: [line()],
    total: 5_897_640,
    currency: 'INR',
    guests: [],
    now: NOW,
    decider: 'Meera Iyer',
    ...rest,
  });

/** Outcome, sentence and detail of each finding, and whether an admin decides too. */
const said = (...args: Parameters<typeof evaluate>) => {
  const { outcome, findings, needsAdmin } = evaluate(...args);
  return [
    outcome,
    ...findings.map((one) => [one.outcome, one.sentence, one.detail].filter(Boolean).join(' | ')),
    ...(needsAdmin ? ['admin'] : []),
  ];
};

it('says to each rule what the drawing of the cart says', () => {
  const rules = [
    rule('request_total', 'needs_approval', { above: 25_000_00 }),
    rule('ticket_price', 'needs_approval', { above: 15_000_00, decider: 'admin' }),
    rule('category', 'allow', { category: TECHNOLOGY }),
  ];
  expect(said(rules)).toEqual([
    'needs_approval',
    'allow | Technology events are allowed',
    'allow | ₹9,800.00 a seat, within the ₹15,000.00 limit',
    'needs_approval | Above ₹25,000.00, so an approval is needed | Meera Iyer decides',
  ]);
  expect(said(rules, { lines: [line({ unitPrice: 18_500_00 })] })).toEqual([
    'needs_approval',
    'allow | Technology events are allowed',
    'needs_approval | ₹18,500.00 a seat, above the ₹15,000.00 limit | Only a company admin may approve this',
    'needs_approval | Above ₹25,000.00, so an approval is needed | Meera Iyer decides',
    'admin',
  ]);
});

it('allows everything without rules, and nobody decides', () => {
  expect(said([])).toEqual(['allow']);
  expect(evaluate([]).needsAdmin).toBe(false);
});

const price = (outcome: StoredPolicyRule['outcome'], above: number, rest = {}) =>
  rule('ticket_price', outcome, { above, ...rest });

it.each<[string, StoredPolicyRule[], Partial<PolicyRequest>, string[]]>([
  [
    'at the limit is within it',
    [price('refuse', 9_800_00)],
    {},
    ['allow', 'allow | ₹9,800.00 a seat, within the ₹9,800.00 limit'],
  ],
  [
    'the strictest of one kind decides, not the last',
    [
      price('refuse', 9_000_00, { sentence: 'Ask Travel for a group rate' }),
      price('needs_approval', 5_000_00, { decider: 'admin' }),
      price('needs_approval', 9_500_00),
    ],
    {},
    [
      'refuse',
      'refuse | ₹9,800.00 a seat, above the ₹9,000.00 limit | Ask Travel for a group rate',
    ],
  ],
  [
    'an admin is stricter than the owner',
    [price('needs_approval', 9_000_00), price('needs_approval', 5_000_00, { decider: 'admin' })],
    {},
    [
      'needs_approval',
      'needs_approval | ₹9,800.00 a seat, above the ₹5,000.00 limit | Only a company admin may approve this',
      'admin',
    ],
  ],
  [
    'to allow lifts no other rule of its kind',
    [price('allow', 1_00), price('needs_approval', 9_000_00)],
    {},
    [
      'needs_approval',
      'needs_approval | ₹9,800.00 a seat, above the ₹9,000.00 limit | Meera Iyer decides',
    ],
  ],
  [
    'the dearest seat counts, whichever line it is in',
    [price('refuse', 9_800_00)],
    { lines: [line({ unitPrice: 100 }), line({ unitPrice: 9_800_01 }), line()] },
    [
      'refuse',
      'refuse | ₹9,800.01 a seat, above the ₹9,800.00 limit | The policy of your company does not allow this',
    ],
  ],
  [
    'free seats are above no limit',
    [price('refuse', 0), rule('request_total', 'refuse', { above: 0 })],
    { lines: [line({ unitPrice: 0 })], total: 0 },
    [
      'allow',
      'allow | ₹0.00 a seat, within the ₹0.00 limit',
      'allow | ₹0.00 in all, within the ₹0.00 limit',
    ],
  ],
  [
    'another currency cannot be compared: an admin decides',
    [price('refuse', 15_000_00)],
    { lines: [line({ unitPrice: 200_00 })], currency: 'USD', total: 1_203_60 },
    [
      'needs_approval',
      'needs_approval | USD 200.00 a seat, which cannot be compared with the ₹15,000.00 limit | Only a company admin may approve this',
      'admin',
    ],
  ],
  [
    'a total above a refusing limit',
    [rule('request_total', 'refuse', { above: 50_000_00 })],
    {},
    [
      'refuse',
      'refuse | ₹58,976.40 in all, above the ₹50,000.00 limit | The policy of your company does not allow this',
    ],
  ],
  [
    'seats of all lines',
    [rule('seats', 'needs_approval', { seats: 9 })],
    { lines: [line(), line()] },
    ['needs_approval', 'needs_approval | 10 seats, above the limit of 9 | Meera Iyer decides'],
  ],
  [
    'as many seats as allowed',
    [rule('seats', 'refuse', { seats: 10 })],
    { lines: [line(), line()] },
    ['allow', 'allow | 10 seats, within the limit of 10'],
  ],
  [
    'each category by itself, others are not mentioned',
    [
      rule('category', 'allow', { category: TECHNOLOGY }),
      rule('category', 'refuse', { category: SPORT, sentence: 'Sport is not for learning' }),
      rule('category', 'refuse', { category: 99 }),
    ],
    { lines: [line(), line({ categoryId: SPORT, categoryName: 'Sport' })] },
    [
      'refuse',
      'allow | Technology events are allowed',
      'refuse | Sport events are refused | Sport is not for learning',
    ],
  ],
  [
    'the first event to begin',
    [rule('days_ahead', 'needs_approval', { days: 7 })],
    { lines: [line(), line({ startAt: new Date('2026-11-30T12:00:00Z') })] },
    [
      'needs_approval',
      'needs_approval | Asked 6 days before the event, later than 7 | Meera Iyer decides',
    ],
  ],
  [
    'exactly so many days are enough',
    [rule('days_ahead', 'refuse', { days: 22 })],
    { lines: [line({ startAt: new Date('2026-12-16T06:00:00Z') })] },
    ['allow', 'allow | Asked 22 days before the event'],
  ],
  [
    'less than a day',
    [rule('days_ahead', 'refuse', { days: 1 })],
    { lines: [line({ startAt: new Date('2026-11-25T05:59:59Z') })] },
    [
      'refuse',
      'refuse | Asked less than a day before the event, later than 1 | The policy of your company does not allow this',
    ],
  ],
  [
    'public officials among the guests',
    [
      rule('guests', 'needs_approval', { guest_kind: 'client' }),
      rule('guests', 'refuse', { guest_kind: 'public_official', sentence: 'Ask Legal first' }),
    ],
    { guests: [guest('client'), guest('public_official')] },
    ['refuse', 'refuse | 1 guest is a public official | Ask Legal first'],
  ],
  [
    'only clients',
    [rule('guests', 'refuse', { guest_kind: 'public_official' })],
    { guests: [guest('client'), guest('client')] },
    ['allow', 'allow | No public officials among the guests'],
  ],
  [
    'guests of any kind',
    [rule('guests', 'needs_approval', { decider: 'admin' })],
    { guests: [guest('client'), guest('public_official')] },
    [
      'needs_approval',
      'needs_approval | 2 guests are clients or public officials | Only a company admin may approve this',
      'admin',
    ],
  ],
  ['a rule for guests without guests', [rule('guests', 'refuse')], {}, ['allow']],
  [
    'guests without a rule',
    [],
    { guests: [guest('client')] },
    ['allow', 'allow | 1 guest of other organisations | The purpose says why they are invited'],
  ],
  [
    'an exclusive event among others',
    [rule('exclusive_event', 'needs_approval')],
    { lines: [line(), line({ isExclusive: true, eventTitle: 'Leadership Forum' })] },
    [
      'needs_approval',
      'needs_approval | Leadership Forum is an exclusive event | Meera Iyer decides',
    ],
  ],
  [
    'no exclusive event',
    [rule('exclusive_event', 'refuse')],
    {},
    ['allow', 'allow | No exclusive event'],
  ],
  [
    'nobody known to decide',
    [price('needs_approval', 0)],
    { decider: '' },
    ['needs_approval', 'needs_approval | ₹9,800.00 a seat, above the ₹0.00 limit'],
  ],
])('%s', (_name, rules, request, expected) => {
  expect(said(rules, request)).toEqual(expected);
});

it('reads rules back as sentences', () => {
  const sentences = [
    price('needs_approval', 25_000_00, { decider: 'admin' }),
    price('refuse', 1_00_000_00),
    rule('request_total', 'needs_approval', { above: 10_000_00 }),
    rule('seats', 'needs_approval', { seats: 1 }),
    rule('category', 'allow', { category: TECHNOLOGY }),
    rule('category', 'refuse', { category: TECHNOLOGY }),
    rule('days_ahead', 'needs_approval', { days: 7 }),
    rule('guests', 'needs_approval', { guest_kind: 'public_official', decider: 'admin' }),
    rule('guests', 'refuse'),
    rule('exclusive_event', 'needs_approval'),
    rule('guest_value', 'needs_approval', { above: 10_000_00, decider: 'admin' }),
    rule('guest_value', 'refuse', { above: 5_000_00, guest_kind: 'public_official' }),
  ].map((one) => sentenceOfRule(one, 'Technology'));
  expect(sentences).toEqual([
    'Above ₹25,000.00 a ticket needs approval of a company admin',
    'Above ₹1,00,000.00 a ticket is refused',
    'Above ₹10,000.00 a request, fee and GST included, needs approval',
    'More than 1 seat in one request needs approval',
    'Technology events are allowed',
    'Technology events are refused',
    'Events that begin in less than 7 days need approval',
    'Guests who are public officials need approval of a company admin',
    'Guests who are clients or public officials are refused',
    'Exclusive events need approval',
    'Above ₹10,000.00 a year for a guest needs approval of a company admin',
    'Above ₹5,000.00 a year for a public official is refused',
  ]);
});
