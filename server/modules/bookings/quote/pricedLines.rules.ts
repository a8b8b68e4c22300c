import { isCurrency } from '../../../lib/placeNames';
import { bookingErrors } from '../bookingErrors.rules';
import { taxedAmount, type PayableLine } from '../checkoutLines.rules';
import { computeQuote, type QuoteSums } from './quote.rules';

/** The lines of one payment or approval request, and what they cost. */
export interface PricedLines {
  lines: readonly PayableLine[];
  currency: string;
  companyId: number;
  quote: QuoteSums;
}

/**
 * Prices the lines after checking that they have one supported currency and belong to one company.
 * @throws 409 `nothing_to_pay`, `mixed_currencies`, `currency_not_sold`, `mixed_companies`
 */
export function priceLines(lines: readonly PayableLine[]): PricedLines {
  const [first, ...rest] = lines;
  if (!first) throw bookingErrors.nothingToPay();
  const { currency, company_id: companyId } = first.booking;
  if (rest.some(({ booking }) => booking.currency !== currency))
    throw bookingErrors.mixedCurrencies();
  if (!isCurrency(currency)) throw bookingErrors.currencyNotSold(currency);
  if (rest.some(({ booking }) => booking.company_id !== companyId)) {
    throw bookingErrors.mixedCompanies();
  }
  return { lines, currency, companyId, quote: computeQuote(lines.map(taxedAmount)) };
}
