import type { InvoiceData, InvoiceKind } from '../../db/papersSchema';
import { refusals } from '../bookings/refusals';
import { inTransaction } from '../bookings/transaction';
import type { ModuleDeps } from '../deps';
import { creditData, invoiceData } from './invoiceData';
import * as repository from './invoices.repository';
import type { InvoiceRow } from './invoices.repository';
import { financialYear, paperNumber } from './numbering';

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
  /** The next number of its series; the counter stays locked until the transaction ends. */
  async function write(
    trx: Db,
    paper: { kind: InvoiceKind; paymentId: number; scope: string; refersTo: number | null },
    makeData: () => Promise<InvoiceData> | InvoiceData,
  ): Promise<InvoiceRow> {
    const { kind, paymentId, scope } = paper;
    const before = await repository.findInvoice(trx, paymentId, kind, scope);
    if (before) return before;
    const data = await makeData();
    const issuedAt = new Date(clock.now());
    const year = financialYear(issuedAt);
    const last = await repository.lockCounter(trx, kind, year);
    // Whoever had the counter before may have written this very paper.
    const meanwhile = await repository.findInvoice(trx, paymentId, kind, scope);
    if (meanwhile) return meanwhile;
    const sequence = last + 1;
    const number = paperNumber(kind, year, sequence);
    return repository.insertInvoice(trx, { ...paper, number, year, sequence, issuedAt, data });
  }

  /**
   * The invoice of a paid payment, issued now unless it is there. Called last in the transaction that
   * makes the payment good, so that a payment that is rolled back takes no number and no lock is
   * asked for after the counter's.
   *
   * @param publicId of the payment
   */
  async function issue(trx: Db, publicId: string): Promise<InvoiceRow> {
    const payment = await repository.findPayment(trx, publicId);
    const paper = { kind: 'invoice', paymentId: payment.id, scope: '', refersTo: null } as const;
    return write(trx, paper, async () => {
      if (payment.status === 'pending' || payment.status === 'failed') throw refusals.notPaid();
      return invoiceData(config.seller, payment, await repository.findLines(trx, payment.id));
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
      const paper = { kind: 'credit_note', scope } as const;
      return write(trx, { ...paper, paymentId: invoice.payment_id, refersTo: invoice.id }, () =>
        creditData(invoice, bookingIds, reason),
      );
    },

    /**
     * The invoice of a payment, for whoever may have it: the caller has settled that. A payment from
     * before there were invoices gets its own now.
     */
    ofPayment: (publicId: string): Promise<InvoiceRow> =>
      inTransaction(db, (trx) => issue(trx, publicId)),

    /** The same by one of the bookings. @throws 409 `not_paid` when nothing was paid for it */
    async ofBooking(bookingId: number): Promise<InvoiceRow> {
      const publicId = await repository.findPaymentOf(db, bookingId);
      if (publicId === undefined) throw refusals.notPaid();
      return this.ofPayment(publicId);
    },
  };
}

/** Safe in a header and on every disk: numbers hold letters, digits and dashes alone. */
export const fileNameOf = ({ kind, number }: Pick<InvoiceRow, 'kind' | 'number'>): string =>
  `${kind === 'invoice' ? 'invoice' : 'credit-note'}-${number}.pdf`;
