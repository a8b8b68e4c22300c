import type { Schemas } from '../../../contract/types';
import { clockAt, whenAt } from '../../../lib/dateFormat';
import { formatMoney } from '../../../lib/money';
import { joinNames } from '../../../lib/text';

type NotificationKind = Schemas['NotificationKind'];

/** Notifications about a company's credit account. */
export type AccountKind = Extract<NotificationKind, `account_${string}`>;

/** Stored as part of the ids of read notifications: never change or reuse a number. */
export const KIND_CODES = {
  booking_paid: 0,
  details_missing: 1,
  event_tomorrow: 2,
  hold_ending: 3,
  event_moved: 4,
  booking_refunded: 5,
  payment_returned: 6,
  approval_waiting: 7,
  approval_decided: 8,
  seats_offered: 9,
  seats_free: 10,
  account_receipt: 11,
  account_due: 12,
  account_limit: 13,
  guest_refused: 14,
  bookings_left: 15,
} as const satisfies Record<NotificationKind | 'payment_returned', number>;

/** Ids reserved per subject, one for each kind. */
export const ID_STEP = 16;

/** Data for the texts of a notification. */
export interface NotificationFacts {
  kind: Exclude<NotificationKind, AccountKind>;
  /** Numbers of all its bookings. The singular fields below describe the first booking. */
  booking_numbers: readonly string[];
  event_titles: readonly string[];
  /**
   * Kind and note: of a history entry, or the outcome and reason of an approval request, or the outcome and name of a
   * refused guest. For a closed account, the note is the person's name. '' if there is none.
   */
  history_kind: string;
  note: string;
  quantity: number;
  ticket_tier_name: string;
  hold_expires_at: Date | null;
  /** True if the hold has ended by the database's clock, so that the seats are on sale again. */
  hold_is_over: boolean;
  event_title: string;
  event_venue: string;
  event_city: string;
  event_start_at: Date;
  event_timezone: string;
  /** Fields of the approval request; null for other notifications. */
  requester_name: string | null;
  /** Minor units, including fee and GST. */
  approval_total: number | null;
  approval_currency: string | null;
  approval_deadline: Date | null;
  /** Also null if the bookings are paid. */
  pay_by: Date | null;
  /** True if an approved request is for a waiting list and no seats have become available yet. */
  waits_in_line: boolean | null;
}

/** Title and text; times in the venue's time zone. */
export function notificationText(facts: NotificationFacts): { title: string; text: string } {
  const event = facts.event_titles.length > 1 ? eventsText(facts) : facts.event_title;
  const bookings = bookingsText(facts);
  const when = `${whenAt(facts.event_start_at, facts.event_timezone)} at ${venueText(facts)}.`;
  const what = isOne(facts) ? `${quantityAndTier(facts)}, ${bookings}` : bookings;
  switch (facts.kind) {
    case 'booking_paid':
      return {
        title: `Paid: ${event}`,
        text: `Your tickets and the invoice are in My Bookings: ${what}.`,
      };
    case 'details_missing':
      return {
        title: `Who is coming to ${event}?`,
        text: `Name and email of at least one attendee are missing: ${what}.`,
      };
    case 'seats_free':
      return {
        title: `Seats still free: ${event}`,
        text: `Offer them to your colleagues, who can claim them: ${what}.`,
      };
    case 'guest_refused':
      return {
        title: `A guest got no seat: ${event}`,
        text: `${facts.note} wanted a seat of ${bookings}. ${REFUSAL_TEXTS[facts.history_kind] ?? ''}`,
      };
    case 'bookings_left':
      return leftText(facts);
    case 'event_tomorrow':
      return {
        title: `Coming up: ${event}`,
        text: `${when} ${isOne(facts) ? `${quantityAndTier(facts)}, ${facts.booking_numbers.join()}` : capitalized(bookings)}.`,
      };
    case 'hold_ending':
      return facts.hold_is_over
        ? {
            title: `Your hold on ${event} has ended`,
            text: `The seats are on sale again. Paying takes them if they are still free: ${what}.`,
          }
        : {
            title: `Your hold on ${event} is about to end`,
            text: `Pay ${holdDeadline(facts)} to keep your seats: ${what}.`,
          };
    case 'event_moved':
      return facts.history_kind === 'event_moved'
        ? {
            title: `Changed: ${event}`,
            text: `${facts.note} ${capitalized(bookings)} ${isOne(facts) ? 'stays' : 'stay'} valid.`,
          }
        : { title: `Cancelled: ${event}`, text: `${facts.note} You had not paid yet for ${what}.` };
    case 'booking_refunded':
      return {
        title: `${REFUND_TITLES[facts.history_kind] ?? 'Refund'}: ${event}`,
        text: refundText(facts),
      };
    case 'seats_offered':
      return {
        title: `Seats for ${event} are held for you`,
        text: `You waited for them: ${what}. Pay ${holdDeadline(facts)}, or pass them on.`,
      };
    case 'approval_waiting':
      return {
        title: `${facts.requester_name ?? ''} asks for your approval: ${event}`,
        text: waitingText(facts),
      };
    case 'approval_decided':
      return {
        title: `${DECISION_TITLES[facts.history_kind] ?? 'Request'}: ${event}`,
        text: decisionText(facts),
      };
  }
}

