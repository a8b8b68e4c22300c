import { whenAt } from '../../../lib/dateFormat';
import { formatMoney } from '../../../lib/money';
import { counted, shorten, singleLine } from '../../../lib/text';
import { renderMail, type MailContent } from '../../../mail/layout';
import {
  bookingLink,
  bookingSeatsLink,
  claimedSeatLink,
  seatsLink,
  type SiteAddresses,
} from '../../../mail/links';
import type { MailedBooking } from './bookingMails.repository';
import type { MailedPool, MailedRefusal } from './seatMails.repository';
import { bookerAndCompany, eventBlock, firstName, greet, seatBlock } from './mailText.rules';
import { guestFooter, ticketBlocks, type TicketSite } from './ticket.mails';
import type { TicketHolder } from './ticketMails.repository';

/** To the person who claimed a seat, with the ticket. */
export const seatClaimedMail = (
  context: TicketSite,
  claimed: {
    booking: MailedBooking;
    holder: TicketHolder;
    token: string;
    claimToken: string;
    closesAt: Date;
  },
): MailContent => {
  const { booking, holder, token, claimToken, closesAt } = claimed;
  const company = shorten(singleLine(booking.company), 60);
  return renderMail({
    subject: `Your seat for ${booking.title}`,
    heading: 'You have a seat',
    blocks: [
      {
        kind: 'text',
        text: greet(
          firstName(holder.name),
          `You claimed one of the seats of ${company}. Your ticket is attached, with the date for your calendar.`,
        ),
      },
      ...ticketBlocks(context, booking, { ...holder, token }),
      {
        kind: 'text',
        text: `Cannot come? Give the seat back before ${whenAt(closesAt, booking.timezone)}, so that somebody else can have it.`,
      },
      {
        kind: 'link',
        label: 'Give the seat back',
        href: claimedSeatLink(context, claimToken),
      },
    ],
    footer: `You get this email because somebody claimed this seat with your address. Was it not you? Give it back, or write to ${context.supportEmail}.`,
  });
};

/** To a person invited by the holder of the booking to claim a seat. */
export const seatInvitedMail = (
  context: SiteAddresses,
  invited: {
    booking: MailedBooking;
    pool: MailedPool;
    name: string;
    token: string;
    isReminder: boolean;
  },
): MailContent => {
  const { booking, pool, name, token, isReminder } = invited;
  return renderMail({
    subject: `${isReminder ? 'Still free: a' : 'A'} seat for you at ${booking.title}`,
    heading: isReminder ? 'There is still a seat for you' : 'There is a seat for you',
    blocks: [
      {
        kind: 'text',
        text: greet(
          firstName(name),
          `${bookerAndCompany(booking)} offers you a seat. Claim it with one press, as long as there are seats left.`,
        ),
      },
      seatBlock(booking),
      { kind: 'note', text: `Until ${whenAt(pool.closes_at, booking.timezone)}.` },
      { kind: 'button', label: 'See the seats', href: seatsLink(context, token) },
    ],
    footer: guestFooter(context, booking),
  });
};

/** To the holder of the booking, after the seat pool closed. */
export const seatPoolClosedMail = (
  context: SiteAddresses,
  { booking, pool }: { booking: MailedBooking; pool: MailedPool },
): MailContent => {
  const outcome =
    pool.returned > 0
      ? `${counted(pool.returned, 'seat')} went back on sale, and ${formatMoney(pool.refund, booking.currency)} is on its way back.`
      : pool.free > 0
        ? `${counted(pool.free, 'seat')} ${pool.free === 1 ? 'is still free and stays' : 'are still free and stay'} with your booking.`
        : 'No seat is free any more.';
  return renderMail({
    subject: `Your seats for ${booking.title}: ${pool.claimed} claimed`,
    heading: 'The time to claim your seats is over',
    blocks: [
      {
        kind: 'text',
        text: greet(
          firstName(booking.booker_name),
          `${counted(pool.claimed, 'seat')} ${pool.claimed === 1 ? 'was' : 'were'} claimed or assigned. ${outcome}`,
        ),
      },
      eventBlock(booking),
      { kind: 'button', label: 'See the booking', href: bookingLink(context, booking.number) },
    ],
    footer: `You get this email because you offered seats of this booking. Questions? Write to ${context.supportEmail}.`,
  });
};

const REFUSALS: Record<MailedRefusal['outcome'], (company: string) => string> = {
  refuse: (company) => `By its rules for guests ${company} cannot give this guest a seat.`,
  needs_approval: (company) =>
    `By its rules ${company} has to approve such a guest first: name the guest in a request for approval when you book.`,
};

/** To the holder of the booking, after the company's rules denied a guest a seat. */
export const seatRefusedMail = (
  context: SiteAddresses,
  { booking, refusal }: { booking: MailedBooking; refusal: MailedRefusal },
): MailContent => {
  const company = shorten(singleLine(booking.company), 60);
  const guest = shorten(singleLine(refusal.name), 60);
  return renderMail({
    subject: `A guest got no seat: ${booking.title}`,
    heading: 'A guest got no seat',
    blocks: [
      {
        kind: 'text',
        text: greet(
          firstName(booking.booker_name),
          `A guest wanted one of the seats that you offer, and got none: ${guest}. ${REFUSALS[refusal.outcome](company)} The seat is still free.`,
        ),
      },
      eventBlock(booking),
      {
        kind: 'button',
        label: 'See the seats',
        href: bookingSeatsLink(context, booking.id),
      },
    ],
    footer: `You get this email once for each guest because you offer seats of this booking. Questions? Write to ${context.supportEmail}.`,
  });
};

/** To the holder of a booking with free seats, three days before the event. */
export const freeSeatsMail = (
  context: SiteAddresses,
  booking: MailedBooking,
  free: number,
): MailContent =>
  renderMail({
    subject: `${counted(free, 'seat')} still free: ${booking.title}`,
    heading: free === 1 ? 'One of your seats is still free' : 'Some of your seats are still free',
    blocks: [
      {
        kind: 'text',
        text: greet(
          firstName(booking.booker_name),
          `Nobody is named for ${counted(free, 'seat')} of your booking. Your colleagues can claim ${free === 1 ? 'it' : 'them'}, if you offer ${free === 1 ? 'it' : 'them'}.`,
        ),
      },
      eventBlock(booking),
      {
        kind: 'button',
        label: 'Offer to colleagues',
        href: bookingSeatsLink(context, booking.id),
      },
    ],
    footer: `You get this email once for a booking, when its event is three days away. Questions? Write to ${context.supportEmail}.`,
  });
