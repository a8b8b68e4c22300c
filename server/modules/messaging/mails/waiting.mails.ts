import { clockAt, whenAt } from '../../../lib/dateFormat';
import { counted, singleLine } from '../../../lib/text';
import { renderMail, type MailContent } from '../../../mail/layout';
import { bookingsLink, cartLink, eventLink, type SiteAddresses } from '../../../mail/links';
import { eventBlock, firstName, greet } from './mailText.rules';
import type { MailedEntry } from './waitingMails.repository';

const footerFor = ({ supportEmail }: SiteAddresses): string =>
  `You get this email because you joined the waiting list on Foyer. Questions? Write to ${supportEmail}.`;

const blockOf = (entry: MailedEntry) => eventBlock({ ...entry, number: entry.number ?? '' });

/** Seats became available and are held for the person until the offer ends. */
export function seatsOfferedMail(context: SiteAddresses, entry: MailedEntry): MailContent {
  const { title, quantity, timezone, offered_until: until } = entry;
  if (until === null) throw new Error('An offer has an end.');
  const isOne = quantity === 1;
  return renderMail({
    subject: `${counted(quantity, 'seat')} for ${singleLine(title)}: yours until ${clockAt(until, timezone)}`,
    heading: isOne ? 'A seat has come back' : 'Seats have come back',
    blocks: [
      {
        kind: 'text',
        text: greet(
          firstName(entry.name),
          `${isOne ? 'A seat that you wait for is' : `${quantity} seats that you wait for are`} held for you.${entry.is_approved ? ' Your company has approved it already.' : ''} Pay in time, or pass them on to the next in line.`,
        ),
      },
      {
        kind: 'note',
        text: `Pay until ${whenAt(until, timezone)}. After that the next in line gets ${isOne ? 'it' : 'them'}.`,
      },
      ...(entry.reason === '' ? [] : [{ kind: 'text', text: entry.reason } as const]),
      blockOf(entry),
      { kind: 'button', label: 'Pay now', href: cartLink(context) },
    ],
    footer: footerFor(context),
  });
}

/** The offer was not paid in time, so the person lost the place on the waiting list. */
export const offerLapsedMail = (context: SiteAddresses, entry: MailedEntry): MailContent =>
  renderMail({
    subject: `Not paid in time: ${singleLine(entry.title)}`,
    heading: 'Your offer has run out',
    blocks: [
      {
        kind: 'text',
        text: greet(
          firstName(entry.name),
          `The ${counted(entry.quantity, 'seat')} that we held for you were not paid in time and go to the next in line. You can join the waiting list again.`,
        ),
      },
      blockOf(entry),
      { kind: 'button', label: 'See the event', href: eventLink(context, entry.event_id) },
    ],
    footer: footerFor(context),
  });

/** The waiting list closed without seats for the person. */
export const waitingEndedMail = (context: SiteAddresses, entry: MailedEntry): MailContent =>
  renderMail({
    subject: `The waiting list has ended: ${singleLine(entry.title)}`,
    heading: 'The waiting list has ended',
    blocks: [
      {
        kind: 'text',
        text: greet(
          firstName(entry.name),
          `You do not wait for ${counted(entry.quantity, 'seat')} any more. ${entry.reason}`,
        ),
      },
      { kind: 'button', label: 'See My Bookings', href: bookingsLink(context) },
    ],
    footer: footerFor(context),
  });
