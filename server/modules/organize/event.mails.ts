import { formatMoney } from '../../lib/money';
import { singleLine, venueAndCity } from '../../lib/text';
import { whenOf, type Occasion } from '../../lib/dateFormat';
import { renderMail, type MailBlock, type MailContent } from '../../mail/layout';
import { bookingsLink, eventLink, type SiteAddresses } from '../../mail/links';

/** Mails about an event that its organizer has cancelled or moved (D13). */
export interface MailedEvent extends Occasion {
  id: number;
  title: string;
  venue: string;
  city: string;
}

/** A booking in one line. */
export interface MailedLine {
  bookingNumber: string;
  tier: string;
  quantity: number;
}

const hello = (name: string): MailBlock => ({ kind: 'text', text: `Hello ${singleLine(name)},` });

const lineFacts = (lines: readonly MailedLine[]) =>
  lines.map(
    ({ bookingNumber, tier, quantity }) => [bookingNumber, `${quantity} × ${tier}`] as const,
  );

const because = (reason: string): MailBlock[] =>
  reason === ''
    ? []
    : [
        { kind: 'text', text: 'The organizer says:' },
        { kind: 'quote', text: reason },
      ];

/** Why this mail came, and who answers. */
const footer = ({ supportEmail }: SiteAddresses, why: string) =>
  `You get this because ${why}. Questions? Write to ${supportEmail}.`;

/** Of a booking's own person. */
const booked = 'you booked tickets for this event';
const named = (booker: string) => `${singleLine(booker)} named you for a ticket`;

interface Cancelled {
  /** Whom it greets. */
  name: string;
  event: MailedEvent;
  reason: string;
}

/** @param soThat what it means for this person, in a sentence */
const cancelledBlocks = ({ name, event, reason }: Cancelled, soThat: string): MailBlock[] => [
  hello(name),
  {
    kind: 'text',
    text: `${event.title} on ${whenOf(event)} has been cancelled by its organizer. ${soThat}`,
  },
  ...because(reason),
];

/** To who paid. @param amount minor units, with fee and tax: what goes back; 0 when nothing was paid */
export const eventCancelledMail = (
  context: SiteAddresses,
  {
    lines,
    amount,
    currency,
    ...cancelled
  }: Cancelled & { lines: readonly MailedLine[]; amount: number; currency: string },
): MailContent =>
  renderMail({
    subject: `${cancelled.event.title} is cancelled${amount > 0 ? ': your money is coming back' : ''}`,
    heading: amount > 0 ? 'Event cancelled, your money is coming back' : 'Event cancelled',
    blocks: [
      ...cancelledBlocks(cancelled, 'Your tickets are no longer valid.'),
      {
        kind: 'facts',
        facts: [
          ...lineFacts(lines),
          ...(amount > 0 ? [['You get back', formatMoney(amount, currency)] as const] : []),
        ],
      },
      ...(amount > 0
        ? [
            {
              kind: 'text',
              text: 'The money goes back the way you paid it, service fee and tax included. You need not do anything. We write again with the credit note once it is on its way.',
            } as const,
          ]
        : []),
      { kind: 'button', label: 'My Bookings', href: bookingsLink(context) },
    ],
    footer: footer(context, booked),
  });

/** To who had seats in the cart. */
export const eventCancelledUnpaidMail = (
  context: SiteAddresses,
  { lines, ...cancelled }: Cancelled & { lines: readonly MailedLine[] },
): MailContent =>
  renderMail({
    subject: `${cancelled.event.title} is cancelled`,
    heading: 'Event cancelled',
    blocks: [
      ...cancelledBlocks(cancelled, 'The booking in your cart has ended.'),
      { kind: 'facts', facts: lineFacts(lines) },
      {
        kind: 'text',
        text: 'You have not paid for it. Should a payment be under way all the same, it goes back to you by itself.',
      },
    ],
    footer: footer(context, 'you had seats of this event in your cart'),
  });

/** To who holds a ticket that somebody else paid for. */
export const eventCancelledGuestMail = (
  context: SiteAddresses,
  { booker, ...cancelled }: Cancelled & { booker: string },
): MailContent =>
  renderMail({
    subject: `${cancelled.event.title} is cancelled`,
    heading: 'Event cancelled',
    blocks: [
      ...cancelledBlocks(cancelled, 'Your ticket is no longer valid.'),
      {
        kind: 'text',
        text: `${singleLine(booker)}, who booked it, gets the money back.`,
      },
    ],
    footer: footer(context, named(booker)),
  });

/** @param before when and where it was to be; the event is as it is now */
export const eventMovedMail = (
  context: SiteAddresses,
  {
    name,
    event,
    before,
    line,
    booker,
  }: {
    name: string;
    event: MailedEvent;
    before: Occasion & { venue: string };
    /** Of the booking; null for a guest. */
    line: MailedLine | null;
    booker: string;
  },
): MailContent => {
  const isLater = whenOf(before) !== whenOf(event);
  const isElsewhere = before.venue !== event.venue;
  return renderMail({
    subject: isLater
      ? `${event.title} moves to ${whenOf(event)}`
      : `${event.title} moves to ${event.venue}`,
    heading: 'Event moved',
    blocks: [
      hello(name),
      {
        kind: 'text',
        text: `The organizer has moved ${event.title}. ${line ? 'Your tickets stay' : 'Your ticket stays'} valid.`,
      },
      {
        kind: 'facts',
        facts: [
          ...(line ? lineFacts([line]) : []),
          ...(isLater
            ? ([
                ['Was', whenOf(before)],
                ['Is now', whenOf(event)],
              ] as const)
            : ([['When', whenOf(event)]] as const)),
          ...(isElsewhere
            ? ([
                ['Was at', venueAndCity({ ...event, venue: before.venue })],
                ['Is now at', venueAndCity(event)],
              ] as const)
            : ([['Where', venueAndCity(event)]] as const)),
        ],
      },
      {
        kind: 'text',
        text: 'Open the attached calendar entry to move it in your calendar as well.',
      },
      { kind: 'button', label: 'About the event', href: eventLink(context, event.id) },
    ],
    footer: footer(context, line ? booked : named(booker)),
  });
};