function leftText({ booking_numbers: { length: count }, note: name }: NotificationFacts) {
  return count === 1
    ? {
        title: `1 booking of ${name} has no holder`,
        text: 'The account is closed. Hand it over to a colleague, or cancel it.',
      }
    : {
        title: `${count} bookings of ${name} have no holder`,
        text: 'The account is closed. Hand them over to colleagues, or cancel them.',
      };
}

const REFUSAL_TEXTS: Record<string, string> = {
  refuse: 'The rules of your company do not allow this guest.',
  needs_approval:
    'Your company has to approve such a guest first, in a request for approval when you book.',
};

const REFUND_TITLES: Record<string, string> = {
  event_cancelled: 'Cancelled',
  refund_done: 'Refunded',
  payment_returned: 'Payment returned',
};

/** The note contains the amounts. */
const refundText = (facts: NotificationFacts) =>
  facts.history_kind === 'event_cancelled'
    ? `${facts.note} The money for ${bookingsText(facts)} is on its way back to you.`
    : `${capitalized(bookingsText(facts))}: ${facts.note}`;

const DECISION_TITLES: Record<string, string> = {
  approved: 'Approved',
  declined: 'Declined',
  expired: 'Request run out',
};

function waitingText(facts: NotificationFacts): string {
  const { approval_total: total, approval_currency: currency, approval_deadline: end } = facts;
  if (total === null || currency === null || end === null) return '';
  return `${formatMoney(total, currency)} with fee and GST. Decide before ${whenAt(end, facts.event_timezone)}.`;
}

function decisionText(facts: NotificationFacts): string {
  const { history_kind: outcome, note, pay_by: payBy } = facts;
  const bookings = bookingsText(facts);
  if (outcome === 'declined') return `The reason: ${note}`;
  if (outcome === 'expired') return note || 'Nobody decided in time. The seats are on sale again.';
  if (facts.waits_in_line) {
    return 'You keep your place on the waiting list. When seats come back for you, you have two hours to pay.';
  }
  return payBy
    ? `Pay until ${whenAt(payBy, facts.event_timezone)} to keep the seats of ${bookings}.`
    : `${capitalized(bookings)} ${isOne(facts) ? 'is' : 'are'} paid.`;
}

const isOne = ({ booking_numbers: numbers }: NotificationFacts): boolean => numbers.length === 1;

/** `booking BK-1`, `bookings BK-1, BK-2 and BK-3` */
function bookingsText({ booking_numbers: numbers }: NotificationFacts): string {
  return `${numbers.length === 1 ? 'booking' : 'bookings'} ${joinNames(numbers)}`;
}

/** `Nocturne in D and 2 more events` */
function eventsText({ event_title: first, event_titles: titles }: NotificationFacts): string {
  const more = titles.length - 1;
  return `${first} and ${more} more ${more === 1 ? 'event' : 'events'}`;
}

const capitalized = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

const quantityAndTier = ({ quantity, ticket_tier_name: tier }: NotificationFacts) =>
  `${quantity} × ${tier}`;

/** Omits the city if the venue's name contains it. */
const venueText = ({ event_venue: venue, event_city: city }: NotificationFacts) =>
  city === '' || venue.includes(city) ? venue : `${venue}, ${city}`;

const holdDeadline = ({ hold_expires_at: end, event_timezone: timezone }: NotificationFacts) =>
  end ? `before ${clockAt(end, timezone)}` : 'soon';
