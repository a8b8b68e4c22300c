import { inTransaction } from '../../../db/transaction';
import type { ModuleDeps } from '../../../deps';
import type { InvoicesService } from '../../invoices/invoices.service';
import { jobHandler, type JobHandler } from '../../../jobs/defineJob';
import { bookingCancelled } from '../../bookings/bookings.jobs';
import { bookingsPaid } from '../../payments/payments.jobs';
import { refundStarted } from '../../payments/refunds/refunds.jobs';
import { ticketAssigned } from '../../tickets/tickets.jobs';
import * as repository from './bookingMails.repository';
import type { BookingStory, HolderRow } from './bookingMails.repository';
import type { MailService } from '../../../mail/mail.service';
import { confirmationMail, refundMail } from './payment.mails';
import { rememberReminded } from '../reminders/reminders.repository';
import { cancellationMail, deadTicketMail, ticketMail } from './booking.mails';

const DAY_SECONDS = 24 * 60 * 60;

interface MailJobsDeps extends Pick<ModuleDeps, 'db' | 'config'> {
  mail: Pick<MailService, 'queue'>;
  invoices: Pick<InvoicesService, 'ofPayment'>;
}

/**
 * Writes the mails that follow a booking's changes. Each job may run twice: a mail has a key, and is
 * queued once (D15).
 */
export function createMailJobs({ db, config, mail, invoices }: MailJobsDeps): JobHandler[] {
  return [
    jobHandler(bookingsPaid, async ({ payment: publicId }) => {
      // Whatever there is left to confirm, for money that came there is an invoice.
      await invoices.ofPayment(publicId);
      const payment = await repository.findPaymentStory(db, publicId);
      const all = await repository.findBookingsOf(db, payment.id);
      // What was cancelled or paid back in the meantime has its own mails, and is confirmed to nobody.
      const bookings = all.filter(({ status }) => status === 'confirmed' || status === 'completed');
      if (bookings.length === 0) return;
      const bookingIds = bookings.map((booking) => booking.id);
      const unnamed = await repository.findUnnamed(db, bookingIds);
      await inTransaction(db, async (trx) => {
        await mail.queue(trx, {
          kind: 'payment_confirmed',
          key: `payment_confirmed:${publicId}`,
          to: payment.email,
          ...confirmationMail(config, {
            payment,
            bookings,
            gone: all.length - bookings.length,
            unnamed,
          }),
          attachments: [
            { kind: 'invoice', payment: publicId },
            { kind: 'tickets', booking_ids: bookingIds, essential: true },
            ...bookingIds.map(
              (id) => ({ kind: 'calendar', booking_id: id, reader: 'booker' }) as const,
            ),
          ],
        });
        // Who pays on the last day has been told when it is with this mail.
        for (const near of bookings.filter(({ seconds_left: left }) => left <= DAY_SECONDS)) {
          await rememberReminded(trx, near.id);
        }
      });
    }),

    jobHandler(ticketAssigned, async ({ ticket, version, email }) => {
      const holder = await repository.findHolder(db, ticket);
      const isStillTrue =
        holder?.version === version && holder.email.toLowerCase() === email && !holder.is_dead;
      if (!isStillTrue) return;
      const outing = await repository.findBooking(db, holder.booking_id);
      await mail.queue(db, {
        kind: 'ticket',
        key: `ticket:${holder.id}:${version}:${email}`,
        to: holder.email,
        ...ticketMail(config, { outing, holder }),
        attachments: [
          { kind: 'ticket', ticket_id: holder.id, version },
          { kind: 'calendar', booking_id: outing.id, reader: 'attendee' },
        ],
      });
    }),

    jobHandler(bookingCancelled, async ({ booking: id }) => {
      const booking = await repository.findBooking(db, id);
      const calendar = (reader: 'booker' | 'attendee') =>
        ({ kind: 'calendar', booking_id: id, reader }) as const;
      await mail.queue(db, {
        kind: 'booking_cancelled',
        key: `booking_cancelled:${id}`,
        to: booking.booker_email,
        ...cancellationMail(config, booking),
        attachments: [calendar('booker')],
      });
      const holders = await repository.findHolders(db, id);
      for (const [address, tickets] of othersByAddress(booking, holders)) {
        await mail.queue(db, {
          kind: 'ticket_cancelled',
          key: `ticket_cancelled:${id}:${address}`,
          to: address,
          ...deadTicketMail(config, booking, tickets),
          attachments: [calendar('attendee')],
        });
      }
    }),

    /** Of money that could not be used. */
    jobHandler(refundStarted, async ({ refund: id }) => {
      const refund = await repository.findRefundStory(db, id);
      const bookings = await repository.findBookingsOf(db, refund.payment_id);
      await mail.queue(db, {
        kind: 'payment_refunded',
        key: `payment_refunded:${id}`,
        to: refund.email,
        ...refundMail(config, refund, bookings),
      });
    }),
  ];
}

/** Whoever booked has a mail of their own, and one mail is enough for several seats. */
export function othersByAddress(
  { booker_email: booker }: Pick<BookingStory, 'booker_email'>,
  holders: readonly HolderRow[],
): Map<string, HolderRow[]> {
  const byAddress = new Map<string, HolderRow[]>();
  for (const holder of holders) {
    const address = holder.email.toLowerCase();
    if (address === booker.toLowerCase()) continue;
    byAddress.set(address, [...(byAddress.get(address) ?? []), holder]);
  }
  return byAddress;
}
