import { invalidInput } from '../../lib/errors';
import { singleLine } from '../../lib/text';

/** When and where an event is, and when it can be booked; UTC. */
export interface EventSchedule {
  start: Date;
  end: Date;
  bookingStart: Date;
  bookingEnd: Date;
  venue: string;
}

/** What the organizer wants to change; undefined keeps what it is. */
export interface RescheduleRequest {
  start: Date | undefined;
  /** By default the event keeps its duration. */
  end: Date | undefined;
  venue: string | undefined;
}

const MIN_VENUE = 2;

/**
 * The schedule after the change. A booking period that lasted until the start of the event, or longer,
 * is shifted with it; any other keeps its end, and none ends after the event.
 *
 * @param now milliseconds since 1970
 * @throws 400 naming `start_date`, `end_date` or `venue`
 */
export function planReschedule(
  event: EventSchedule,
  request: RescheduleRequest,
  now: number,
): EventSchedule {
  const start = request.start ?? event.start;
  const shift = start.getTime() - event.start.getTime();
  const end = request.end ?? new Date(event.end.getTime() + shift);
  if (shift !== 0 && start.getTime() <= now)
    throw fieldError('start_date', 'Choose a future start.');
  if (end.getTime() <= start.getTime()) {
    throw fieldError('end_date', 'The event must end after it starts.');
  }
  if (end.getTime() <= now) throw fieldError('end_date', 'Choose a future end.');
  const venue = request.venue === undefined ? event.venue : singleLine(request.venue);
  if (venue.length < MIN_VENUE) throw fieldError('venue', 'Name the venue.');

  const lastsUntilStart = event.bookingEnd.getTime() >= event.start.getTime();
  const shiftedEnd = event.bookingEnd.getTime() + (lastsUntilStart ? shift : 0);
  const bookingEnd = new Date(Math.min(shiftedEnd, end.getTime()));
  return {
    start,
    end,
    bookingStart: new Date(Math.min(event.bookingStart.getTime(), bookingEnd.getTime())),
    bookingEnd,
    venue,
  };
}

const fieldError = (field: string, sentence: string) =>
  invalidInput(sentence, { [field]: sentence });

/** Whether times and venue are the same, so that no notice is needed. */
export const isSameSchedule = (one: EventSchedule, other: EventSchedule): boolean =>
  one.start.getTime() === other.start.getTime() &&
  one.end.getTime() === other.end.getTime() &&
  one.venue === other.venue;
