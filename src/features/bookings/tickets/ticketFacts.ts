import type { Booking, Ticket } from '@/api';
import { venueLine } from '@/entities/event/eventView';
import { formatDateTime } from '@/lib/dates';

/** The texts of a ticket, for the screen, the picture and sharing. */
export interface TicketFacts {
  title: string;
  date: string;
  venue: string;
  attendee: string;
  tier: string;
  booking: string;
  number: string;
  /** `Ticket 1 of 4`. */
  position: string;
}

export function ticketFacts(booking: Booking, ticket: Ticket, count: number): TicketFacts {
  return {
    title: booking.event_title,
    date: formatDateTime(booking.event_start_date, booking.event_timezone),
    venue: venueLine(booking.event_venue, booking.event_city),
    attendee: ticket.attendee_name ?? 'No name yet',
    tier: booking.ticket_tier_name,
    booking: booking.booking_number,
    number: ticket.ticket_number,
    position: `Ticket ${ticket.seat_no} of ${count}`,
  };
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

/** Breaks a text into lines of at most `width` between words; a longer word gets its own line. */
export function wrapWords(
  text: string,
  width: number,
  measure: (line: string) => number,
): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const longer = `${lines.at(-1) ?? ''} ${word}`.trim();
    if (lines.length > 0 && measure(longer) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}
