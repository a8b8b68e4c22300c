import { groupBy } from '../../../lib/groupBy';
import { gstByRate, shareFee, shareGst } from '../../bookings/quote/quote.rules';
import { FREE } from './gatewayNames.rules';
import type {
  CurrencyTakings,
  Entry,
  Grouping,
  Money,
  PaidEntry,
  PaymentKind,
  SplitPayment,
  SplitShare,
  TakingsSums,
} from './takings.types';

/** Organizers have no time zone setting. Months use India's time zone, as on invoices. */
export const TAKINGS_ZONE = 'Asia/Kolkata';

/** Maximum rows in a response; an export has all. */
const MAX_ROWS = 200;

const NOTHING: TakingsSums = {
  seats: 0,
  tickets: 0,
  service_fee: 0,
  gst: 0,
  refunded_tickets: 0,
  refunded_service_fee: 0,
  refunded_gst: 0,
};

export const paidOf = ({ tickets, service_fee: fee, gst }: Money): number => tickets + fee + gst;

export const refundedOf = (sums: TakingsSums): number =>
  sums.refunded_tickets + sums.refunded_service_fee + sums.refunded_gst;

export const netOf = (sums: TakingsSums): number => paidOf(sums) - refundedOf(sums);

/** Amounts received for the organizer's bookings of a payment, split as at payment. */
export function paidEntries(payment: SplitPayment, by: Grouping): PaidEntry[] {
  const tickets = payment.shares.map((share) => ({
    amount: share.tickets,
    gstPercent: share.gst_percent,
  }));
  const fees = shareFee(tickets, payment.service_fee);
  const gst = shareGst(tickets, gstByRate(tickets, payment.gst));
  return payment.shares.flatMap((share, index) =>
    share.is_own && share.is_settled
      ? [
          {
            ...entryOf(payment, share, payment.month, by),
            seats: share.quantity,
            tickets: share.tickets,
            service_fee: fees[index] ?? 0,
            gst: (gst[index] ?? []).reduce((sum, rate) => sum + rate.gst, 0),
          },
        ]
      : [],
  );
}

export function entryOf(payment: SplitPayment, share: SplitShare, month: string, by: Grouping) {
  const { company, gateway, currency, is_test: isTest } = payment;
  const keys: Record<Grouping, string> = {
    event: String(share.event),
    company: String(company),
    gateway: isTest === null ? FREE : gateway,
    month,
  };
  return { key: keys[by], month, currency, is_test: isTest };
}

/** A payment of zero counts as both kinds. */
const isOfKind = ({ is_test: isTest }: Entry, kind: PaymentKind) =>
  isTest === null || isTest === (kind === 'test');

/** Sums the entries of one kind by currency. Rows, months and totals are computed from the same entries. */
export function sumTakings(
  paid: readonly PaidEntry[],
  refunded: readonly Entry[],
  { by, kind }: { by: Grouping; kind: PaymentKind },
): CurrencyTakings[] {
  const entries = [
    ...paid.map((entry) => ({
      ...entry,
      sums: { ...NOTHING, ...moneyOf(entry), seats: entry.seats },
    })),
    ...refunded.map((entry) => ({ ...entry, sums: refundSums(entry) })),
  ].filter((entry) => isOfKind(entry, kind));
  const byKey = (of: typeof entries, key: 'key' | 'month') =>
    [...groupBy(of, (entry) => entry[key])].map(([name, own]) => ({
      ...sumOf(own.map(({ sums }) => sums)),
      key: name,
    }));
  return [...groupBy(entries, ({ currency }) => currency)]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([currency, own]) => {
      const months = byKey(own, 'month').sort((a, b) => (a.key < b.key ? -1 : 1));
      const rows = by === 'month' ? months : byKey(own, 'key').sort(largestFirst);
      return { currency, totals: sumOf(own.map(({ sums }) => sums)), rows, months };
    });
}

/** True if payments of the other kind have amounts paid or refunded. */
export const hasOthers = (entries: readonly Entry[], kind: PaymentKind): boolean =>
  entries.some(({ is_test: isTest }) => isTest !== null && isTest !== (kind === 'test'));

/** The first `MAX_ROWS` rows, and the sum of the others under an empty key. */
export function firstRows(rows: CurrencyTakings['rows']): CurrencyTakings['rows'] {
  const others = rows.slice(MAX_ROWS);
  return others.length === 0 ? rows : [...rows.slice(0, MAX_ROWS), { ...sumOf(others), key: '' }];
}

const moneyOf = ({ tickets, service_fee: fee, gst }: Money): Money => ({
  tickets,
  service_fee: fee,
  gst,
});

const refundSums = ({ tickets, service_fee: fee, gst }: Money): TakingsSums => ({
  ...NOTHING,
  refunded_tickets: tickets,
  refunded_service_fee: fee,
  refunded_gst: gst,
});

function sumOf(all: readonly TakingsSums[]): TakingsSums {
  const total = { ...NOTHING };
  for (const sums of all) {
    for (const part of Object.keys(NOTHING) as (keyof TakingsSums)[]) total[part] += sums[part];
  }
  return total;
}

const largestFirst = (a: TakingsSums & { key: string }, b: TakingsSums & { key: string }) =>
  paidOf(b) - paidOf(a) ||
  b.seats - a.seats ||
  refundedOf(b) - refundedOf(a) ||
  (a.key < b.key ? -1 : 1);
