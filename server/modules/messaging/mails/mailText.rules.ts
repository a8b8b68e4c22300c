import { counted, shorten, singleLine, venueAndCity } from '../../../lib/text';
import { whenOf } from '../../../lib/dateFormat';
import type { MailBlock } from '../../../mail/blocks';
import type { MailedBooking } from './bookingMails.repository';
import type { TicketHolder } from './ticketMails.repository';

type EventSummary = Pick<
  MailedBooking,
  'title' | 'venue' | 'city' | 'start' | 'end' | 'timezone' | 'tier' | 'quantity' | 'number'
>;

/** `Nocturne in D`, `Nocturne in D and 2 more events` */
export function eventNames(bookings: readonly Pick<EventSummary, 'title'>[]): string {
  const [first = '', ...more] = new Set(bookings.map(({ title }) => singleLine(title)));
  if (more.length === 0) return first;
  return `${first} and ${counted(more.length, 'more event')}`;
}

export const eventBlock = (
  booking: EventSummary,
  {
    terms = [],
    ...more
  }: {
    amount?: string;
    link?: { label: string; href: string };
    /** Sentences about the booking terms. */
    terms?: readonly string[];
  } = {},
): MailBlock => ({
  kind: 'event',
  title: booking.title,
  lines: [
    whenOf(booking),
    venueAndCity(booking),
    `${booking.tier}, ${counted(booking.quantity, 'ticket')}`,
    `Booking ${booking.number}`,
    ...terms,
  ],
  ...more,
});

/** For the holder of one seat: omits the booking number and the quantity. */
export const seatBlock = (booking: EventSummary): MailBlock => ({
  kind: 'event',
  title: booking.title,
  lines: [whenOf(booking), venueAndCity(booking), booking.tier],
});

/** For a mail with a cancelled calendar entry. */
export const removedFromCalendar: MailBlock = {
  kind: 'text',
  text: 'The attached file takes the date out of your calendar.',
};

export const testPaymentNote: MailBlock = {
  kind: 'note',
  text: 'Test payment: no money was moved.',
};

/** Maximum characters of a name within a sentence. */
const MAX_NAME_LENGTH = 60;

/** The first name in a full name; empty for an empty name. */
export const firstName = (name: string): string => name.split(' ')[0] ?? '';

/** `Asha, thank you.` */
export const greet = (name: string, sentence: string) => {
  const first = shorten(singleLine(name), MAX_NAME_LENGTH);
  return first === ''
    ? sentence
    : `${first}, ${sentence.charAt(0).toLowerCase()}${sentence.slice(1)}`;
};

export const entranceNotice =
  'Arrive 30 minutes before the event starts, and bring a valid ID: the name is compared at the entrance.';

/** `Asha Menon (Northwind Industries)`: the booker, in mails to ticket holders. */
export const bookerAndCompany = ({
  booker_name: name,
  booker_email: email,
  company,
}: MailedBooking) =>
  `${shorten(singleLine(name) || email, MAX_NAME_LENGTH)} (${shorten(singleLine(company), MAX_NAME_LENGTH)})`;

/** Tickets by the holder's lower-case address, without the booker's own tickets. */
export function guestsByAddress(
  { booker_email: booker }: Pick<MailedBooking, 'booker_email'>,
  holders: readonly TicketHolder[],
): Map<string, TicketHolder[]> {
  const byAddress = new Map<string, TicketHolder[]>();
  for (const holder of holders) {
    const address = holder.email.toLowerCase();
    if (address === booker.toLowerCase()) continue;
    byAddress.set(address, [...(byAddress.get(address) ?? []), holder]);
  }
  return byAddress;
}
