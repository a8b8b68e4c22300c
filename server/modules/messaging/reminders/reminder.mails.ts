import { singleLine } from '../../../lib/text';
import { whenOf } from '../../../lib/dateFormat';
import type { MailedBooking } from '../mails/bookingMails.repository';
import type { TicketHolder } from '../mails/ticketMails.repository';
import { entranceNotice, eventBlock, firstName, greet, seatBlock } from '../mails/mailText.rules';
import { renderMail, type MailContent } from '../../../mail/layout';
import { attendeesLink, bookingLink, ticketLink, type SiteAddresses } from '../../../mail/links';
import { guestFooter } from '../mails/ticket.mails';

/** To the booker, a day before the event. */
export const bookingReminderMail = (
  context: SiteAddresses,
  booking: MailedBooking,
  hasUnnamed: boolean,
): MailContent =>
  renderMail({
    subject: `Reminder: ${singleLine(booking.title)}, ${whenOf(booking)}`,
    heading: 'It is nearly time',
    blocks: [
      {
        kind: 'text',
        text: greet(
          firstName(booking.booker_name),
          'Your event begins soon. The tickets are attached once more.',
        ),
      },
      eventBlock(booking, {
        ...(hasUnnamed && {
          link: { label: 'Add attendee details', href: attendeesLink(context, booking.id) },
        }),
      }),
      { kind: 'text', text: entranceNotice },
      {
        kind: 'button',
        label: 'See the booking',
        href: bookingLink(context, booking.number),
      },
    ],
    footer: `You get this email once for each booking, a day before it begins. Questions? Write to ${context.supportEmail}.`,
  });

/** To a ticket holder, a day before the event; one mail covers all tickets of the address. */
export const ticketReminderMail = (
  context: SiteAddresses,
  booking: MailedBooking,
  tickets: readonly (TicketHolder & { token: string })[],
): MailContent =>
  renderMail({
    subject: `Reminder: ${singleLine(booking.title)}, ${whenOf(booking)}`,
    heading: 'It is nearly time',
    blocks: [
      {
        kind: 'text',
        text: greet(
          tickets[0]?.name ?? '',
          `The event begins soon. Your ${tickets.length === 1 ? 'ticket is' : 'tickets are'} attached once more.`,
        ),
      },
      seatBlock(booking),
      { kind: 'facts', facts: tickets.map((ticket) => ['Ticket', ticket.number] as const) },
      { kind: 'text', text: entranceNotice },
      ...tickets.map(
        ({ number, token }) =>
          ({
            kind: 'button',
            label: tickets.length === 1 ? 'Open your ticket' : `Open ticket ${number}`,
            href: ticketLink(context, token),
          }) as const,
      ),
    ],
    footer: guestFooter(context, booking),
  });
