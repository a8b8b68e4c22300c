import type { Schemas } from '../../../contract/types';
import type { CheckInTicket } from './checkIn.repository';

export type CheckInResult = Schemas['CheckInResult'];

export interface CheckInAttempt {
  ticket: CheckInTicket;
  /** Of the code; a typed number counts as the newest version. */
  version: number;
  /** The event that the device checks in, if it is known. */
  event: number | undefined;
  at: Date;
  /** Skips the check of the opening hours. */
  outsideHours: boolean;
}

const HOUR = 3_600_000;

/**
 * Check-in opens and closes this many hours around the event, which leaves time for early entry and
 * for events that overrun. Outside, a mistaken scan would use up a ticket that is still needed.
 */
const checkInHours = { before: 12, after: 6 } as const;

/**
 * Why a ticket is refused, the reason most useful to the steward first; null when it can be used.
 */
export function refusalOf({
  ticket,
  version,
  event,
  at,
  outsideHours,
}: CheckInAttempt): CheckInResult | null {
  if (version > ticket.version) return 'forged';
  if (event !== undefined && event !== ticket.event_id) return 'other_event';
  if (['cancelled', 'refunded'].includes(ticket.booking_status) || ticket.is_void) return 'void';
  if (version < ticket.version) return 'reissued';
  if (ticket.used_at !== null) return 'already_used';
  if (ticket.booking_status === 'pending') return 'not_paid';
  if (outsideHours) return null;
  if (at < doorsOpen(ticket)) return 'too_early';
  if (at > doorsClose(ticket)) return 'too_late';
  return null;
}

const doorsOpen = ({ event_start_at: start }: CheckInTicket) =>
  new Date(start.getTime() - checkInHours.before * HOUR);

const doorsClose = ({ event_end_at: end }: CheckInTicket) =>
  new Date(end.getTime() + checkInHours.after * HOUR);

/** The sentence that the steward reads. */
export function sentenceFor(result: CheckInResult, ticket: CheckInTicket | undefined): string {
  switch (result) {
    case 'accepted':
      return ticket?.attendee_name ? `Welcome, ${ticket.attendee_name}.` : 'Welcome.';
    case 'already_used':
      return ticket?.used_at
        ? `Already used on ${whenOf(ticket.used_at, ticket.event_timezone)}, let in by ${ticket.used_by_name ?? 'somebody'}.`
        : 'Already used.';
    case 'void':
      return 'This ticket was cancelled. Its booking is no longer valid.';
    case 'reissued':
      return 'This is an old code. The ticket was issued again: ask for the new one.';
    case 'other_event':
      return `This ticket is for another event: ${ticket?.event_title ?? ''}.`;
    case 'not_paid':
      return 'The booking of this ticket is not paid.';
    case 'too_early':
      return ticket
        ? `The doors are not open yet. Tickets are taken from ${whenOf(doorsOpen(ticket), ticket.event_timezone, 'minute')}.`
        : 'The doors are not open yet.';
    case 'too_late':
      return ticket
        ? `The event is over. Tickets were taken until ${whenOf(doorsClose(ticket), ticket.event_timezone, 'minute')}.`
        : 'The event is over.';
    case 'forged':
      return 'This is not a genuine Foyer ticket.';
    case 'unknown':
      return 'There is no ticket with this number. Check what was typed.';
  }
}

/** `Dec 5, 7:42:10 PM`, in the venue's time zone. */
const whenOf = (at: Date, timezone: string, to: 'minute' | 'second' = 'second') =>
  new Intl.DateTimeFormat('en-US', {
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    ...(to === 'second' && { second: '2-digit' }),
    timeZone: timezone,
  }).format(at);

/** The printed form: `fyr 7k4m 2291` -> `FYR-7K4M-2291`. */
export const readTicketNumber = (typed: string): string =>
  typed
    .trim()
    .toUpperCase()
    .replace(/[\s\-–—]+/g, '-');
