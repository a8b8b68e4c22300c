import type { Event, EventMove } from '@/api';
import { fromZonedTime, toZonedTime } from '@/lib/zonedTime';
import { eventLocation } from '@/entities/event/eventView';

/** The fields of the dialog; times in the event's time zone. */
export interface RescheduleValues {
  start: string;
  end: string;
  venue: string;
}

export const RESCHEDULE_FIELDS = {
  start_date: 'start',
  end_date: 'end',
  venue: 'venue',
} as const satisfies Record<keyof EventMove, keyof RescheduleValues>;

export function rescheduleValues(event: Event): RescheduleValues {
  const zone = eventLocation(event).timezone;
  return {
    start: toZonedTime(event.start_date, zone),
    end: toZonedTime(event.end_date, zone),
    venue: event.venue,
  };
}

/**
 * The end that keeps the event's length after a new start; null while the start is not a valid
 * time.
 */
export function endFor(event: Event, start: string): string | null {
  const zone = eventLocation(event).timezone;
  const at = fromZonedTime(start, zone);
  if (at === null) return null;
  const length = Date.parse(event.end_date) - Date.parse(event.start_date);
  return toZonedTime(Date.parse(at) + length, zone);
}

/** The changed fields; null when nothing has changed. */
export function rescheduleBody(event: Event, values: RescheduleValues): EventMove | null {
  const zone = eventLocation(event).timezone;
  const before = rescheduleValues(event);
  const move: EventMove = {};
  const start = values.start === before.start ? null : fromZonedTime(values.start, zone);
  const end = values.end === before.end ? null : fromZonedTime(values.end, zone);
  if (start !== null) move.start_date = start;
  // With a new start the shown end is always sent; without one the server would shift it.
  if (end !== null) move.end_date = end;
  else if (start !== null) move.end_date = event.end_date;
  const venue = values.venue.trim();
  if (venue !== before.venue) move.venue = venue;
  return Object.keys(move).length > 0 ? move : null;
}

/** Error message of a field, or null; the server validates again. @param now epoch milliseconds */
export function rescheduleProblem(
  event: Event,
  field: keyof RescheduleValues,
  values: RescheduleValues,
  now: number,
): string | null {
  if (field === 'venue') return values.venue.trim().length >= 2 ? null : 'Enter the venue.';
  const zone = eventLocation(event).timezone;
  const at = fromZonedTime(values[field], zone);
  if (at === null) return 'Choose a date and a time.';
  const isChanged = values[field] !== rescheduleValues(event)[field];
  if (field === 'start') {
    return isChanged && Date.parse(at) <= now ? 'Choose a start in the future.' : null;
  }
  const start = fromZonedTime(values.start, zone);
  if (start !== null && Date.parse(at) <= Date.parse(start)) {
    return 'The event must end after it starts.';
  }
  return Date.parse(at) <= now ? 'Choose an end in the future.' : null;
}
