import { expect, it } from '@jest/globals';
import { detailsOf, problemOf } from './attendeeDetails';

it.each([
  ['name', '  ', 'Full name is required'],
  ['email', '', 'Email is required'],
  ['email', 'rohan@', 'Enter a valid email address'],
  ['phone', '1'.repeat(41), 'Phone is too long: 41 of at most 40 characters'],
  ['name', 'Rohan\u202Eiyer', 'Full name contains characters that cannot be used'],
  ['name', 'Rohan Iyer', null],
  ['name', 'acme.com', 'Full name must hold no web address. After a dot, put a space.'],
  ['email', 'rohan@a.example', null],
  ['department', '', null],
] as const)('%s %j: %s', (field, text, problem) => expect(problemOf(field, text)).toBe(problem));

it('takes of somebody only what the form asks for', () => {
  const contact = { user: 7, name: 'Meera Iyer', email: 'meera@a.example', phone: null };
  expect(detailsOf(contact)).toEqual({
    name: 'Meera Iyer',
    email: 'meera@a.example',
    phone: '',
    employee_id: '',
    department: '',
    designation: '',
    dietary_preferences: '',
    special_requirements: '',
  });
});
