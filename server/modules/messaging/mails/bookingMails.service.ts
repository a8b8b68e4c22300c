import { inTransaction } from '../../../db/transaction';
import type { ModuleDeps } from '../../../deps';
import { jobHandler, type JobHandler } from '../../../jobs/defineJob';
import type { MailQueue } from '../../../mail/mailQueue.service';
import { bookingCancelled } from '../../bookings/bookings.jobs';
import {
  creditNoteIssued,
  invoiceCorrected,
  invoiceFollowed,
  invoiceIssued,
} from '../../invoices/invoices.jobs';
import { gstByRate } from '../../bookings/quote/quote.rules';
import { refundStarted } from '../../payments/refunds/refunds.jobs';
import {
  isByOrganizer,
  isExternalRefund,
  isOfCancelledBooking,
  isOfReturnedSeats,
} from '../../payments/refunds/refunds.rules';
import { ticketAssigned, ticketReassigned } from '../../tickets/tickets.jobs';
import type { TicketsService } from '../../tickets/tickets.service';
import { markReminded } from './reminders.repository';
import { confirmationAskedFor } from './bookingMails.jobs';
import { actorName } from './leaving.mails';
import { findPerson } from './leavingMails.repository';
import { bookingCancelledMail } from './booking.mails';
import * as repository from './bookingMails.repository';
import { guestsByAddress } from './mailText.rules';
import {
  invoiceCorrectedMail,
  invoiceFollowedMail,
  paymentConfirmedMail,
  companyRefundedMail,
  paymentRefundedMail,
  refundDoneMail,
  type RefundCause,
} from './payment.mails';
import {
  ticketCancelledMail,
  ticketMail,
  ticketReassignedMail,
  ticketReceivedMail,
} from './ticket.mails';

const DAY_SECONDS = 24 * 60 * 60;

interface BookingMailDeps extends Pick<ModuleDeps, 'db' | 'config'> {
  mail: Pick<MailQueue, 'enqueue'>;
  tickets: Pick<TicketsService, 'linkTo'>;
}

/**
 * Handlers that queue the mails about bookings, payments and tickets. A job may run twice; the mail's key makes sure
 * that it is queued once (D15).
 */
export function createBookingMailHandlers({
  db,
  config,
  mail,
  tickets,
}: BookingMailDeps): JobHandler[] {
  /** @param key deduplicates the mail: one mail is queued per key */
  async function confirm(publicId: string, key: string): Promise<void> {
    const payment = await repository.findPayment(db, publicId);
    const all = await repository.findPaidBookings(db, payment.id);
    // Bookings cancelled or refunded in the meantime get separate mails.
    const bookings = all.filter(({ status }) => status === 'confirmed' || status === 'completed');
    if (bookings.length === 0) return;
    const bookingIds = bookings.map((booking) => booking.id);
    const unnamed = await repository.findBookingsWithUnnamedSeats(db, bookingIds);
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

    jobHandler(ticketAssigned, async ({ ticket, version, revision, email }) => {
      const holder = await repository.findHolder(db, ticket);
      const isCurrent =
        holder?.version === version && holder.email.toLowerCase() === email && !holder.is_void;
      if (!isCurrent) return;
      const booking = await repository.findBooking(db, holder.booking_id);
      const token = await tickets.linkTo(db, ticket);
      if (token === undefined) return;
      await mail.enqueue(db, {
        kind: 'ticket',
        key: `ticket:${holder.id}:${version}:${revision}:${email}`,
        to: holder.email,
        ...ticketMail(config, { booking, holder, token }),
        attachments: [
          { kind: 'ticket', ticket_id: holder.id, version },
          { kind: 'calendar', booking_id: booking.id, reader: 'attendee' },
        ],
      });
    }),

    jobHandler(ticketReassigned, async ({ ticket, booking: id, version, email, former }) => {
      const booking = await repository.findBooking(db, id);
      if (former.email !== null) {
        const keepsDate = await repository.isBookerOrHolder(db, id, former.email);
        await mail.enqueue(db, {
          kind: 'ticket_given_away',
          key: `ticket_given_away:${ticket}:${version}`,
          to: former.email,
          ...ticketReassignedMail(config, { booking, number: former.number, keepsDate }),
          ...(!keepsDate && {
            attachments: [{ kind: 'calendar', booking_id: id, reader: 'former_attendee' }],
          }),
        });
      }
      const holder = await repository.findHolder(db, ticket);
      // If the ticket has changed, its attachment cannot be rendered and the mail would be dropped.
      const isCurrent =
        holder?.version === version &&
        holder.email.toLowerCase() === email.toLowerCase() &&
        !holder.is_void;
      if (!isCurrent) return;
      const token = await tickets.linkTo(db, ticket);
      if (token === undefined) return;
      await mail.enqueue(db, {
        kind: 'ticket_received',
        key: `ticket_received:${ticket}:${version}`,
        to: email,
        ...ticketReceivedMail(config, {
          booking,
          number: holder.number,
          holder: holder.name,
          token,
        }),
        attachments: [
          { kind: 'ticket', ticket_id: ticket, version },
          { kind: 'calendar', booking_id: id, reader: 'attendee' },
        ],
      });
    }),

    jobHandler(bookingCancelled, async ({ booking: id, reason, by }) => {
      const booking = await repository.findBooking(db, id);
      const calendar = (reader: 'booker' | 'attendee') =>
        ({ kind: 'calendar', booking_id: id, reader }) as const;
      const actor = by === null ? null : await findPerson(db, by);
      const isTold = actor === null || booking.booker_is_active;
      if (!booking.is_complimentary && isTold) {
        await mail.enqueue(db, {
          kind: 'booking_cancelled',
          key: `booking_cancelled:${id}`,
          to: booking.booker_email,
          ...bookingCancelledMail(config, booking, {
            sums: await repository.findPaidSums(db, id),
            reason,
            by: actor && actorName(actor),
          }),
          attachments: [calendar('booker')],
        });
      }
      const holders = await repository.findHolders(db, id);
      for (const [address, cancelled] of guestsByAddress(booking, holders)) {
        await mail.enqueue(db, {
          kind: 'ticket_cancelled',
          key: `ticket_cancelled:${id}:${address}`,
          to: address,
          ...ticketCancelledMail(config, booking, {
            tickets: cancelled,
            isByOrganizer: reason !== null,
          }),
          attachments: [calendar('attendee')],
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
