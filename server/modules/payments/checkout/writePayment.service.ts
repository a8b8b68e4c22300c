import { randomBytes } from 'node:crypto';
import type { Caller } from '../../../contract/caller';
import type { Schemas } from '../../../contract/types';
import { taxedAmount } from '../../bookings/checkoutLines.rules';
import type { ModuleDeps } from '../../../deps';
import { chargeCredit, seesAccount } from '../../credit/creditUse.service';
import { commitBudget } from '../../spending/budgets/budgetUse.service';
import type { PaymentGateway } from '../gateways/gateway.types';
import * as repository from '../payments.repository';
import type { PricedLines } from '../../bookings/quote/pricedLines.rules';
import { shareParts } from '../../bookings/quote/quote.rules';
import { chargePurchase } from './chargePurchase.service';
import type { PurchaseCharge } from './purchaseCharge.rules';
import { closeCompetingOrders } from '../settlement/closeOrders.service';
import { fulfilBookings, type FulfilmentDeps } from '../settlement/fulfilment.service';

type Db = ModuleDeps['db'];

/** The person who pays and owns the payment. */
export type Payer = Pick<Caller, 'userId' | 'name' | 'email' | 'role' | 'companyProven'>;

export interface PaymentTerms {
  paymentId: string;
  gateway: PaymentGateway;
  method: Schemas['PaymentMethod'];
  /** Minor units. */
  transactionFee: number;
  /** Whether errors may show the account's remaining credit; by default, when the payer may see it. */
  seesAccount?: boolean;
}

/** A public payment id that cannot be guessed. */
export const newPaymentId = (): string => `pay_${randomBytes(12).toString('hex')}`;

/**
 * Inserts the payment in the caller's transaction. A payment that succeeds at once also confirms the bookings and
 * issues their tickets; a payment on account is also charged to the company. Calls no gateway.
 */
export async function writePayment(
  trx: Db,
  services: FulfilmentDeps,
  caller: Payer,
  terms: PaymentTerms,
  priced: PricedLines,
  charge: PurchaseCharge,
): Promise<void> {
  const { lines, currency, companyId, quote } = priced;
  // A total of 0 needs no gateway.
  const succeedsAtOnce = terms.gateway.settles === 'at_once' || quote.total === 0;
  if (!succeedsAtOnce) await services.bookings.holdLines(trx, lines);
  const isCharged = await chargePurchase(trx, caller, priced, charge);
  const { lines: shares, gstRates: _gstRates, ...sums } = quote;
  const parts = shareParts(lines.map(taxedAmount), quote);
  const { id, competingOrders } = await repository.insertPayment(trx, {
    publicId: terms.paymentId,
    userId: caller.userId,
    companyId,
    gateway: terms.gateway.name,
    isTest: terms.gateway.isTest,
    isSandbox: terms.gateway.isSandbox,
    status: succeedsAtOnce ? 'success' : 'pending',
    ...sums,
    currency,
    method: terms.method,
    transactionFee: terms.gateway.isSandbox ? terms.transactionFee : 0,
    shares: lines.map(({ booking, tier, unitPrice }, index) => ({
      bookingId: booking.id,
      amount: shares[index]?.total ?? 0,
      feeAmount: (parts[index]?.fee ?? 0) + (parts[index]?.feeGst ?? 0),
      quantity: booking.quantity,
      unitPrice,
      gstPercent: tier.gst_percent,
    })),
  });
  if (!succeedsAtOnce) return;
  await closeCompetingOrders(trx, competingOrders);
  if (isCharged) {
    await commitBudget(trx, {
      paymentId: id,
      lines: lines.map(({ booking }, index) => ({
        bookingId: booking.id,
        amount: shares[index]?.total ?? 0,
      })),
      actor: { id: caller.userId, name: caller.name || caller.email },
    });
  }
  if (terms.gateway.name === 'account') {
    const owed = { companyId, paymentId: id, amount: quote.total, currency };
    await chargeCredit(trx, owed, { maySee: terms.seesAccount ?? seesAccount(caller) });
  }
  await fulfilBookings(trx, services, caller, lines, {
    publicId: terms.paymentId,
    isTest: terms.gateway.isTest,
  });
}
