import { expect, it } from '@jest/globals';
import { limitProblem, type FieldLimits } from './fieldLimits';

it.each<[string, FieldLimits, string, string | null]>([
  ['required', { required: true }, '', 'Name is required'],
  ['not required', { minLength: 2 }, '', null],
  ['minLength', { minLength: 2 }, 'a', 'Name must be at least 2 characters long'],
  ['maxLength', { maxLength: 3 }, 'abcd', 'Name must be at most 3 characters long'],
  ['maxLength in characters', { maxLength: 1 }, '🎫', null],
  ['pattern', { pattern: /^[a-z]+$/u }, 'a1', 'Name is not valid'],
  ['minimum', { minimum: 1, maximum: 100_000 }, '0', 'Enter a number from 1 to 1,00,000.'],
  ['maximum', { minimum: 1, maximum: 10 }, '11', 'Enter a number from 1 to 10.'],
  ['a number', { minimum: 0, maximum: 72 }, '1.5', 'Enter a number from 0 to 72.'],
  ['no number', { minimum: 0, maximum: 72 }, '', 'Enter a number from 0 to 72.'],
  ['a number inside', { minimum: 0, maximum: 72 }, '72', null],
])('%s', (_rule, limits, text, problem) => {
  expect(limitProblem(text, limits, 'Name')).toBe(problem);
});
