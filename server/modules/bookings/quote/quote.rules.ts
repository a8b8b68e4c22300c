import { applyRate, splitByLargestRemainder } from '../../../lib/money';
import { gstPercent, serviceFeePercent } from '../../catalog/charges.rules';

/** As fractions, such as `0.02`, for the API. */
export const serviceFeeRate = toRate(serviceFeePercent);
export const gstRate = toRate(gstPercent);

const MILLIONTHS_PER_PERCENT = 10_000;

/** What paying costs; every field in minor units. */
export interface Sums {
  subtotal: number;
  serviceFee: number;
  gst: number;
  total: number;
}

/** Ticket money in minor units, and the GST rate of its tier. */
export interface TaxedAmount {
  amount: number;
  gstPercent: number;
}

/** The GST at one rate, minor units. */
export interface GstAtRate {
  gstPercent: number;
  gst: number;
}

export interface QuoteSums extends Sums {
  /** Adds up to `gst`; the highest rate first. */
  gstRates: GstAtRate[];
  /** One per amount that was given, in that order; each column adds up to the sum above. */
  lines: Sums[];
}

/**
 * What one payment for these bookings costs (D12). The fee is rounded once on the payment's sum, the tax
 * once per rate; the fee's own tax is in the group of its rate. Each booking's shares follow its ticket
 * money, by largest remainder.
 *
 * @param tickets of each booking, in one currency
 */
export function computeQuote(tickets: readonly TaxedAmount[]): QuoteSums {
  const subtotal = ticketMoney(tickets);
  const serviceFee = applyRate(subtotal, serviceFeePercent * MILLIONTHS_PER_PERCENT);
  const atFeeRate = tickets.filter((one) => one.gstPercent === gstPercent);
  const gstRates = highestFirst([
    { gstPercent, gst: taxOn(ticketMoney(atFeeRate) + serviceFee, gstPercent) },
    ...otherRates(tickets),
  ]);
  const gst = sumOfGst(gstRates);
  const feeShares = shareFee(tickets, serviceFee);
  const gstShares = shareGst(tickets, gstRates);
  const lines = tickets.map(({ amount }, index) =>
    withTotal(amount, feeShares[index] ?? 0, sumOfGst(gstShares[index] ?? [])),
  );
  return { ...withTotal(subtotal, serviceFee, gst), gstRates, lines };
}

/**
 * The tax of a payment by rate, the highest first; the rate of the fee is always among them.
 *
 * @param gst of the payment as it was stored: what the other rates leave of it is at the rate of the fee
 */
export function gstByRate(tickets: readonly TaxedAmount[], gst: number): GstAtRate[] {
  const others = otherRates(tickets);
  return highestFirst([{ gstPercent, gst: gst - sumOfGst(others) }, ...others]);
}

const highestFirst = (rates: GstAtRate[]) => rates.sort((a, b) => b.gstPercent - a.gstPercent);

const sumOfGst = (rates: readonly GstAtRate[]) => rates.reduce((sum, rate) => sum + rate.gst, 0);

/** The fee of each booking. */
export const shareFee = (tickets: readonly TaxedAmount[], serviceFee: number): number[] =>
  splitByLargestRemainder(
    serviceFee,
    tickets.map((one) => one.amount),
  );

/** The tax of each booking by rate, one row per booking; each rate adds up to its sum. */
export function shareGst(
  tickets: readonly TaxedAmount[],
  rates: readonly GstAtRate[],
): GstAtRate[][] {
  const columns = rates.map((rate) => ({
    gstPercent: rate.gstPercent,
    shares: splitByLargestRemainder(
      rate.gst,
      tickets.map((one) => taxedPart(one, rate.gstPercent)),
    ),
  }));
  return tickets.map((_, index) =>
    columns.map((rate) => ({ gstPercent: rate.gstPercent, gst: rate.shares[index] ?? 0 })),
  );
}

/** What a booking's share of a payment is made of, minor units. */
export interface ShareParts {
  tickets: number;
  ticketsGst: number;
  fee: number;
  feeGst: number;
}

/**
 * The parts of each booking's share; they add up to it. Where the tickets have the rate of the fee, its
 * tax is split between them by largest remainder.
 */
export function shareParts(
  tickets: readonly TaxedAmount[],
  { serviceFee, gstRates }: { serviceFee: number; gstRates: readonly GstAtRate[] },
): ShareParts[] {
  const fees = shareFee(tickets, serviceFee);
  const taxes = shareGst(tickets, gstRates);
  return tickets.map((one, index) => partsOf(one, fees[index] ?? 0, taxes[index] ?? []));
}

/** The same of one booking, from its part of the fee and of the tax by rate. */
export function partsOf(
  { amount, gstPercent: ofTier }: TaxedAmount,
  fee: number,
  taxes: readonly GstAtRate[],
): ShareParts {
  const atFeeRate = sumOfGst(taxes.filter((rate) => rate.gstPercent === gstPercent));
  const weights = [serviceFeePercent, ofTier === gstPercent ? 100 : 0];
  const [feeGst = 0] = splitByLargestRemainder(atFeeRate, weights);
  return { tickets: amount, ticketsGst: sumOfGst(taxes) - feeGst, fee, feeGst };
}

/** What of a booking a rate taxes, as a weight: its tickets, and at the rate of the fee the fee on them. */
function taxedPart({ amount, gstPercent: ofTier }: TaxedAmount, rate: number): number {
  const fee = rate === gstPercent ? serviceFeePercent : 0;
  const own = ofTier === rate ? 100 : 0;
  return amount * (own + fee);
}

/** The tax at rates other than that of the fee; none for tickets that are free or at 0 %. */
function otherRates(tickets: readonly TaxedAmount[]): GstAtRate[] {
  const amounts = new Map<number, number>();
  for (const { amount, gstPercent: rate } of tickets) {
    if (rate === gstPercent || rate === 0 || amount === 0) continue;
    amounts.set(rate, (amounts.get(rate) ?? 0) + amount);
  }
  return [...amounts].map(([rate, amount]) => ({ gstPercent: rate, gst: taxOn(amount, rate) }));
}

const taxOn = (amount: number, percent: number) =>
  applyRate(amount, percent * MILLIONTHS_PER_PERCENT);

const ticketMoney = (tickets: readonly TaxedAmount[]) =>
  tickets.reduce((sum, one) => sum + one.amount, 0);

/** As a fraction: 18 is `0.18`. */
export function toRate(percent: number): string {
  return (percent / 100).toFixed(2);
}

const withTotal = (subtotal: number, serviceFee: number, gst: number): Sums => ({
  subtotal,
  serviceFee,
  gst,
  total: subtotal + serviceFee + gst,
});
