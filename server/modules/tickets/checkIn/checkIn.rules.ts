import type { Schemas } from '../../../contract/types';
import type { CheckInTicket } from './checkIn.repository';

export type CheckInResult = Schemas['CheckInResult'];

export interface CheckInAttempt {
  ticket: CheckInTicket;
  /** Version from the code or guest list. For a typed number: the current version or `FORMER_VERSION`. */
  version: number;
  /** The event for which the device checks in tickets, if selected. */
  event: number | undefined;
  at: Date;
  /** Skip the check of `checkInHours`. */
  outsideHours: boolean;
  /** The device's id of this scan; a repeated scan has the id of the first. */
  scan: string | undefined;
}

/** Stands for a former ticket number; lower than every real version. */
export const FORMER_VERSION = 0;

const HOUR = 3_600_000;

/**
 * Check-in opens this many hours before the start and closes this many hours after the end, for early entry and
 * events that overrun. At other times a scan by mistake would use up a ticket that is still needed.
 */
const checkInHours = { before: 12, after: 6 } as const;

/**
 * The result if the ticket needs no change: why it is refused, or `accepted` if the same scan already used it and its
 * response was lost. Null if the ticket can be used. If several reasons apply, the most useful one for the steward.
 */
export function knownResult({
  ticket,
  version,
  event,
  at,
  outsideHours,
  scan,
}: CheckInAttempt): CheckInResult | null {
  if (version > ticket.version) return 'forged';
  if (event !== undefined && event !== ticket.event_id) return 'other_event';
  if (['cancelled', 'refunded'].includes(ticket.booking_status) || ticket.is_void) return 'void';
  if (version < ticket.version) return 'reissued';
  if (ticket.used_at !== null) {
    return scan !== undefined && scan === ticket.used_scan ? 'accepted' : 'already_used';
  }
  if (ticket.booking_status === 'pending') return 'not_paid';
  if (outsideHours) return null;
  if (at < checkInOpens(ticket)) return 'too_early';
  if (at > checkInCloses(ticket)) return 'too_late';
  return null;
}

const checkInOpens = ({ event_start_at: start }: CheckInTicket) =>
  new Date(start.getTime() - checkInHours.before * HOUR);

const checkInCloses = ({ event_end_at: end }: CheckInTicket) =>
  new Date(end.getTime() + checkInHours.after * HOUR);

/** The message shown to the steward. */
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
      return 'This ticket was given to somebody else and no longer lets its former holder in. Ask for the new ticket.';
    case 'other_event':
      return ticket
        ? `This ticket is for another event: ${ticket.event_title}.`
        : 'This ticket is for another event.';
    case 'not_paid':
      return 'The booking of this ticket is not paid.';
    case 'too_early':
      return ticket
        ? `The doors are not open yet. Tickets are taken from ${whenOf(checkInOpens(ticket), ticket.event_timezone, 'minute')}.`
        : 'The doors are not open yet.';
    case 'too_late':
      return ticket
        ? `The event is over. Tickets were taken until ${whenOf(checkInCloses(ticket), ticket.event_timezone, 'minute')}.`
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

/**
 * Normalizes to the printed form: `fyr 7k4m 2291`, `fyr7k4m2291` and `7K4M-2291` become `FYR-7K4M-2291`. Other
 * texts are only upper-cased and match no ticket.
 */
export function readTicketNumber(typed: string): string {
  const text = typed.trim().toUpperCase();
  const [, letters, digits] =
    /^(?:FYR)?([0-9A-Z]{4})(\d{4})$/.exec(text.replace(/[\s\-–—]+/g, '')) ?? [];
  return letters && digits ? `FYR-${letters}-${digits}` : text;
}

/** Further words of a search are ignored, because each adds a comparison per ticket. */
const MAX_WORDS = 8;

export const readSearchWords = (search: string): string[] =>
  search.trim().split(/\s+/).filter(Boolean).slice(0, MAX_WORDS);
