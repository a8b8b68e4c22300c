import type { Schemas } from '../../../contract/types';
import { toDecimal } from '../../../lib/money';
import { gatewayName } from './gatewayNames.rules';
import { netOf, paidOf, refundedOf } from './takings.rules';
import type { Grouping, ReadTakings, TakingsSums } from './takings.types';

const presentSums = (sums: TakingsSums): Schemas['TakingsSums'] => ({
  seats: sums.seats,
  tickets: toDecimal(sums.tickets),
  service_fee: toDecimal(sums.service_fee),
  gst: toDecimal(sums.gst),
  paid: toDecimal(paidOf(sums)),
  refunded_tickets: toDecimal(sums.refunded_tickets),
  refunded_service_fee: toDecimal(sums.refunded_service_fee),
  refunded_gst: toDecimal(sums.refunded_gst),
  refunded: toDecimal(refundedOf(sums)),
  net: toDecimal(netOf(sums)),
});

const OTHERS: Readonly<Record<Grouping, string>> = {
  event: 'Other events',
  company: 'Other companies',
  gateway: 'Other gateways',
  month: 'Other months',
};

/** Display name of a row: `November 2026`, or the name of the event, company or gateway. */
export function rowName(
  key: string,
  { question: { by }, names, kind }: Pick<ReadTakings, 'question' | 'names' | 'kind'>,
) {
  if (key === '') return OTHERS[by];
  if (by === 'month') return monthName(key);
  return by === 'gateway' ? gatewayName(key, kind) : (names.get(key) ?? key);
}

const monthFormat = new Intl.DateTimeFormat('en-US', {
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

/** @param month YYYY-MM */
const monthName = (month: string) => monthFormat.format(new Date(`${month}-01T00:00:00Z`));

export function presentTakings(read: ReadTakings): Schemas['Takings'] {
  const { from, to, by, timezone } = read.question;
  return {
    from,
    to,
    by,
    timezone,
    payments: read.kind,
    has_others: read.hasOthers,
    currencies: read.currencies.map(({ currency, totals, rows, months }) => ({
      currency,
      totals: presentSums(totals),
      rows: rows.map((row) => ({
        key: row.key,
        name: rowName(row.key, read),
        ...presentSums(row),
      })),
      months: months.map((row) => ({
        key: row.key,
        name: monthName(row.key),
        ...presentSums(row),
      })),
    })),
  };
}
