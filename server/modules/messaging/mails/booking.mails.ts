import type { SiteAddresses } from '../../../mail/links';
import type { BookingStory, HolderRow } from './bookingMails.repository';
import { bookerOf, entrance, eventBlock, greet, seatBlock, takeOut } from './bookingText.rules';
import { renderMail, type MailBlock, type MailContent } from '../../../mail/layout';
import { bookingLink, eventLink } from '../../../mail/links';

export interface SeatStory {
  outing: BookingStory;
  holder: HolderRow;
}

const isBooker = ({ outing, holder }: SeatStory) =>
  outing.booker_email.toLowerCase() === holder.email.toLowerCase();

/** A seat as the mail that brings its ticket shows it. */
export const seatBlocks = (
  places: SiteAddresses,
  outing: BookingStory,
  { number, name }: Pick<HolderRow, 'number' | 'name'>,
): MailBlock[] => [
  seatBlock(outing),
  {
    kind: 'facts',
    facts: [
      ['Ticket', number],
      ['Name', name],
    ],
  },
  { kind: 'button', label: 'About the event', href: eventLink(places, outing.event_id) },
  {
    kind: 'text',
    text: `${entrance} The code is good for one entry, so keep the ticket to yourself.`,
  },
];

/** Of the mails to somebody who was named for a seat. */
export const invitedFooter = ({ supportEmail }: SiteAddresses, outing: BookingStory) =>
  `You get this mail because ${bookerOf(outing)} gave us your address for this seat. Questions? Write to ${supportEmail}.`;

/** A named person's own ticket (D14). */
export function ticketMail(places: SiteAddresses, seat: SeatStory): MailContent {
  const { outing, holder } = seat;
  return renderMail({
    subject: `Your ticket for ${outing.title}`,
    heading: 'Your ticket is here',
    blocks: [
      {
        kind: 'text',
        text: isBooker(seat)
          ? greet(
              holder.name,
              'This is your own ticket. It is attached, with the date for your calendar.',
            )
          : `${greet(holder.name, 'You are invited.')} ${bookerOf(outing)} has booked a seat for you. Your ticket is attached, with the date for your calendar.`,
      },
      ...seatBlocks(places, outing, holder),
    ],
    footer: isBooker(seat)
      ? `You get this mail because you named yourself for this seat. Questions? Write to ${places.supportEmail}.`
      : invitedFooter(places, outing),
  });
}

/** To whoever booked and called it off (D13). */
export const cancellationMail = (places: SiteAddresses, booking: BookingStory): MailContent =>
  renderMail({
    subject: `Booking cancelled: ${booking.title}`,
    heading: 'Your booking is cancelled',
    blocks: [
      {
        kind: 'text',
        text: greet(
          booking.booker_name.split(' ')[0] ?? '',
          'You have cancelled this booking. Its tickets are no longer valid, and whoever is named on them is told so. A booking that you cancel yourself is not paid back.',
        ),
      },
      eventBlock(booking, {
        link: {
          label: 'See the booking',
          href: bookingLink(places, booking.number),
        },
      }),
      takeOut,
    ],
    footer: `If it was not you who cancelled, write to ${places.supportEmail} at once.`,
  });

/** To the people named on the tickets of a booking that was called off; several may be one person's. */
export function deadTicketMail(
  places: SiteAddresses,
  outing: BookingStory,
  tickets: readonly HolderRow[],
): MailContent {
  const one = tickets.length === 1;
  return renderMail({
    subject: `${one ? 'Your ticket is' : 'Your tickets are'} no longer valid: ${outing.title}`,
    heading: one ? 'Your ticket is no longer valid' : 'Your tickets are no longer valid',
    blocks: [
      {
        kind: 'text',
        text: `${bookerOf(outing)} has cancelled the booking that ${one ? 'this ticket' : 'these tickets'} belonged to. The code no longer opens the door.`,
      },
      seatBlock(outing),
      { kind: 'facts', facts: tickets.map((ticket) => ['Ticket', ticket.number] as const) },
      takeOut,
    ],
    footer: `Ask ${bookerOf(outing)} if you did not expect this, or write to ${places.supportEmail}.`,
  });
}
