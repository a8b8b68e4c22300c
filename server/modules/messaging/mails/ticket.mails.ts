import type { WalletSettings } from '../../../config/walletSettings';
import { whenOf } from '../../../lib/dateFormat';
import { renderMail, type MailBlock, type MailContent } from '../../../mail/layout';
import { ticketLink, type SiteAddresses } from '../../../mail/links';
import type { MailedBooking } from './bookingMails.repository';
import { walletsOf } from '../../tickets/wallets/walletTicket.rules';
import {
  bookerAndCompany,
  entranceNotice,
  greet,
  removedFromCalendar,
  seatBlock,
} from './mailText.rules';
import type { TicketHolder } from './ticketMails.repository';

interface MailedTicket {
  booking: MailedBooking;
  holder: TicketHolder;
  /** The token of the ticket's link. */
  token: string;
}

const isBooker = ({ booking, holder }: Pick<MailedTicket, 'booking' | 'holder'>) =>
  booking.booker_email.toLowerCase() === holder.email.toLowerCase();

/** Whose pages the mails link to, and which wallets they have. */
export type TicketSite = SiteAddresses & WalletSettings;

/** The seat and its ticket, in mails with the ticket attached. */
export const ticketBlocks = (
  context: TicketSite,
  booking: MailedBooking,
  { number, name, token }: Pick<TicketHolder, 'number' | 'name'> & Pick<MailedTicket, 'token'>,
): MailBlock[] => [
  seatBlock(booking),
  {
    kind: 'facts',
    facts: [
      ['Ticket', number],
      ['Name', name],
    ],
  },
  { kind: 'button', label: 'Open your ticket', href: ticketLink(context, token) },
  // The page of the ticket has the buttons that add it.
  ...walletsOf(context).map((wallet): MailBlock => {
    const label = `Add to ${wallet === 'apple' ? 'Apple' : 'Google'} Wallet`;
    return { kind: 'link', label, href: ticketLink(context, token) };
  }),
  {
    kind: 'text',
    text: `${entranceNotice} The code is good for one entry, so keep the ticket and its link to yourself.`,
  },
];

/** For mails to a ticket holder who is not the booker. */
export const guestFooter = ({ supportEmail }: SiteAddresses, booking: MailedBooking) =>
  `You get this email because ${bookerAndCompany(booking)} gave us your address for this seat. Questions? Write to ${supportEmail}.`;

/** Sends a ticket to its holder. */
export function ticketMail(context: TicketSite, ticket: MailedTicket): MailContent {
  const { booking, holder, token } = ticket;
  return renderMail({
    subject: `Your ticket for ${booking.title}`,
    heading: 'Your ticket is here',
    blocks: [
      {
        kind: 'text',
        text: isBooker(ticket)
          ? greet(
              holder.name,
              'This is your own ticket. It is attached, with the date for your calendar.',
            )
          : `${greet(holder.name, 'You are invited.')} ${bookerAndCompany(booking)} has ${booking.is_complimentary ? 'given you a complimentary ticket' : 'booked a seat for you'}. Your ticket is attached, with the date for your calendar.`,
      },
      ...ticketBlocks(context, booking, { ...holder, token }),
    ],
    footer: isBooker(ticket)
      ? `You get this email because you named yourself for this seat. Questions? Write to ${context.supportEmail}.`
      : guestFooter(context, booking),
  });
}

/** To a ticket holder of a cancelled booking; one mail covers all tickets of the address. */
export function ticketCancelledMail(
  context: SiteAddresses,
  booking: MailedBooking,
  { tickets, isByOrganizer }: { tickets: readonly TicketHolder[]; isByOrganizer: boolean },
): MailContent {
  const who = isByOrganizer ? 'The organizer' : bookerAndCompany(booking);
  const one = tickets.length === 1;
  return renderMail({
    subject: `${one ? 'Your ticket is' : 'Your tickets are'} no longer valid: ${booking.title}`,
    heading: one ? 'Your ticket is no longer valid' : 'Your tickets are no longer valid',
    blocks: [
      {
        kind: 'text',
        text: `${who} has cancelled the booking that ${one ? 'this ticket' : 'these tickets'} belonged to. The code no longer opens the door.`,
      },
      seatBlock(booking),
      { kind: 'facts', facts: tickets.map((ticket) => ['Ticket', ticket.number] as const) },
      removedFromCalendar,
    ],
    footer: `Ask ${bookerAndCompany(booking)} if you did not expect this, or write to ${context.supportEmail}.`,
  });
}

/** A reassigned ticket in the mail to its former or new holder. */
interface ReassignedTicket {
  booking: MailedBooking;
  /** The recipient's current or former ticket number. */
  number: string;
}

/**
 * To the former holder, without the new holder's name. Cancels the calendar entry unless the former holder is the
 * booker or holds another ticket.
 */
export const ticketReassignedMail = (
  { supportEmail }: Pick<SiteAddresses, 'supportEmail'>,
  { booking, number, keepsDate }: ReassignedTicket & { keepsDate: boolean },
): MailContent =>
  renderMail({
    subject: `Your ticket for ${booking.title} has been given to somebody else`,
    heading: 'Your ticket has been given to somebody else',
    blocks: [
      {
        kind: 'text',
        text: `${bookerAndCompany(booking)} has given your ticket for ${booking.title} (${whenOf(booking)}) to somebody else. Ticket ${number} and its QR code no longer work at the entrance, printed or on a phone.`,
      },
      ...(keepsDate ? [] : [removedFromCalendar]),
    ],
    footer: `Ask ${bookerAndCompany(booking)} if you did not expect this, or write to ${supportEmail}.`,
  });

/** To the new holder, with the ticket. */
export const ticketReceivedMail = (
  context: TicketSite,
  {
    booking,
    number,
    holder,
    token,
  }: ReassignedTicket & { holder: string } & Pick<MailedTicket, 'token'>,
): MailContent =>
  renderMail({
    subject: `A ticket for you: ${booking.title}`,
    heading: 'A ticket for you',
    blocks: [
      {
        kind: 'text',
        text: `${greet(holder, 'You are invited.')} ${bookerAndCompany(booking)} has given you a ticket. It is attached, with the date for your calendar.`,
      },
      ...ticketBlocks(context, booking, { number, name: holder, token }),
    ],
    footer: guestFooter(context, booking),
  });
