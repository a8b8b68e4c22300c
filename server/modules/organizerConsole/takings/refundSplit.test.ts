import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import { planPayment, randomPayment } from '../../../testing/randomPayments';
import { refundEntries, splitRefunds } from './refundSplit.rules';
import { paidEntries } from './takings.rules';
import type { SplitPayment } from './takings.types';

/** As the repository reads it; the first two of four events are the organizer's. */
function read(payment: Parameters<typeof planPayment>[0], isOwn: (event: number) => boolean) {
  const { quote, refunds } = planPayment(payment);
  const month = '2026-11';
  const split: SplitPayment = {
    id: 1,
    gateway: payment.gateway,
    company: 1,
    currency: 'INR',
    is_test: false,
    month,
    service_fee: quote.serviceFee,
    gst: quote.gst,
    shares: payment.lines.map((line, index) => ({
      id: index,
      event: line.event,
      is_own: isOwn(line.event),
      is_settled: true,
      quantity: line.quantity,
      tickets: line.quantity * line.price,
      gst_percent: line.gstPercent,
    })),
    refunds: refunds
      .filter(({ kind, state }) => kind !== 'gateway' || state !== 'failed')
      .map(({ amount, state, parts }, index) => ({
        id: index,
        amount,
        parts,
        month: state === 'done' ? month : null,
      })),
  };
  return { split, quote, done: refunds.filter(({ state }) => state === 'done') };
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
const moneyIn = (entries: readonly { tickets: number; service_fee: number; gst: number }[]) =>
  sum(entries.flatMap((one) => [one.tickets, one.service_fee, one.gst]));

it('splits any payment and its refunds among organizers so that they add up to the paisa', () => {
  fc.assert(
    fc.property(randomPayment(4), (payment) => {
      const ours = read(payment, (event) => event < 2);
      const theirs = read(payment, (event) => event >= 2);
      const { quote, done, split } = ours;
      for (const by of ['event', 'month', 'company', 'gateway'] as const) {
        const paid = [ours, theirs].flatMap((one) => paidEntries(one.split, by));
        expect(moneyIn(paid)).toBe(quote.total);
        const back = [ours, theirs].flatMap((one) => refundEntries(one.split, by));
        expect(moneyIn(back)).toBe(sum(done.map(({ amount }) => amount)));
      }
      // No part of a share gives back what it has not got, except to the paisa of a rounding.
      const parts = splitRefunds(split).flatMap((one) => Object.values(one.parts));
      expect(Math.min(0, ...parts)).toBeGreaterThanOrEqual(0);
    }),
    { numRuns: 150 },
  );
});

it('what a refund gives back above what it names is of the one that it covers', () => {
  const share = (id: number) => ({
    id,
    event: id,
    is_own: true,
    is_settled: true,
    quantity: 1,
    tickets: 10_000,
    gst_percent: 0 as const,
  });
  const named = (id: number, own: number, amount: number) => ({
    id,
    amount,
    month: '2026-11',
    parts: [
      {
        share: own,
        amount: 10_000,
        tickets: 10_000,
        fee: 0,
      },
    ],
  });
  const split: SplitPayment = {
    id: 1,
    gateway: 'stripe',
    company: 1,
    currency: 'INR',
    is_test: false,
    month: '2026-11',
    service_fee: 0,
    gst: 0,
    shares: [share(1), share(2)],
    refunds: [named(1, 1, 0), named(2, 2, 20_000)],
  };
  const back = refundEntries(split, 'event').map(({ key, tickets }) => [key, tickets]);
  expect(back.sort()).toEqual([
    ['1', 10_000],
    ['2', 10_000],
  ]);
});
