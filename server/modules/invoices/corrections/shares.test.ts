import { describe, expect, it } from '@jest/globals';
import { readShares } from './shares.rules';

const centres = new Map(
  ['MKT-1', 'SALES'].map((code) => [code.toLowerCase(), { code, name: `Name of ${code}` }]),
);
const sum = { total: 100_001, currency: 'INR' };
const read = (...shares: [code: string, amount: string][]) =>
  readShares(
    shares.map(([code, amount]) => ({ code, amount })),
    centres,
    sum,
  );

describe('a split over cost centres', () => {
  it('has parts that are together the total, by codes in any case', () => {
    expect(read([' mkt-1', '333.33'], ['SALES', '666.68'])).toEqual([
      { code: 'MKT-1', name: 'Name of MKT-1', amount: 33_333 },
      { code: 'SALES', name: 'Name of SALES', amount: 66_668 },
    ]);
    expect(read()).toEqual([]);
  });

  it.each([
    [
      'The shares add up to ₹1,000.00, and the invoice is for ₹1,000.01.',
      [
        ['MKT-1', '333.33'],
        ['SALES', '666.67'],
      ],
    ],
    ['Your company has no active cost centre IT.', [['IT', '1000.01']]],
    [
      'Name each cost centre once.',
      [
        ['SALES', '500.00'],
        ['sales', '500.01'],
      ],
    ],
    [
      'The share of SALES must be more than zero.',
      [
        ['MKT-1', '1000.01'],
        ['SALES', '0.00'],
      ],
    ],
  ] as const)('is refused: %s', (text, shares) => {
    expect(() =>
      read(...shares.map(([code, amount]) => [code, amount] as [string, string])),
    ).toThrow(text);
  });
});
