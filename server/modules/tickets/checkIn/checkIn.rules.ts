import type { Schemas } from '../../../contract/types';
import type { DoorTicket } from './checkIn.repository';

export type CheckInResult = Schemas['CheckInResult'];

export interface Shown {
  ticket: DoorTicket;
  /** Of the code; a typed number stands for the newest. */
  version: number;
  /** The event at this door, if it is said. */
  event: number | undefined;
  at: Date;
  /** The person at the door lets in although the doors are not open. */
  outsideHours: boolean;
}

const HOUR = 3_600_000;

/**
 * When a ticket is taken: early enough for whoever builds up and comes in first, late enough for a
 * night that goes on. Outside, a scan would use up a ticket that its holder still needs.
 */
const doorHours = { before: 12, after: 6 } as const;

/**
 * Why a ticket is not let in, in the order in which a person at the door wants to know; null when
 * nothing speaks against it.
 */
export function refusalOf({
  ticket,
  version,
  event,
  at,
  outsideHours,
}: Shown): CheckInResult | null {
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

const doorsOpen = ({ event_start_at: start }: DoorTicket) =>
  new Date(start.getTime() - doorHours.before * HOUR);

const doorsClose = ({ event_end_at: end }: DoorTicket) =>
  new Date(end.getTime() + doorHours.after * HOUR);

/** What the person at the door reads. */
export function sentenceFor(result: CheckInResult, ticket: DoorTicket | undefined): string {
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

/** `Dec 5, 7:42:10 PM`, by the clock at the venue. */
const whenOf = (at: Date, timezone: string, to: 'minute' | 'second' = 'second') =>
  new Intl.DateTimeFormat('en-US', {
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    ...(to === 'second' && { second: '2-digit' }),
    timeZone: timezone,
  }).format(at);

/** As it is printed: `fyr 7k4m 2291` -> `FYR-7K4M-2291`. */
export const readTicketNumber = (typed: string): string =>
  typed
    .trim()
    .toUpperCase()
    .replace(/[\s\-–—]+/g, '-');
