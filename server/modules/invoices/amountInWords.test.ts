import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { amountInWords, numberInWords } from './amountInWords.rules';

describe('numberInWords', () => {
  it.each([
    [0, 'Zero'],
    [7, 'Seven'],
    [19, 'Nineteen'],
    [20, 'Twenty'],
    [42, 'Forty-Two'],
    [100, 'One Hundred'],
    [110, 'One Hundred Ten'],
    [999, 'Nine Hundred Ninety-Nine'],
    [1_000, 'One Thousand'],
    [1_001, 'One Thousand One'],
    [99_999, 'Ninety-Nine Thousand Nine Hundred Ninety-Nine'],
    [100_000, 'One Lakh'],
    [486_240, 'Four Lakh Eighty-Six Thousand Two Hundred Forty'],
    [9_999_999, 'Ninety-Nine Lakh Ninety-Nine Thousand Nine Hundred Ninety-Nine'],
    [10_000_000, 'One Crore'],
    [10_00_00_001, 'Ten Crore One'],
    [12_34_56_789, 'Twelve Crore Thirty-Four Lakh Fifty-Six Thousand Seven Hundred Eighty-Nine'],
    [1_00_00_00_000, 'One Hundred Crore'],
    [1_00_000_00_00_000, 'One Lakh Crore'],
  ])('%d is %s', (number, words) => expect(numberInWords(number)).toBe(words));

  it('has one text for each number', () => {
    const amount = fc.integer({ min: 0, max: 10 ** 12 });
    fc.assert(
      fc.property(amount, amount, (a, b) => (numberInWords(a) === numberInWords(b)) === (a === b)),
    );
    const all = Array.from({ length: 20_000 }, (_, number) => numberInWords(number));
    expect(new Set(all).size).toBe(20_000);
  });

  it.each([-1, 0.5, Number.NaN, 2 ** 53])('refuses %d', (number) =>
    expect(() => numberInWords(number)).toThrow(RangeError),
  );
});

describe('amountInWords', () => {
  it.each([
    [
      7_739_148,
      'INR',
      'Rupees Seventy-Seven Thousand Three Hundred Ninety-One and Forty-Eight Paise Only',
    ],
    [100_000, 'INR', 'Rupees One Thousand Only'],
    [1, 'INR', 'Rupees Zero and One Paise Only'],
    [0, 'INR', 'Rupees Zero Only'],
    [12_305, 'USD', 'USD One Hundred Twenty-Three and 05/100 Only'],
    [12_300, 'USD', 'USD One Hundred Twenty-Three Only'],
  ])('%d %s', (minor, currency, words) => expect(amountInWords(minor, currency)).toBe(words));
});
