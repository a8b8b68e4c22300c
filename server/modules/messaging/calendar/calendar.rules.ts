import { multiLine, venueAndCity } from '../../../lib/text';
import type { BookedEvent } from '../../bookings/bookings.service';

/** RFC 5545: a line has at most so many octets, its end not counted. */
const MAX_OCTETS = 75;

/**
 * The event of a booking for a calendar (D15, RFC 5545), with UTC instants: every calendar shows
 * them in its own zone. The UID is the booking's for ever, and SEQUENCE rises with every change, so
 * that a calendar that has it already moves or removes it.
 *
 * @param link the page that shows the booking
 * @param description instead of booking number and tier
 */
export function calendarFile(
  event: BookedEvent,
  link: string,
  { description = `Booking ${event.booking_number}, ${event.tier_name}` } = {},
): string {
  const changed = Math.max(event.booking_updated_at.getTime(), event.event_updated_at.getTime());
  const properties: [string, string][] = [
    ['UID', `${event.booking_number.toLowerCase()}@foyer`],
    // Two moves may come within a second.
    ['SEQUENCE', String(Math.floor(changed / 1000) + event.event_calendar_sequence)],
    ['DTSTAMP', instant(new Date(changed))],
    ['DTSTART', instant(event.event_start_at)],
    ['DTEND', instant(event.event_end_at)],
    ['SUMMARY', text(event.event_title)],
    ['LOCATION', text(venueAndCity({ venue: event.event_venue, city: event.event_city }))],
    ['DESCRIPTION', text(`${description}\n${link}`)],
    ['URL', link],
    ['STATUS', event.is_cancelled ? 'CANCELLED' : 'CONFIRMED'],
    ['TRANSP', event.is_cancelled ? 'TRANSPARENT' : 'OPAQUE'],
  ];
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Foyer//Tickets//EN',
    'CALSCALE:GREGORIAN',
    `METHOD:${event.is_cancelled ? 'CANCEL' : 'PUBLISH'}`,
    'BEGIN:VEVENT',
    ...properties.map(([name, value]) => `${name}:${value}`),
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${fold(line)}\r\n`).join('');
}

/** `20261205T140000Z` */
const instant = (at: Date): string =>
  `${at.toISOString().slice(0, 19).replaceAll('-', '').replaceAll(':', '')}Z`;

/** Escapes text typed by people, so that it cannot end its line and add a property. */
const text = (value: string): string =>
  multiLine(value)
    .replace(/[\\;,]/g, (character) => `\\${character}`)
    .replaceAll('\n', '\\n');

/** Breaks a long line where no character is split; what follows begins with a space. */
function fold(line: string): string {
  const parts: string[] = [];
  let part = '';
  let octets = 0;
  for (const character of line) {
    const more = Buffer.byteLength(character);
    if (octets + more > MAX_OCTETS) {
      parts.push(part);
      part = '';
      octets = 1;
    }
    part += character;
    octets += more;
  }
  return [...parts, part].join('\r\n ');
}
