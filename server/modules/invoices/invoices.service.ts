import { inTransaction } from '../../db/transaction';
import { kindsOf } from '../../jobs/defineJob';
import { enqueue, enqueueUnlessThere } from '../../jobs/queue';
import { conflict } from '../../lib/errors';
import { formatMoney } from '../../lib/money';
import { bookingErrors } from '../bookings/bookingErrors.rules';
import { recordHistory } from '../bookings/history.service';
import type { ModuleDeps } from '../../deps';
import { bookingsPaid } from '../payments/payments.jobs';
import { refundDone } from '../payments/refunds/refunds.jobs';
import type { RefundedBooking, RefundsService } from '../payments/refunds/refunds.service';
import { creditData, type CreditedBooking } from './invoiceData.rules';
import { creditNoteIssued, invoiceFollowed, invoiceIssued } from './invoices.jobs';
import { originalData } from './corrections/corrections.rules';
import * as documents from './documents.repository';
import type { InvoiceRow } from './documents.repository';
import * as repository from './invoices.repository';
import { insertDocument, issueInvoices, scopeOf, type Issued } from './issueInvoices.service';

type Db = ModuleDeps['db'];

export interface Credit {
  /** The payment's public id. */
  paymentId: string;
  /** The refunded bookings of the payment, without duplicates. */
  bookings: readonly CreditedBooking[];
  reason: string;
  /** `refunds.id`. */
  refundId?: number | null;
}

export type { InvoicePdfJob } from './invoice.pdf';
export type { InvoiceRow } from './documents.repository';

export type InvoicesService = ReturnType<typeof createInvoicesService>;

