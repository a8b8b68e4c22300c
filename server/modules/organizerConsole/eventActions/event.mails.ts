import { singleLine, venueAndCity } from '../../../lib/text';
import { whenOf, type Occasion } from '../../../lib/dateFormat';
import { renderMail, type MailBlock, type MailContent } from '../../../mail/layout';
import { bookingsLink, eventLink, ticketLink, type SiteAddresses } from '../../../mail/links';

/** The event in mails about its cancellation or rescheduling. */
export interface MailedEvent extends Occasion {
  id: number;
  title: string;
  venue: string;
  city: string;
}

/** A booking shown in one line. */
export interface BookingLine {
  bookingNumber: string;
  tier: string;
  quantity: number;
  /** The consequence for the booking. */
  outcome?: string;
}

const greeting = (name: string): MailBlock => ({
  kind: 'text',
  text: `Hello ${singleLine(name)},`,
});

const bookingFacts = (lines: readonly BookingLine[]) =>
  lines.map(
    ({ bookingNumber, tier, quantity, outcome }) =>
      [
        bookingNumber,
        `${quantity} × ${tier}${outcome === undefined ? '' : `: ${outcome}`}`,
      ] as const,
  );

const reasonBlocks = (reason: string): MailBlock[] =>
  reason === ''
    ? []
    : [
        { kind: 'text', text: 'The organizer says:' },
        { kind: 'quote', text: reason },
      ];

/** Says why the mail was sent and where to ask. */
const footer = ({ supportEmail }: SiteAddresses, why: string) =>
  `You get this because ${why}. Questions? Write to ${supportEmail}.`;

/** Used in the footer of mails to the booker. */
const bookerReason = 'you booked tickets for this event';
const guestReason = (booker: string) => `${singleLine(booker)} named you for a ticket`;

interface CancellationMail {
  /** The recipient's name. */
  name: string;
  event: MailedEvent;
  reason: string;
}

/** @param consequence a sentence that says what this means for the recipient */
const cancelledBlocks = (
  { name, event, reason }: CancellationMail,
  consequence: string,
): MailBlock[] => [
  greeting(name),
  {
    kind: 'text',
    text: `${event.title} on ${whenOf(event)} has been cancelled by its organizer. ${consequence}`,
  },
  ...reasonBlocks(reason),
];

/** To a booker who has paid. @param sums refunded amounts, one per currency; none for free bookings */
export const eventCancelledMail = (
  context: SiteAddresses,
  {
    lines,
    sums,
    ...cancelled
  }: CancellationMail & { lines: readonly BookingLine[]; sums: readonly string[] },
): MailContent => {
  const isPaidBack = sums.length > 0;
  return renderMail({
    subject: `${cancelled.event.title} is cancelled${isPaidBack ? ': your money is coming back' : ''}`,
    heading: isPaidBack ? 'Event cancelled, your money is coming back' : 'Event cancelled',
    blocks: [
      ...cancelledBlocks(cancelled, 'Your tickets are no longer valid.'),
      {
        kind: 'facts',
        facts: [
          ...bookingFacts(lines),
          ...(isPaidBack ? [['You get back', sums.join(' and ')] as const] : []),
        ],
      },
      ...(isPaidBack
        ? [
            {
              kind: 'text',
              text: 'The money goes back the way you paid it, service fee and tax included. You need not do anything. We write again with the credit note once it is on its way.',
            } as const,
          ]
        : []),
      { kind: 'button', label: 'My Bookings', href: bookingsLink(context) },
    ],
    footer: footer(context, bookerReason),
  });
};

/** To a person with unpaid bookings of the event. */
export const eventCancelledUnpaidMail = (
  context: SiteAddresses,
  { lines, ...cancelled }: CancellationMail & { lines: readonly BookingLine[] },
): MailContent =>
  renderMail({
    subject: `${cancelled.event.title} is cancelled`,
    heading: 'Event cancelled',
    blocks: [
      ...cancelledBlocks(cancelled, 'The booking in your cart has ended.'),
      { kind: 'facts', facts: bookingFacts(lines) },
      {
        kind: 'text',
        text: 'You have not paid for it. Should a payment be under way all the same, it goes back to you by itself.',
      },
    ],
    footer: footer(context, 'you had seats of this event in your cart'),
  });

/** To a guest: an attendee of a ticket that another person booked. */
export const eventCancelledGuestMail = (
  context: SiteAddresses,
  { booker, ...cancelled }: CancellationMail & { booker: string },
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
    footer: footer(context, guestReason(booker)),
  });

interface ReschedulingMail {
  /** The recipient's name. */
  name: string;
  /** Has the new time and venue. */
  event: MailedEvent;
  /** The former time and venue. */
  before: Occasion & { venue: string };
}

const rescheduledSubject = ({ event, before }: ReschedulingMail): string =>
  whenOf(before) === whenOf(event)
    ? `${event.title} moves to ${event.venue}`
    : `${event.title} moves to ${whenOf(event)}`;

/** @param consequence a sentence that says what this means for the recipient */
function rescheduledBlocks(
  { name, event, before }: ReschedulingMail,
  consequence: string,
  lines: readonly BookingLine[] = [],
): MailBlock[] {
  const hasNewTime = whenOf(before) !== whenOf(event);
  const hasNewVenue = before.venue !== event.venue;
  return [
    greeting(name),
    { kind: 'text', text: `The organizer has moved ${event.title}. ${consequence}` },
    {
      kind: 'facts',
      facts: [
        ...bookingFacts(lines),
        ...(hasNewTime
          ? ([
              ['Was', whenOf(before)],
              ['Is now', whenOf(event)],
            ] as const)
          : ([['When', whenOf(event)]] as const)),
        ...(hasNewVenue
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
  ];
}

/** To a booker; one mail covers all bookings. */
export const eventRescheduledMail = (
  context: SiteAddresses,
  { lines, ...moved }: ReschedulingMail & { lines: readonly BookingLine[] },
): MailContent =>
  renderMail({
    subject: rescheduledSubject(moved),
    heading: 'Event moved',
    blocks: [
      ...rescheduledBlocks(moved, 'Your tickets stay valid.', lines),
      { kind: 'button', label: 'About the event', href: eventLink(context, moved.event.id) },
    ],
    footer: footer(context, bookerReason),
  });

/** To a guest; one mail covers all tickets. @param links tokens of the tickets' links */
export const eventRescheduledGuestMail = (
  context: SiteAddresses,
  {
    booker,
    links,
    ...moved
  }: ReschedulingMail & {
    booker: string;
    links: readonly { number: string; token: string }[];
  },
): MailContent => {
  const one = links.length === 1;
  return renderMail({
    subject: rescheduledSubject(moved),
    heading: 'Event moved',
    blocks: [
      ...rescheduledBlocks(moved, one ? 'Your ticket stays valid.' : 'Your tickets stay valid.'),
      ...links.map(
        ({ number, token }) =>
          ({
            kind: 'button',
            label: one ? 'Open your ticket' : `Open ticket ${number}`,
            href: ticketLink(context, token),
          }) as const,
      ),
    ],
    footer: footer(context, guestReason(booker)),
  });
};
