import { whenOf } from '../../../lib/dateFormat';
import type { SiteAddresses } from '../../../mail/links';
import type { BookingStory } from './bookingMails.repository';
import { bookerOf, greet, takeOut } from './bookingText.rules';
import { renderMail, type MailContent } from '../../../mail/layout';
import { invitedFooter, seatBlocks } from './booking.mails';

/** A ticket that changed hands (D14), as one of the two people is told of it. */
interface GivenTicket {
  outing: BookingStory;
  /** As this person has it, or had it. */
  number: string;
}

/**
 * To whom a ticket was taken from: whom it went to is not theirs to know. The date is taken out of
 * their calendar unless they keep it: they booked it, or have another ticket.
 */
export const ticketGivenAwayMail = (
  { supportEmail }: Pick<SiteAddresses, 'supportEmail'>,
  { outing, number, keepsDate }: GivenTicket & { keepsDate: boolean },
): MailContent =>
  renderMail({
    subject: `Your ticket for ${outing.title} has been given to somebody else`,
    heading: 'Your ticket has been given to somebody else',
    blocks: [
      {
        kind: 'text',
        text: `${bookerOf(outing)} has given your ticket for ${outing.title} (${whenOf(outing)}) to somebody else. Ticket ${number} and its QR code no longer work at the entrance, printed or on a phone.`,
      },
      ...(keepsDate ? [] : [takeOut]),
    ],
    footer: `Ask ${bookerOf(outing)} if you did not expect this, or write to ${supportEmail}.`,
  });

/** Goes with the ticket itself. */
export const ticketReceivedMail = (
  places: SiteAddresses,
  { outing, number, holder }: GivenTicket & { holder: string },
): MailContent =>
  renderMail({
    subject: `A ticket for you: ${outing.title}`,
    heading: 'A ticket for you',
    blocks: [
      {
        kind: 'text',
        text: `${greet(holder, 'You are invited.')} ${bookerOf(outing)} has given you a ticket. It is attached, with the date for your calendar.`,
      },
      ...seatBlocks(places, outing, { number, name: holder }),
    ],
    footer: invitedFooter(places, outing),
  });
