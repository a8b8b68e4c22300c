import type { Booking, SharedTicket, Ticket } from '@/api';
import { venueLine } from '@/entities/event/eventView';
import { formatDateTime } from '@/lib/dates';

/** The texts of a ticket, for the screen, the picture and sharing. */
export interface TicketFacts {
  title: string;
  date: string;
  venue: string;
  attendee: string;
  tier: string;
  number: string;
  /** Null on the page of a shared ticket, which shows nothing of the booking. */
  booking: string | null;
  /** `Ticket 1 of 4`; null there as well. */
  position: string | null;
}

const attendeeOf = ({ attendee_name: name }: Pick<Ticket, 'attendee_name'>) =>
  name ?? 'No name yet';

export function ticketFacts(booking: Booking, ticket: Ticket, count: number): TicketFacts {
  return {
    title: booking.event_title,
    date: formatDateTime(booking.event_start_date, booking.event_timezone),
    venue: venueLine(booking.event_venue, booking.event_city),
    attendee: attendeeOf(ticket),
    tier: booking.ticket_tier_name,
    booking: booking.booking_number,
    number: ticket.ticket_number,
    position: `Ticket ${ticket.seat_no} of ${count}`,
  };
}

export const sharedTicketFacts = (ticket: SharedTicket): TicketFacts => ({
  title: ticket.event_title,
  date: formatDateTime(ticket.event_start_date, ticket.event_timezone),
  venue: venueLine(ticket.event_venue, ticket.event_city),
  attendee: attendeeOf(ticket),
  tier: ticket.ticket_tier_name,
  number: ticket.ticket_number,
  booking: null,
  position: null,
});

/** The facts below the title, with their labels, in the order of the ticket. */
export function labelledFacts({ attendee, tier, venue, booking }: TicketFacts) {
  return [
    { term: 'Attendee', value: attendee },
    { term: 'Tier', value: tier },
    { term: 'Venue', value: venue },
    ...(booking === null ? [] : [{ term: 'Booking', value: booking }]),
  ];
}

/** The text of the share sheet. Never contains the code, because anyone who has it is admitted. */
export function shareText({ title, date, venue, number }: TicketFacts): string {
  return `${title}, ${date}, ${venue}. Ticket ${number}.`;
}

/** The index after an arrow key, within the tickets of the booking; other keys change nothing. */
export function seatIndexForKey(key: string, index: number, count: number): number {
  if (key === 'ArrowRight') return Math.min(count - 1, index + 1);
  if (key === 'ArrowLeft') return Math.max(0, index - 1);
  return index;
}

/**
 * Breaks a text into lines of at most `width`, between words; a word that is longer is broken within,
 * so that nothing of it is lost.
 */
export function wrapWords(
  text: string,
  width: number,
  measure: (line: string) => number,
): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const longer = `${lines.at(-1) ?? ''} ${word}`.trim();
    if (lines.length > 0 && measure(longer) <= width) {
      lines[lines.length - 1] = longer;
      continue;
    }
    lines.push('');
    for (const letter of word) {
      const line = `${lines.at(-1) ?? ''}${letter}`;
      if (measure(line) > width && line !== letter) lines.push(letter);
      else lines[lines.length - 1] = line;
    }
  }
  return lines;
}