/** Issues invoices and credit notes, which have gapless numbers and never change (D15). */
export function createInvoicesService(
  { db, config, clock }: Pick<ModuleDeps, 'db' | 'config' | 'clock'>,
  { refunds }: { refunds: Pick<RefundsService, 'lock'> },
) {
  const issueAll = (trx: Db, publicId: string) => issueInvoices(trx, { config, clock }, publicId);

  /** Issues one credit note per invoice that contains any of the bookings. A repeated call returns the same notes. */
  async function issueCreditNotes(
    trx: Db,
    { paymentId, bookings, reason, refundId = null }: Credit,
  ): Promise<Issued[]> {
    const { invoices, earlier, waiting } = await issueAll(trx, paymentId);
    const there = earlier.filter(
      (note) =>
        note.kind === 'credit_note' &&
        note.corrects === null &&
        note.refund_id === refundId &&
        note.data.lines.some((line) => bookings.some(({ id }) => id === line.booking_id)),
    );
    const notes: Issued[] = there.map((invoice) => ({ invoice, isNew: false }));
    const credited = new Set(bookingsOf(there));
    const left = new Map(
      bookings.filter(({ id }) => !credited.has(id)).map((one) => [one.id, one]),
    );
    for (const invoice of invoices) {
      const own = bookingsOf([invoice]).flatMap((id) => left.get(id) ?? []);
      if (own.length === 0) continue;
      own.forEach(({ id }) => left.delete(id));
      notes.push(
        await insertDocument(
          trx,
          { clock },
          {
            kind: 'credit_note',
            organizerId: invoice.organizer_id,
            paymentId: invoice.payment_id,
            refersTo: invoice.id,
            refundId,
            corrects: null,
            scope: scopeOf(own.map(({ id }) => id)),
            data: creditData(invoice, own, reason, originalData(earlier, invoice)),
          },
        ),
      );
    }
    if (left.size > 0) throw new Error(waiting.join(' '));
    return notes;
  }

  return {
    /** Issues the invoices of a paid payment. @throws Error while a seller's details are missing */
    async issue(trx: Db, publicId: string): Promise<InvoiceRow[]> {
      const { invoices, waiting } = await issueAll(trx, publicId);
      if (waiting.length > 0) throw new Error(waiting.join(' '));
      return invoices;
    },

    /**
     * Issues credit notes for refunded bookings, each referring to its invoice. A repeated call returns the same notes.
     * Call it last in the transaction.
     */
    credit: async (trx: Db, credit: Credit): Promise<InvoiceRow[]> =>
      (await issueCreditNotes(trx, credit)).map(({ invoice }) => invoice),

    /**
     * Issues a payment's invoices that have all details, and enqueues the mail with the tickets. Invoices that had to
     * wait get separate mails. Safe to repeat.
     * @param publicId the payment's public id
     * @throws Error while a seller's details are missing, so that the job is retried
     */
    async issueForPayment(publicId: string): Promise<void> {
      const waiting = await inTransaction(db, async (trx) => {
        const all = await issueAll(trx, publicId);
        const payload = { payment: publicId };
        const isFirst = await enqueueUnlessThere(trx, invoiceIssued, { key: publicId, payload });
        for (const { id } of isFirst ? [] : all.issuedNow) {
          const key = String(id);
          await enqueue(trx, invoiceFollowed, { key, payload: { ...payload, invoice: id } });
        }
        return all.waiting;
      });
      if (waiting.length > 0) throw new Error(waiting.join(' '));
    },

    /** Retries the jobs that waited for an organizer's details. */
    wakeWaitingFor: (trx: Db, organizerId: number): Promise<void> =>
      repository.wakeJobsOf(trx, organizerId, {
        payments: kindsOf(bookingsPaid),
        refunds: kindsOf(refundDone),
      }),

    /**
     * Issues the credit note of a completed refund, adds it to the bookings' history, and enqueues its mail. Safe to
     * repeat.
     */
    creditRefund: (refundId: number): Promise<void> =>
      inTransaction(db, async (trx) => {
        const { refund, bookings } = await refunds.lock(trx, refundId);
        const issued = await issueCreditNotes(trx, {
          paymentId: refund.public_id,
          bookings: bookings.map(creditedBooking),
          reason: refund.reason,
          refundId,
        });
        const [first, ...more] = issued.map(({ invoice }) => invoice);
        if (!first || issued.every(({ isNew }) => !isNew)) return;
        const number = [first, ...more].map((note) => note.number).join(', ');
        const paidBack = bookings.reduce((sum, booking) => sum + booking.refunded, 0);
        const money = formatMoney(paidBack, refund.currency);
        await recordHistory(
          trx,
          bookings.map((booking) => ({
            bookingId: booking.id,
            actor: null,
            kind: 'refund_done',
            from: null,
            to: null,
            note: `${money} has been paid back, credit note ${number}.`,
          })),
        );
        const others = more.map(({ id }) => id);
        const payload = { refund: refundId, creditNote: first.id, others, number };
        await enqueue(trx, creditNoteIssued, { key: String(refundId), payload });
      }),

    /**
     * The current invoices of a payment. Issues invoices that the payment's job has not issued yet, unless a seller's
     * details are missing. The caller has checked access.
     */
    ofPayment: async (publicId: string): Promise<InvoiceRow[]> =>
      inTransaction(db, async (trx) => (await issueAll(trx, publicId)).invoices),

    /**
     * The current invoice with a line for the booking.
     * @throws 409 `not_paid` when nothing was paid for it; `invoice_waits` while the seller's details
     *   are missing
     */
    async ofBooking(bookingId: number): Promise<InvoiceRow> {
      const publicId = await repository.findPaymentOf(db, bookingId);
      if (publicId === undefined) throw bookingErrors.notPaid();
      const found = await documents.findInvoiceOf(db, bookingId);
      if (found) return found;
      await this.ofPayment(publicId);
      const issued = await documents.findInvoiceOf(db, bookingId);
      if (issued) return issued;
      throw conflict(
        'invoice_waits',
        'Your invoice cannot be issued yet. Please try again later, or ask support.',
      );
    },

    /** No access check. */
    async document(id: number): Promise<InvoiceRow> {
      const found = await documents.findDocument(db, id);
      if (!found) throw new Error(`There is no document ${id}.`);
      return found;
    },

    creditNotesOf: documents.findNotesOfRefunds,

    /** The booking's documents, newest first. Issues its invoice now if possible. */
    async documentsOf(bookingId: number): Promise<InvoiceRow[]> {
      const publicId = await repository.findPaymentOf(db, bookingId);
      const isIssued = await documents.findInvoiceOf(db, bookingId);
      if (publicId !== undefined && !isIssued) await this.ofPayment(publicId);
      return documents.findDocumentsOf(db, bookingId);
    },

    /** Credit notes of refunds, newest first. */
    async creditNotesOfBooking(bookingId: number): Promise<InvoiceRow[]> {
      const all = await documents.findDocumentsOf(db, bookingId);
      return all.filter(({ kind, corrects }) => kind === 'credit_note' && corrects === null);
    },

    /** The newest credit note. @throws 409 `no_credit_note` when the booking has no refund */
    async creditNoteOfBooking(bookingId: number): Promise<InvoiceRow> {
      const [newest] = await this.creditNotesOfBooking(bookingId);
      if (!newest) throw bookingErrors.noCreditNote();
      return newest;
    },
  };
}

const bookingsOf = (documents: readonly InvoiceRow[]): number[] =>
  documents.flatMap(({ data }) => data.lines.map((line) => line.booking_id));

const creditedBooking = ({
  id,
  amount,
  refunded,
  tickets,
  fee,
  earlier_fee: earlierFee,
}: RefundedBooking): CreditedBooking => ({
  id,
  ...(refunded < amount && { part: { amount: refunded, tickets, fee, earlierFee } }),
});
