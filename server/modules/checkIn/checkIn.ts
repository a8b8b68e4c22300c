import type { Schemas } from '../../contract/types';
import type { DoorTicket } from './checkIn.repository';

export type CheckInResult = Schemas['CheckInResult'];

export interface Shown {
  ticket: DoorTicket;
  /** Of the code; a typed number stands for the newest. */
  version: number;
  /** The event at this door, if it is said. */
  event: number | undefined;
}

/**
 * Why a ticket is not let in, in the order in which a person at the door wants to know; null when
 * nothing speaks against it.
 */
export function refusalOf({ ticket, version, event }: Shown): CheckInResult | null {
  if (version > ticket.version) return 'forged';
  if (event !== undefined && event !== ticket.event_id) return 'other_event';
  if (['cancelled', 'refunded'].includes(ticket.booking_status) || ticket.is_void) return 'void';
  if (version < ticket.version) return 'reissued';
  if (ticket.used_at !== null) return 'already_used';
  if (ticket.booking_status === 'pending') return 'not_paid';
  return null;
}

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
    case 'forged':
      return 'This is not a genuine Foyer ticket.';
    case 'unknown':
      return 'There is no ticket with this number. Check what was typed.';
  }
}

/** `Dec 5, 7:42:10 PM`, by the clock at the venue. */
const whenOf = (at: Date, timezone: string) =>
  new Intl.DateTimeFormat('en-US', {
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    second: '2-digit',
    timeZone: timezone,
  }).format(at);

/** As it is printed: `fyr 7k4m 2291` -> `FYR-7K4M-2291`. */
export const readTicketNumber = (typed: string): string =>
  typed
    .trim()
    .toUpperCase()
    .replace(/[\s\-–—]+/g, '-');
