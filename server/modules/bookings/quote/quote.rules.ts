import { applyRate, splitByLargestRemainder } from '../../../lib/money';
import { gstPercent, serviceFeePercent } from '../../catalog/charges.rules';

/** Rates for the API as fractions, such as `0.02`. */
export const serviceFeeRate = toRate(serviceFeePercent);
export const gstRate = toRate(gstPercent);

const MILLIONTHS_PER_PERCENT = 10_000;

/** What a payment costs; every field in minor units. */
export interface Sums {
  subtotal: number;
  serviceFee: number;
  gst: number;
  total: number;
}

/** The price of tickets in minor units, and their tier's GST rate. */
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
  /** One entry per given amount, in the same order; each column adds up to the total above. */
  lines: Sums[];
}

/**
 * Computes what one payment for these bookings costs (D12). The fee is rounded once for the whole payment and the tax
 * once per rate, including the fee's tax at the fee's rate. Fee and tax are split among bookings by ticket price, with
 * the largest remainder method.
 *
 * @param tickets one entry per booking, all in one currency
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
 * The tax of a payment by rate, highest rate first; always includes the fee's rate.
 *
 * @param gst the payment's stored tax; whatever exceeds the tax at other rates is at the fee's rate
 */
export function gstByRate(tickets: readonly TaxedAmount[], gst: number): GstAtRate[] {
  const others = otherRates(tickets);
  return highestFirst([{ gstPercent, gst: gst - sumOfGst(others) }, ...others]);
}

const highestFirst = (rates: GstAtRate[]) => rates.sort((a, b) => b.gstPercent - a.gstPercent);

const sumOfGst = (rates: readonly GstAtRate[]) => rates.reduce((sum, rate) => sum + rate.gst, 0);

/** Each booking's share of the fee. */
export const shareFee = (tickets: readonly TaxedAmount[], serviceFee: number): number[] =>
  splitByLargestRemainder(
    serviceFee,
    tickets.map((one) => one.amount),
  );

/** Each booking's tax by rate, one row per booking; the rows add up to the total at each rate. */
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

/** The parts of a booking's share of a payment, minor units. */
export interface ShareParts {
  tickets: number;
  ticketsGst: number;
  fee: number;
  feeGst: number;
}

/**
 * Splits each booking's share into parts that add up to the share. When tickets and fee have the same tax rate, their
 * common tax is split by largest remainder.
 */
export function shareParts(
  tickets: readonly TaxedAmount[],
  { serviceFee, gstRates }: { serviceFee: number; gstRates: readonly GstAtRate[] },
): ShareParts[] {
  const fees = shareFee(tickets, serviceFee);
  const taxes = shareGst(tickets, gstRates);
  return tickets.map((one, index) => partsOf(one, fees[index] ?? 0, taxes[index] ?? []));
}

/** Like `shareParts`, for one booking with its share of the fee and of the tax by rate. */
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

/** The weight of the booking's amount taxed at `rate`: its tickets, and at the fee's rate also the fee on them. */
function taxedPart({ amount, gstPercent: ofTier }: TaxedAmount, rate: number): number {
  const fee = rate === gstPercent ? serviceFeePercent : 0;
  const own = ofTier === rate ? 100 : 0;
  return amount * (own + fee);
}

/** The tax at rates other than the fee's; skips free tickets and the rate 0 %. */
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

/** Converts a percentage to a fraction: 18 becomes `0.18`. */
export function toRate(percent: number): string {
  return (percent / 100).toFixed(2);
}

const withTotal = (subtotal: number, serviceFee: number, gst: number): Sums => ({
  subtotal,
  serviceFee,
  gst,
  total: subtotal + serviceFee + gst,
});
