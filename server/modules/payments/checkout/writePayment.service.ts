import { randomBytes } from 'node:crypto';
import type { Caller } from '../../../contract/caller';
import type { Schemas } from '../../../contract/types';
import type { BookingsService } from '../../bookings/bookings.service';
import { bookingErrors } from '../../bookings/bookingErrors.rules';
import { seatsOf, type PayableLine } from '../../bookings/checkoutLines.service';
import type { ModuleDeps } from '../../../deps';
import { enqueue } from '../../../jobs/queue';
import type { TicketsService } from '../../tickets/tickets.service';
import type { PaymentGateway } from '../gateways/gateway';
import { bookingsPaid } from '../payments.jobs';
import * as repository from '../payments.repository';
import { computeQuote, type QuoteSums } from '../quote/quote.rules';
import { closeRivals } from '../settlement/settlement.service';

type Db = ModuleDeps['db'];

/** Lines that one payment can be for, and what it costs. */
export interface Basket {
  lines: readonly PayableLine[];
  currency: string;
  companyId: number;
  quote: QuoteSums;
}

export interface PaymentTerms {
  paymentId: string;
  gateway: PaymentGateway;
  method: Schemas['PaymentMethod'];
  /** Minor units. */
  transactionFee: number;
}

/** What clients and gateways call a payment; nobody guesses one. */
export const newPaymentId = (): string => `pay_${randomBytes(12).toString('hex')}`;

/** One payment has one currency and belongs to one company. @throws 409 */
export function priceLines(lines: readonly PayableLine[]): Basket {
  const [first, ...rest] = lines;
  if (!first) throw bookingErrors.nothingToPay();
  const { currency, company_id: companyId } = first.booking;
  if (rest.some(({ booking }) => booking.currency !== currency))
    throw bookingErrors.mixedCurrencies();
  if (rest.some(({ booking }) => booking.company_id !== companyId)) {
    throw bookingErrors.mixedCompanies();
  }
  return { lines, currency, companyId, quote: computeQuote(lines.map((line) => line.amount)) };
}

/**
 * Writes the payment, and all that follows when it is good at once, in the caller's transaction.
 * Nothing here leaves the database.
 */
export async function writePayment(
  trx: Db,
  { bookings, tickets }: { bookings: BookingsService; tickets: TicketsService },
  caller: Caller,
  terms: PaymentTerms,
  { lines, currency, companyId, quote }: Basket,
): Promise<void> {
  // Where nothing is owed there is nothing to wait for.
  const isGood = terms.gateway.settles === 'at_once' || quote.total === 0;
  if (!isGood) await bookings.holdLines(trx, lines);
  const { lines: shares, ...sums } = quote;
  const { rivals } = await repository.insertPayment(trx, {
    publicId: terms.paymentId,
    userId: caller.userId,
    companyId,
    gateway: terms.gateway.name,
    isTest: terms.gateway.isTest,
    status: isGood ? 'success' : 'pending',
    ...sums,
    currency,
    method: terms.method,
    transactionFee: terms.gateway.isTest ? terms.transactionFee : 0,
    shares: lines.map(({ booking, unitPrice }, index) => ({
      bookingId: booking.id,
      amount: shares[index]?.total ?? 0,
      quantity: booking.quantity,
      unitPrice,
    })),
  });
  if (!isGood) return;
  await closeRivals(trx, rivals);
  await bookings.confirmLines(trx, caller, lines, `Payment ${terms.paymentId}.`);
  await tickets.issue(trx, ...lines.map(seatsOf));
  const { paymentId } = terms;
  await enqueue(trx, bookingsPaid, { key: paymentId, payload: { payment: paymentId } });
}
