import { expect, it } from '@jest/globals';
import type { PolicyRuleInput } from '@/api';
import { ruleText } from './ruleText';

const approval = { outcome: 'needs_approval', decider: 'owner' } as const;

const SENTENCES: [PolicyRuleInput, string][] = [
  [
    { ...approval, kind: 'ticket_price', above: '25000.00', decider: 'admin' },
    'Above ₹25,000.00 a ticket needs approval of a company admin.',
  ],
  [
    { ...approval, kind: 'request_total', above: '100000' },
    'Above ₹1,00,000.00 in total, fee and GST included, needs approval of the owner of the cost centre.',
  ],
  [
    { kind: 'seats', seats: 10, outcome: 'refuse', sentence: ' Ask Priya. ' },
    'More than 10 seats in one request are refused: “Ask Priya.”',
  ],
  [{ kind: 'seats', seats: 1, outcome: 'refuse' }, 'More than 1 seat in one request are refused.'],
  [{ kind: 'category', category: 3, outcome: 'allow' }, 'Events of Sports are allowed.'],
  [
    { ...approval, kind: 'days_ahead', days: 7 },
    'Events that begin in fewer than 7 days need approval of the owner of the cost centre.',
  ],
  [
    { ...approval, kind: 'guests', guest_kind: 'public_official' },
    'Guests who are public officials need approval of the owner of the cost centre.',
  ],
  [
    { kind: 'guests', outcome: 'refuse' },
    'Guests who are clients or public officials are refused.',
  ],
  [{ kind: 'exclusive_event', outcome: 'allow' }, 'Exclusive events are allowed.'],
];

it.each(SENTENCES)('says %o as a person would', (rule, sentence) => {
  expect(ruleText(rule, 'Sports')).toBe(sentence);
});
