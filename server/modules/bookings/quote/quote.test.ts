import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { applyRate, splitByLargestRemainder } from '../../../lib/money';
import { computeQuote as computeTaxed, type Sums } from './quote.rules';

const sum = (lines: readonly Sums[], field: keyof Sums) =>
  lines.reduce((total, line) => total + line[field], 0);

/** All at 18 %. */
const computeQuote = (amounts: readonly number[]) =>
  computeTaxed(amounts.map((amount) => ({ amount, gstPercent: 18 })));

describe('computeQuote', () => {
  it.each([
    // subtotal, fee, gst, total: all in paise
    { amounts: [6_430_000], expected: [6_430_000, 128_600, 1_180_548, 7_739_148] },
    { amounts: [1_300_000, 5_130_000], expected: [6_430_000, 128_600, 1_180_548, 7_739_148] },
    { amounts: [650_000], expected: [650_000, 13_000, 119_340, 782_340] },
    // 2 % of 25 paise is half a paisa: up. 18 % of 26 is 4.68: up.
    { amounts: [25], expected: [25, 1, 5, 31] },
    // 2 % of 24 is 0.48: down. 18 % of 24 is 4.32: down.
    { amounts: [24], expected: [24, 0, 4, 28] },
    { amounts: [0, 0], expected: [0, 0, 0, 0] },
    { amounts: [], expected: [0, 0, 0, 0] },
  ])('$amounts', ({ amounts, expected }) => {
    const { subtotal, serviceFee, gst, total } = computeQuote(amounts);
    expect([subtotal, serviceFee, gst, total]).toEqual(expected);
  });

  it('rounds once for the payment, not once per booking', () => {
    // Alone each 24 paise has no fee; together 72 paise have 1.44, rounded to 1.
    const quote = computeQuote([24, 24, 24]);
    expect(quote.serviceFee).toBe(1);
    expect(quote.lines.map((line) => line.serviceFee)).toEqual([1, 0, 0]);
    expect(quote.lines.map((line) => line.total)).toEqual([30, 28, 28]);
  });

  it('gives every paisa to exactly one booking, whatever the amounts', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(10 ** 10), { minLength: 1, maxLength: 50 }), (amounts) => {
        const quote = computeQuote(amounts);
        for (const field of ['subtotal', 'serviceFee', 'gst', 'total'] as const) {
          expect(sum(quote.lines, field)).toBe(quote[field]);
        }
        quote.lines.forEach((line, index) => {
          expect(line.subtotal).toBe(amounts[index]);
          expect(line.total).toBe(line.subtotal + line.serviceFee + line.gst);
          const exact = quote.subtotal === 0 ? 0 : (quote.gst * line.subtotal) / quote.subtotal;
          expect(Math.abs(line.gst - exact)).toBeLessThan(1.001);
        });
      }),
    );
  });

  it('does not depend on how the same money is spread', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(10 ** 9), { minLength: 1, maxLength: 20 }), (amounts) => {
        const whole = computeQuote([amounts.reduce((a, b) => a + b, 0)]);
        expect(computeQuote(amounts).total).toBe(whole.total);
      }),
    );
  });
});

describe('several rates', () => {
  const anyCart = fc.array(
    fc.record({
      amount: fc.nat(10 ** 10),
      gstPercent: fc.constantFrom(0, 5, 12, 18, 28),
    }),
    { minLength: 1, maxLength: 30 },
  );

  it('are rounded once each, and the fee is at 18 % with the tickets at 18 %', () => {
    const quote = computeTaxed([
      { amount: 650_000, gstPercent: 18 },
      { amount: 100_001, gstPercent: 12 },
      { amount: 40_000, gstPercent: 0 },
    ]);
    expect(quote).toMatchObject({
      subtotal: 790_001,
      serviceFee: 15_800,
      gstRates: [
        { gstPercent: 18, gst: 119_844 },
        { gstPercent: 12, gst: 12_000 },
      ],
      gst: 131_844,
      total: 937_645,
    });
    // Tickets at 0 % carry the tax on their part of the fee alone.
    expect(quote.lines[2]).toMatchObject({ serviceFee: 800, gst: 144, total: 40_944 });
  });

  it('add up to the paisa, over the rates and over the bookings', () => {
    fc.assert(
      fc.property(anyCart, (cart) => {
        const quote = computeTaxed(cart);
        expect(quote.gstRates.reduce((total, rate) => total + rate.gst, 0)).toBe(quote.gst);
        for (const { gstPercent, gst } of quote.gstRates) {
          const tickets = cart.filter((one) => one.gstPercent === gstPercent);
          const fee = gstPercent === 18 ? quote.serviceFee : 0;
          const taxable = tickets.reduce((total, one) => total + one.amount, fee);
          expect(gst).toBe(applyRate(taxable, gstPercent * 10_000));
        }
        for (const field of ['subtotal', 'serviceFee', 'gst', 'total'] as const) {
          expect(sum(quote.lines, field)).toBe(quote[field]);
        }
        for (const line of quote.lines) {
          expect(line.total).toBe(line.subtotal + line.serviceFee + line.gst);
        }
      }),
    );
  });

  it('leave the shares of a cart at 18 % as they were: by ticket money', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(10 ** 10), { minLength: 1, maxLength: 30 }), (amounts) => {
        const quote = computeQuote(amounts);
        expect(quote.lines.map((line) => line.gst)).toEqual(
          splitByLargestRemainder(quote.gst, amounts),
        );
      }),
    );
  });
});
