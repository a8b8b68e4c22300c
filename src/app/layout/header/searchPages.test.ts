import { expect, it } from '@jest/globals';
import { buildUser } from '@/testing/userFactories';
import { searchPages } from './searchPages';

const labels = (text: string, user: Parameters<typeof searchPages>[1]) =>
  searchPages(text, user).map(({ label }) => label);

const asha = buildUser({ permissions: [] });
const meera = buildUser({ permissions: ['view_company_bookings'] });
const steward = buildUser({ permissions: ['check_in_tickets'] });

it.each([
  ['tick', asha, ['My Bookings']],
  [' CART ', asha, ['Cart']],
  ['sign', asha, []],
  ['login', null, ['Sign in']],
  ['cart', null, []],
  ['polic', null, ['Privacy Policy', 'Cookie Policy']],
  ['scan', asha, []],
  ['scan', steward, ['Check-in']],
  ['invit', asha, []],
  ['invit', meera, ['Company']],
  ['', steward, []],
])('%j finds what the person may open', (text, user, expected) =>
  expect(labels(text, user)).toEqual(expected),
);
