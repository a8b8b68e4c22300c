import { expect, it } from '@jest/globals';
import { usernameBase, usernameCandidates } from './usernames.rules';

it.each([
  ['rohan', 'rohan'],
  ['rohan.das', 'rohan.das'],
  ['rohan+tickets', 'rohan'],
  ["o'brien", 'o.brien'],
  ['_rohan_', 'rohan'],
  ['rd', 'rd.acme'],
  ['+', 'acme'],
  ['a'.repeat(64), 'a'.repeat(52)],
  ['deleted-34', 'user.deleted-34'],
  ['deleted', 'deleted'],
])('%s@acme.example is called %s', (local, username) =>
  expect(usernameBase({ local, domain: 'acme.example' })).toBe(username),
);

it('has a name of three characters at least', () => {
  expect(usernameBase({ local: '!', domain: 'x.example' })).toBe('x.user');
});

it('tries small numbers before large ones', () => {
  const names = usernameCandidates('rohan');
  const first = Array.from({ length: 6 }, () => names.next().value);
  expect(first.slice(0, 5)).toEqual(['rohan', 'rohan2', 'rohan3', 'rohan4', 'rohan5']);
  expect(first[5]).toMatch(/^rohan\d{4,7}$/);
});
