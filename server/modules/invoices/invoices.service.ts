import { inTransaction } from '../../db/transaction';
import { bookingErrors } from '../bookings/bookingErrors.rules';
import type { ModuleDeps } from '../../deps';
import { creditData, invoiceData } from './invoiceData.rules';
import * as repository from './invoices.repository';
import type { InvoiceRow, NewInvoice } from './invoices.repository';
import { financialYear } from './numbering.rules';

type Db = ModuleDeps['db'];

export interface Credit {
  /** The payment's public id. */
  paymentId: string;
  /** Which of its bookings are paid back. */
  bookingIds: readonly number[];
  reason: string;
}

export type InvoicesService = ReturnType<typeof createInvoicesService>;

/** Invoices and credit notes: numbered without a gap, never changed (D15). */
export function createInvoicesService({
  db,
  config,
  clock,
}: Pick<ModuleDeps, 'db' | 'config' | 'clock'>) {
  /** Unless it is there: then that one, whatever the data. */
  async function write(
    trx: Db,
    publicId: string,
    paper: Pick<NewInvoice, 'kind' | 'paymentId' | 'scope' | 'refersTo' | 'data'>,
  ): Promise<InvoiceRow> {
    const issuedAt = new Date(clock.now());
    const year = financialYear(issuedAt);
    const row =
      (await repository.insertInvoice(trx, { ...paper, year, issuedAt })) ??
      (await repository.findInvoice(trx, publicId, paper.kind, paper.scope));
    if (!row) throw new Error(`Payment ${publicId} has no ${paper.kind} ${paper.scope}.`);
    return row;
  }

  /**
   * The invoice of a paid payment, issued now unless it is there. Called after the payment was made
   * good, and last in its transaction: whoever takes a number holds all numbers until the commit.
   *
   * @param publicId of the payment
   */
  async function issue(trx: Db, publicId: string): Promise<InvoiceRow> {
    const { payment, lines } = await repository.lockPayment(trx, publicId);
    if (payment.status === 'pending' || payment.status === 'failed') throw bookingErrors.notPaid();
    return write(trx, publicId, {
      ...{ kind: 'invoice', paymentId: payment.id, scope: '', refersTo: null },
      data: invoiceData(config.seller, payment, lines),
    });
  }

  return {
    issue,

    /**
     * A credit note for bookings whose money goes back, referring to the invoice; asked for again,
     * the same one. Called last in the transaction that refunds.
     */
    async credit(trx: Db, { paymentId, bookingIds, reason }: Credit): Promise<InvoiceRow> {
      const invoice = await issue(trx, paymentId);
      const scope = [...bookingIds].sort((a, b) => a - b).join(',');
      return write(trx, paymentId, {
        ...{ kind: 'credit_note', paymentId: invoice.payment_id, scope, refersTo: invoice.id },
        data: creditData(invoice, bookingIds, reason),
      });
    },

    /**
     * The invoice of a payment, for whoever may have it: the caller has settled that. Who asks before
     * it has been issued behind the payment has it issued now.
     */
    ofPayment: async (publicId: string): Promise<InvoiceRow> =>
      (await repository.findInvoice(db, publicId, 'invoice', '')) ??
      (await inTransaction(db, (trx) => issue(trx, publicId))),

    /** The same by one of the bookings. @throws 409 `not_paid` when nothing was paid for it */
    async ofBooking(bookingId: number): Promise<InvoiceRow> {
      const publicId = await repository.findPaymentOf(db, bookingId);
      if (publicId === undefined) throw bookingErrors.notPaid();
      return this.ofPayment(publicId);
    },
  };
}

/** Safe in a header and on every disk: numbers hold letters, digits and dashes alone. */
export const fileNameOf = ({ kind, number }: Pick<InvoiceRow, 'kind' | 'number'>): string =>
  `${kind === 'invoice' ? 'invoice' : 'credit-note'}-${number}.pdf`;
