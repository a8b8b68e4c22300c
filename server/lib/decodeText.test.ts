import { expect, it } from '@jest/globals';
import { readDecimal } from './decodeText';

it.each([
  ['3900', '3900'],
  ['49,50', '49.50'],
  ['₹1,00,000.50', '100000.50'],
  ['3,900', '3900'],
  ['1.234,50', '1234.50'],
  ['1.234.567', '1234567'],
  ['1.234', null],
  ['0,500', null],
  ['1,23,4', null],
  ['cheap', null],
])('%s is the number %s', (text, number) => expect(readDecimal(text)).toBe(number));
