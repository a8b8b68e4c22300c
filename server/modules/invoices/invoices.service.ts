import { inTransaction } from '../../db/transaction';
import { enqueue } from '../../jobs/queue';
import { conflict } from '../../lib/errors';
import { formatMoney } from '../../lib/money';
import { bookingErrors } from '../bookings/bookingErrors.rules';
import { recordHistory } from '../bookings/history.service';
import type { ModuleDeps } from '../../deps';
import type { RefundsService } from '../payments/refunds/refunds.service';
import { creditData, invoiceData } from './invoiceData.rules';
import { creditNoteIssued, invoiceIssued } from './invoices.jobs';
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

interface Issued {
  invoice: InvoiceRow;
  /** False when it had been issued before. */
  isNew: boolean;
}

export type { InvoicePdfJob } from './invoice.pdf';
export type { InvoiceRow } from './invoices.repository';

/** For the operator: `npm run jobs:status` shows it with the invoices that wait. */
const SELLER_MISSING =
  'The invoice waits for the seller: set SELLER_NAME, SELLER_GSTIN, SELLER_ADDRESS and SELLER_STATE.';

export type InvoicesService = ReturnType<typeof createInvoicesService>;

/** Invoices and credit notes: numbered without a gap, never changed (D15). */
export function createInvoicesService(
  { db, config, clock }: Pick<ModuleDeps, 'db' | 'config' | 'clock'>,
  { refunds }: { refunds: Pick<RefundsService, 'lock'> },
) {
  /** Inserts the document, or returns the existing one of this kind and scope. */
  async function insert(
    trx: Db,
    publicId: string,
    invoice: Pick<NewInvoice, 'kind' | 'paymentId' | 'scope' | 'refersTo' | 'data'>,
  ): Promise<Issued> {
    const issuedAt = new Date(clock.now());
    const year = financialYear(issuedAt);
    const inserted = await repository.insertInvoice(trx, { ...invoice, year, issuedAt });
    if (inserted) return { invoice: inserted, isNew: true };
    const found = await repository.findInvoice(trx, publicId, invoice.kind, invoice.scope);
    if (!found) throw new Error(`Payment ${publicId} has no ${invoice.kind} ${invoice.scope}.`);
    return { invoice: found, isNew: false };
  }

  /**
   * The invoice of a paid payment, issued now unless it is there. Called last
   * in its transaction, because the number counter stays locked until the commit.
   *
   * @param publicId of the payment
   * @throws 409 `not_paid`; Error while the seller's details are missing
   */
  async function issue(trx: Db, publicId: string): Promise<InvoiceRow> {
    const found = await repository.lockPayment(trx, publicId);
    if (!found) throw new Error(`There is no payment ${publicId}.`);
    const { payment, lines } = found;
    if (payment.status === 'pending' || payment.status === 'failed') throw bookingErrors.notPaid();
    if (!config.seller) throw new Error(SELLER_MISSING);
    const { invoice } = await insert(trx, publicId, {
      ...{ kind: 'invoice', paymentId: payment.id, scope: '', refersTo: null },
      data: invoiceData(
        { seller: config.seller, registered: config.gstRegisteredPlaceOfSupply },
        payment,
        lines,
      ),
    });
    return invoice;
  }

  async function issueCreditNote(
    trx: Db,
    { paymentId, bookingIds, reason }: Credit,
  ): Promise<Issued> {
    const invoice = await issue(trx, paymentId);
    const scope = [...bookingIds].sort((a, b) => a - b).join(',');
    return insert(trx, paymentId, {
      ...{ kind: 'credit_note', paymentId: invoice.payment_id, scope, refersTo: invoice.id },
      data: creditData(invoice, bookingIds, reason),
    });
  }

  return {
    issue,

    /**
     * A credit note for bookings whose money goes back, referring to the invoice; asked for again,
     * the same one. Called last in its transaction.
     */
    credit: async (trx: Db, credit: Credit): Promise<InvoiceRow> =>
      (await issueCreditNote(trx, credit)).invoice,

    /**
     * Issues the invoice of a payment, and enqueues its mail. Safe to repeat.
     * @param publicId of the payment
     */
    issueForPayment: (publicId: string): Promise<void> =>
      inTransaction(db, async (trx) => {
        await issue(trx, publicId);
        await enqueue(trx, invoiceIssued, { key: publicId, payload: { payment: publicId } });
      }),

    /**
     * Issues the credit note of a refund that the gateway has done, writes it into the history of its
     * bookings, and enqueues its mail. Safe to repeat.
     */
    creditRefund: (refundId: number): Promise<void> =>
      inTransaction(db, async (trx) => {
        const { refund, bookings } = await refunds.lock(trx, refundId);
        const { invoice: creditNote, isNew } = await issueCreditNote(trx, {
          paymentId: refund.public_id,
          bookingIds: bookings.map((booking) => booking.id),
          reason: refund.reason,
        });
        if (!isNew) return;
        const money = formatMoney(refund.amount, refund.currency);
        await recordHistory(
          trx,
          bookings.map((booking) => ({
            bookingId: booking.id,
            actor: null,
            kind: 'refund_done',
            from: null,
            to: null,
            note: `${money} has been paid back, credit note ${creditNote.number}.`,
          })),
        );
        const { id, number } = creditNote;
        const payload = { refund: refundId, creditNote: id, number };
        await enqueue(trx, creditNoteIssued, { key: String(refundId), payload });
      }),

    /**
     * The invoice of a payment; one that the job behind the payment has not issued yet is issued now.
     * The caller has checked that the person may have it.
     * @throws 409 `invoice_waits` while the seller's details are missing
     */
    async ofPayment(publicId: string): Promise<InvoiceRow> {
      const found = await repository.findInvoice(db, publicId, 'invoice', '');
      if (found) return found;
      if (!config.seller) {
        throw conflict(
          'invoice_waits',
          'Your invoice cannot be issued yet. Please try again later, or ask support.',
        );
      }
      return inTransaction(db, (trx) => issue(trx, publicId));
    },

    /** The same by one of the bookings. @throws 409 `not_paid` when nothing was paid for it */
    async ofBooking(bookingId: number): Promise<InvoiceRow> {
      const publicId = await repository.findPaymentOf(db, bookingId);
      if (publicId === undefined) throw bookingErrors.notPaid();
      return this.ofPayment(publicId);
    },

    /** @throws 409 `no_credit_note` when nothing was paid back for it */
    async creditNoteOfBooking(bookingId: number): Promise<InvoiceRow> {
      const creditNote = await repository.findCreditNoteOf(db, bookingId);
      if (!creditNote) throw bookingErrors.noCreditNote();
      return creditNote;
    },
  };
}
