import { describe, expect, it } from '@jest/globals';
import { noRefund, presentRefundTerms, readRefundTerms, refundOf } from './refundTerms.rules';

const until = new Date('2026-12-03T14:00:00Z');
const before = until.getTime() - 1;
/** Of 1,000.00: the fee of 20.00 with 18 % GST is 23.60 of 1,203.60. */
const paid = { amount: 120_360, fee: 2_360 };
const terms = (percent: number, feeKept = false) => ({
  refund_percent: percent,
  refund_until: until,
  refund_fee_kept: feeKept,
});

describe('what cancelling gives back', () => {
  it.each([
    ['nothing by default', noRefund, 0],
    ['everything', terms(100), 120_360],
    ['everything but the fee with its GST', terms(100, true), 118_000],
    ['half of all', terms(50), 60_180],
    ['half of what the fee leaves', terms(50, true), 59_000],
  ])('%s', (_, agreed, sum) => {
    expect(refundOf(agreed, paid, before)).toBe(sum);
    expect(refundOf(agreed, paid, until.getTime())).toBe(0);
  });

  it('rounds half a paisa up, and a free booking gives nothing back', () => {
    expect(refundOf(terms(50), { amount: 101, fee: 0 }, before)).toBe(51);
    expect(refundOf(terms(33), { amount: 100, fee: 1 }, before)).toBe(33);
    expect(refundOf(terms(100), { amount: 0, fee: 0 }, before)).toBe(0);
  });
});

describe('terms that an organizer sets', () => {
  const problems = (input: Parameters<typeof readRefundTerms>[0]) => {
    const found = {};
    readRefundTerms(input, found);
    return found;
  };

  it('are read back as they were written', () => {
    for (const written of [
      { kind: 'none', until: null, percent: 0, fee_kept: false },
      { kind: 'full', until: until.toISOString(), percent: 100, fee_kept: true },
      { kind: 'share', until: until.toISOString(), percent: 25, fee_kept: false },
    ] as const) {
      expect(presentRefundTerms(readRefundTerms(written, {}))).toEqual(written);
    }
  });

  it('need a date, and a share from 1 to 99', () => {
    const date = 'Say until when people get money back.';
    const share = 'Write a share from 1 to 99 per cent.';
    expect(problems({ kind: 'full' })).toEqual({ 'refund_terms.until': date });
    expect(problems({ kind: 'share', until: until.toISOString() })).toEqual({
      'refund_terms.percent': share,
    });
    expect(problems({ kind: 'share', percent: 100 })).toEqual({
      'refund_terms.until': date,
      'refund_terms.percent': share,
    });
  });
});
