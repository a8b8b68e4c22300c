import { singleLine } from '../../../lib/text';
import { shorten } from '../../../mail/shorten';
import { whenOf } from '../../../lib/dateFormat';
import type { MailBlock } from '../../../mail/blocks';
import type { BookingStory } from './bookingMails.repository';

/** What a mail about a booking needs of it. */
type Outing = Pick<
  BookingStory,
  'title' | 'venue' | 'city' | 'start' | 'end' | 'timezone' | 'tier' | 'quantity' | 'number'
>;

const ticketsOf = (count: number) => `${count} ${count === 1 ? 'ticket' : 'tickets'}`;

/** `Nocturne in D`, `Nocturne in D and 2 more events` */
export function eventsOf(bookings: readonly Pick<Outing, 'title'>[]): string {
  const [first = '', ...more] = new Set(bookings.map(({ title }) => singleLine(title)));
  if (more.length === 0) return first;
  return `${first} and ${more.length} more ${more.length === 1 ? 'event' : 'events'}`;
}

/** `Royal Opera House, Mumbai` */
export const placeOf = ({ venue, city }: Pick<Outing, 'venue' | 'city'>) =>
  [venue, city].filter(Boolean).join(', ');

export const eventBlock = (
  outing: Outing,
  more: { amount?: string; link?: { label: string; href: string } } = {},
): MailBlock => ({
  kind: 'event',
  title: outing.title,
  lines: [
    whenOf(outing),
    placeOf(outing),
    `${outing.tier}, ${ticketsOf(outing.quantity)}`,
    `Booking ${outing.number}`,
  ],
  ...more,
});

/** For one seat: who else sits where is not its holder's to know. */
export const seatBlock = (outing: Outing): MailBlock => ({
  kind: 'event',
  title: outing.title,
  lines: [whenOf(outing), placeOf(outing), outing.tier],
});

/** Of a mail with the calendar's cancellation. */
export const takeOut: MailBlock = {
  kind: 'text',
  text: 'The attached file takes the date out of your calendar.',
};

export const testNote: MailBlock = { kind: 'note', text: 'Test payment: no money was moved.' };

/** Characters of a name that a sentence has room for. */
const NAME = 60;

/** `Asha, thank you.` */
export const greet = (name: string, words: string) => {
  const first = shorten(singleLine(name), NAME);
  return first === '' ? words : `${first}, ${words.charAt(0).toLowerCase()}${words.slice(1)}`;
};

export const entrance =
  'Arrive 30 minutes before the event starts, and bring a valid ID: the name is compared at the entrance.';

/** Who booked, as a holder is told. */
export const bookerOf = ({ booker_name: name, booker_email: email, company }: BookingStory) =>
  `${shorten(singleLine(name) || email, NAME)} (${shorten(singleLine(company), NAME)})`;
