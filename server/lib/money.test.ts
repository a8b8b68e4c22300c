import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { applyRate, formatPrice, splitByLargestRemainder, toDecimal, toMinor } from './money';

describe('toDecimal', () => {
  it.each([
    [0, '0.00'],
    [5, '0.05'],
    [650000, '6500.00'],
    [-1050, '-10.50'],
  ])('%i paise is %s', (minor, text) => expect(toDecimal(minor)).toBe(text));

  it('refuses fractions of a paisa', () => {
    expect(() => toDecimal(1.5)).toThrow(RangeError);
  });
});

it.each([
  [0, 'Free'],
  [1, '₹0.01'],
])('a price of %i paise reads %s', (minor, text) => expect(formatPrice(minor, 'INR')).toBe(text));

describe('toMinor', () => {
  it.each([
    ['6500.00', 650000],
    ['6500', 650000],
    ['6500.5', 650050],
    [77391.479999999996, 7739148],
    [0.1 + 0.2, 30],
  ])('%s is %i paise', (amount, minor) => expect(toMinor(amount)).toBe(minor));

  it.each(['', '1.234', '-1', '1e3', ' 1,000.00', Number.NaN, -3, 1.234])('refuses %s', (amount) =>
    expect(toMinor(amount)).toBeNull(),
  );

  it('reads back what toDecimal wrote', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10 ** 12 }), (minor) =>
        expect(toMinor(toDecimal(minor))).toBe(minor),
      ),
    );
  });
});

describe('applyRate', () => {
  it('rounds half up to the paisa', () => {
    expect(applyRate(6430000, 20_000)).toBe(128600);
    expect(applyRate(25, 20_000)).toBe(1); // 0.5 paisa
    expect(applyRate(24, 20_000)).toBe(0); // 0.48 paisa
    expect(applyRate(6430000 + 128600, 180_000)).toBe(1180548);
  });
});

describe('splitByLargestRemainder', () => {
  it('adds up to the whole, whatever the weights', () => {
    fc.assert(
      fc.property(
        fc.nat(10 ** 10),
        fc.array(fc.nat(10 ** 9), { minLength: 1, maxLength: 30 }),
        (whole, weights) => {
          const parts = splitByLargestRemainder(whole, weights);
          expect(parts.reduce((a, b) => a + b, 0)).toBe(whole);
          const sum = weights.reduce((a, b) => a + b, 0);
          if (sum > 0) {
            parts.forEach((part, index) =>
              expect(Math.abs(part - (whole * (weights[index] ?? 0)) / sum)).toBeLessThan(1.001),
            );
          }
        },
      ),
    );
  });

  it('gives the odd paisa to the largest remainder, the earlier one when equal', () => {
    expect(splitByLargestRemainder(100, [1, 1, 1])).toEqual([34, 33, 33]);
    expect(splitByLargestRemainder(10, [])).toEqual([]);
  });
});
