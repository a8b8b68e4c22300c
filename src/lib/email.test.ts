import { expect, it } from '@jest/globals';
import { isEmailAddress } from './email';

it.each([
  ['a@x.in', true],
  [' a@x.in ', true],
  ['a@x', false],
  ['a x@y.in', false],
  ['', false],
])('%j is an address: %s', (text, good) => {
  expect(isEmailAddress(text)).toBe(good);
});
