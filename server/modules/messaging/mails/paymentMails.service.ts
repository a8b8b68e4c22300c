import { inTransaction } from '../../../db/transaction';
import type { ModuleDeps } from '../../../deps';
import { jobHandler, type JobHandler } from '../../../jobs/defineJob';
import type { MailQueue } from '../../../mail/mailQueue.service';
import { gstByRate } from '../../bookings/quote/quote.rules';
import {
  creditNoteIssued,
  invoiceCorrected,
  invoiceFollowed,
  invoiceIssued,
} from '../../invoices/invoices.jobs';
import { refundStarted } from '../../payments/refunds/refunds.jobs';
import {
  isByOrganizer,
  isExternalRefund,
  isOfCancelledBooking,
  isOfReturnedSeats,
} from '../../payments/refunds/refunds.rules';
import { confirmationAskedFor } from './bookingMails.jobs';
import {
  invoiceCorrectedMail,
  invoiceFollowedMail,
  paymentConfirmedMail,
  companyRefundedMail,
  paymentRefundedMail,
  refundDoneMail,
  type RefundCause,
} from './payment.mails';
import * as repository from './paymentMails.repository';
import { markReminded } from './reminders.repository';
import { findBookingsWithUnnamedSeats } from './ticketMails.repository';

const DAY_SECONDS = 24 * 60 * 60;

interface PaymentMailDeps extends Pick<ModuleDeps, 'db' | 'config'> {
  mail: Pick<MailQueue, 'enqueue'>;
}

/**
 * Handlers that queue the mails about payments, invoices and refunds. A job may run twice; the mail's key makes sure
 * that it is queued once (D15).
 */
export function createPaymentMailHandlers({ db, config, mail }: PaymentMailDeps): JobHandler[] {
  /** @param key deduplicates the mail: one mail is queued per key */
  async function confirm(publicId: string, key: string): Promise<void> {
    const payment = await repository.findPayment(db, publicId);
    const all = await repository.findPaidBookings(db, payment.id);
    // Bookings cancelled or refunded in the meantime get separate mails.
    const bookings = all.filter(({ status }) => status === 'confirmed' || status === 'completed');
    if (bookings.length === 0) return;
    const bookingIds = bookings.map((booking) => booking.id);
    const unnamed = await findBookingsWithUnnamedSeats(db, bookingIds);
    const tickets = await repository.findPaidTickets(db, payment.id);
    await inTransaction(db, async (trx) => {
      await mail.enqueue(trx, {
        kind: 'payment_confirmed',
        key: `payment_confirmed:${key}`,
        to: payment.email,
        ...paymentConfirmedMail(config, {
          payment,
          gstRates: gstByRate(tickets, payment.gst),
          bookings,
          cancelledCount: all.length - bookings.length,
          unnamed,
          invoiceWaits: await repository.hasUninvoiced(trx, payment.id),
        }),
        attachments: [
          { kind: 'invoice', payment: publicId },
          { kind: 'tickets', booking_ids: bookingIds, essential: true },
          ...bookingIds.map(
            (id) => ({ kind: 'calendar', booking_id: id, reader: 'booker' }) as const,
          ),
        ],
      });
      // Within a day of the event, the confirmation replaces the reminder.
      for (const { id, seconds_left: left } of bookings) {
        if (left <= DAY_SECONDS) await markReminded(trx, id);
      }
    });
  }

  return [
    jobHandler(invoiceIssued, ({ payment }) => confirm(payment, payment)),
    jobHandler(confirmationAskedFor, ({ payment, time }) => confirm(payment, `${payment}:${time}`)),

    jobHandler(invoiceFollowed, async ({ payment: publicId, invoice }) => {
      const payment = await repository.findPayment(db, publicId);
      await mail.enqueue(db, {
        kind: 'invoice_followed',
        key: `invoice_followed:${invoice}`,
        to: payment.email,
        ...invoiceFollowedMail(config, payment),
        attachments: [{ kind: 'invoice', payment: publicId, invoice_id: invoice }],
      });
    }),

    jobHandler(invoiceCorrected, async ({ payment: publicId, invoice, creditNote, by }) => {
      const payment = await repository.findPayment(db, publicId);
      const numbers = await repository.findCorrection(db, { invoice, creditNote });
      const readers = await repository.findCorrectionReaders(db, { payment: publicId, by });
      for (const reader of readers) {
        await mail.enqueue(db, {
          kind: 'invoice_corrected',
          key: `invoice_corrected:${invoice}:${reader.email}`,
          to: reader.email,
          ...invoiceCorrectedMail(config, payment, numbers, reader),
          attachments: [
            { kind: 'invoice', payment: publicId, invoice_id: invoice },
            { kind: 'credit_note', invoice_id: creditNote },
          ],
        });
      }
    }),

    jobHandler(creditNoteIssued, async ({ refund: id, creditNote, others, number }) => {
      const refund = await repository.findRefund(db, id);
      const bookings = await repository.findRefundedBookings(db, id);
      const [first] = bookings;
      if (!first) return;
      await mail.enqueue(db, {
        kind: 'refund_done',
        key: `refund_done:${id}`,
        to: first.booker_email,
        attachments: [creditNote, ...others].map((note) => ({
          kind: 'credit_note' as const,
          invoice_id: note,
        })),
        ...refundDoneMail(config, {
          name: first.booker_name,
          eventTitle: [...new Set(bookings.map((booking) => booking.event_title))].join(', '),
          cause: causeOf(refund),
          reason: refund.reason,
          bookingNumbers: bookings.map((booking) => booking.booking_number),
          amount: bookings.reduce((sum, booking) => sum + booking.refunded, 0),
          currency: refund.currency,
          creditNote: number,
          paymentId: refund.public_id,
          isTest: refund.is_test,
          onAccount: refund.gateway === 'account',
        }),
      });
    }),

    jobHandler(refundStarted, async ({ refund: id }) => {
      const refund = await repository.findRefund(db, id);
      const bookings = await repository.findPaidBookings(db, refund.payment_id);
      await mail.enqueue(db, {
        kind: 'payment_refunded',
        key: `payment_refunded:${id}`,
        to: refund.email,
        ...paymentRefundedMail(config, refund, bookings),
      });
      for (const admin of refund.admins) {
        await mail.enqueue(db, {
          kind: 'payment_refunded',
          key: `payment_refunded:${id}:${admin}`,
          to: admin,
          ...companyRefundedMail(config, refund, bookings),
        });
      }
    }),
  ];
}

function causeOf(refund: { scope: string }): RefundCause {
  if (isExternalRefund(refund)) return 'elsewhere';
  if (isByOrganizer(refund)) return 'organizer';
  if (isOfReturnedSeats(refund)) return 'seats';
  return isOfCancelledBooking(refund) ? 'booking' : 'event';
}
