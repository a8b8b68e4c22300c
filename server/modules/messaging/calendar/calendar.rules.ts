import { multiLine, venueAndCity } from '../../../lib/text';
import type { BookedEvent } from '../../bookings/bookings.service';

/** Maximum octets per line without the line break (RFC 5545). */
const MAX_OCTETS = 75;

/**
 * The event of a booking as a calendar file (D15, RFC 5545). Times are UTC; each calendar shows them in its own zone.
 * A booking keeps its UID and SEQUENCE rises with every change, so that a calendar updates or removes the entry it has.
 *
 * @param link page that shows the booking
 * @param description replaces the booking number and tier
 */
export function calendarFile(
  event: BookedEvent,
  link: string,
  { description = `Booking ${event.booking_number}, ${event.tier_name}` } = {},
): string {
  const changed = Math.max(event.booking_updated_at.getTime(), event.event_updated_at.getTime());
  const properties: [string, string][] = [
    ['UID', `${event.booking_number.toLowerCase()}@foyer`],
    // Add the sequence, because two changes may fall within the same second.
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

/** Escapes typed text, so that it cannot end the line and add a property. */
const text = (value: string): string =>
  multiLine(value)
    .replace(/[\\;,]/g, (character) => `\\${character}`)
    .replaceAll('\n', '\\n');

/** Folds a long line between characters; each continuation line begins with a space. */
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
