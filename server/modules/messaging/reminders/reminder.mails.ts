import { singleLine } from '../../../lib/text';
import { whenOf } from '../../../lib/dateFormat';
import type { SiteAddresses } from '../../../mail/links';
import type { BookingStory, HolderRow } from '../mails/bookingMails.repository';
import { entrance, eventBlock, greet, seatBlock } from '../mails/bookingText.rules';
import { renderMail, type MailContent } from '../../../mail/layout';
import { attendeesLink, bookingLink, eventLink } from '../../../mail/links';
import { invitedFooter } from '../mails/booking.mails';

/** A day before the event, to whoever booked. */
export const bookingReminderMail = (
  places: SiteAddresses,
  booking: BookingStory,
  hasUnnamed: boolean,
): MailContent =>
  renderMail({
    subject: `Reminder: ${singleLine(booking.title)}, ${whenOf(booking)}`,
    heading: 'It is nearly time',
    blocks: [
      {
        kind: 'text',
        text: greet(
          booking.booker_name.split(' ')[0] ?? '',
          'Your event begins soon. The tickets are attached once more.',
        ),
      },
      eventBlock(booking, {
        ...(hasUnnamed && {
          link: { label: 'Add attendee details', href: attendeesLink(places, booking.id) },
        }),
      }),
      { kind: 'text', text: entrance },
      {
        kind: 'button',
        label: 'See the booking',
        href: bookingLink(places, booking.number),
      },
    ],
    footer: `You get this mail once for each booking, a day before it begins. Questions? Write to ${places.supportEmail}.`,
  });

/** The same to the people named on the tickets; several may be one person's. */
export const ticketReminderMail = (
  places: SiteAddresses,
  outing: BookingStory,
  tickets: readonly HolderRow[],
): MailContent =>
  renderMail({
    subject: `Reminder: ${singleLine(outing.title)}, ${whenOf(outing)}`,
    heading: 'It is nearly time',
    blocks: [
      {
        kind: 'text',
        text: greet(
          tickets[0]?.name ?? '',
          `The event begins soon. Your ${tickets.length === 1 ? 'ticket is' : 'tickets are'} attached once more.`,
        ),
      },
      seatBlock(outing),
      { kind: 'facts', facts: tickets.map((ticket) => ['Ticket', ticket.number] as const) },
      { kind: 'text', text: entrance },
      { kind: 'button', label: 'About the event', href: eventLink(places, outing.event_id) },
    ],
    footer: invitedFooter(places, outing),
  });
