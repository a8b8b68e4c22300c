import { expect, it } from '@jest/globals';
import {
  compareText,
  countOf,
  displayName,
  initials,
  numberWord,
  roleLabel,
  truncate,
} from './text';

it('cuts at the limit and says so', () => {
  expect(truncate('x'.repeat(150))).toBe('x'.repeat(150));
  expect(truncate('x'.repeat(151))).toBe(`${'x'.repeat(150)}…`);
  expect(truncate('one two three', 4)).toBe('one…');
});

it('takes first and last initial', () => {
  expect(initials('vikram Rao')).toBe('VR');
  expect(initials('Asha Devi Menon')).toBe('AM');
  expect(initials('Meera')).toBe('M');
  expect(initials('  ')).toBe('');
});

it('names roles, the aliases too', () => {
  expect(roleLabel('company_admin')).toBe('Company Admin');
  expect(roleLabel('company_manager')).toBe('Manager');
  expect(roleLabel('client')).toBe('Client');
  expect(roleLabel('super_admin')).toBe('Super Admin');
  expect(roleLabel('superadmin')).toBe('Super Admin');
  expect(roleLabel('user')).toBe('Employee');
  expect(roleLabel('usher')).toBe('usher');
});

it('falls back from full name to first and last to username', () => {
  const person = { name: 'Asha Menon', first_name: 'Asha', last_name: 'M.', username: 'asha' };
  expect(displayName(person)).toBe('Asha Menon');
  expect(displayName({ ...person, name: '' })).toBe('Asha M.');
  expect(displayName({ ...person, name: '', first_name: '', last_name: '' })).toBe('asha');
});

it('counts in words', () => {
  expect(countOf(1, 'ticket')).toBe('1 ticket');
  expect(countOf(1200, 'ticket')).toBe('1,200 tickets');
  expect(countOf(0, 'category', 'categories')).toBe('0 categories');
});

it('writes out small numbers alone', () => {
  expect(numberWord(8)).toBe('eight');
  expect(numberWord(1200)).toBe('1,200');
});

it('orders texts', () => {
  expect(['Sports', 'Business', 'Music', 'Business'].sort(compareText)).toEqual([
    'Business',
    'Business',
    'Music',
    'Sports',
  ]);
});
