import { expect, it } from '@jest/globals';
import type { PolicyRuleInput } from '@/api';
import { ruleText } from './ruleText';

const approval = { outcome: 'needs_approval', decider: 'owner' } as const;

const SENTENCES: [PolicyRuleInput, string][] = [
  [
    { ...approval, kind: 'ticket_price', above: '25000.00', decider: 'admin' },
    'Above ₹25,000.00 a ticket needs approval of a company admin',
  ],
  [
    { ...approval, kind: 'request_total', above: '100000' },
    'Above ₹1,00,000.00 a request, fee and GST included, needs approval',
  ],
  [
    { kind: 'seats', seats: 10, outcome: 'refuse', sentence: 'Ask Priya.' },
    'More than 10 seats in one request are refused',
  ],
  [{ kind: 'seats', seats: 1, outcome: 'refuse' }, 'More than 1 seat in one request is refused'],
  [{ kind: 'category', category: 3, outcome: 'allow' }, 'Sports events are allowed'],
  [
    { ...approval, kind: 'days_ahead', days: 7 },
    'Events that begin in less than 7 days need approval',
  ],
  [
    { ...approval, kind: 'guests', guest_kind: 'public_official' },
    'Guests who are public officials need approval',
  ],
  [{ kind: 'guests', outcome: 'refuse' }, 'Guests who are clients or public officials are refused'],
  [
    { ...approval, kind: 'guest_value', above: '10000', decider: 'admin' },
    'Above ₹10,000.00 a year for a guest needs approval of a company admin',
  ],
  [
    { kind: 'guest_value', above: '5000', guest_kind: 'public_official', outcome: 'refuse' },
    'Above ₹5,000.00 a year for a public official is refused',
  ],
  [{ kind: 'exclusive_event', outcome: 'allow' }, 'Exclusive events are allowed'],
];

it.each(SENTENCES)('says %o as the server does', (rule, sentence) => {
  expect(ruleText(rule, 'Sports')).toBe(sentence);
});
