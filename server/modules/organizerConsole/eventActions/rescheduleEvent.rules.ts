import { whenAt } from '../../../lib/dateFormat';
import { invalidInput } from '../../../lib/errors';
import { singleLine } from '../../../lib/text';
import { auditTime } from '../../identity/audit/audit.rules';
import type { AuditedEvent, AuditFields, NewAuditEntry } from '../../identity/audit/audit.types';

/** When and where an event is, and when it can be booked; UTC. */
export interface EventSchedule {
  start: Date;
  end: Date;
  bookingStart: Date;
  bookingEnd: Date;
  venue: string;
}

/** Requested changes; an undefined field keeps its value. */
export interface RescheduleRequest {
  start: Date | undefined;
  /** By default the event keeps its duration. */
  end: Date | undefined;
  venue: string | undefined;
}

const MIN_VENUE = 2;

/**
 * The schedule after the change. The booking period moves by as much as the event's start; its beginning stays if
 * booking has begun. If its end would move from the future into the past, it becomes the event's start. It never ends
 * after the event.
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

  const shiftedEnd = event.bookingEnd.getTime() + shift;
  const wouldEndSales = event.bookingEnd.getTime() > now && shiftedEnd <= now;
  const bookingEnd = Math.min(wouldEndSales ? start.getTime() : shiftedEnd, end.getTime());
  const hasBegun = event.bookingStart.getTime() <= now;
  const bookingStart = event.bookingStart.getTime() + (hasBegun ? 0 : shift);
  return {
    start,
    end,
    bookingStart: new Date(Math.min(bookingStart, bookingEnd)),
    bookingEnd: new Date(bookingEnd),
    venue,
  };
}

const fieldError = (field: string, sentence: string) =>
  invalidInput(sentence, { [field]: sentence });

/** True if times and venue are unchanged, so that no notice is needed. */
export const isSameSchedule = (one: EventSchedule, other: EventSchedule): boolean =>
  one.start.getTime() === other.start.getTime() &&
  one.end.getTime() === other.end.getTime() &&
  one.venue === other.venue;

const scheduleFields = ({
  start,
  end,
  bookingStart,
  bookingEnd,
  venue,
}: EventSchedule): AuditFields => ({
  start_at: auditTime(start),
  end_at: auditTime(end),
  booking_start_at: auditTime(bookingStart),
  booking_end_at: auditTime(bookingEnd),
  venue,
});

/** `moved Nocturne to Sat, Dec 5, 2026, 7:30 PM IST, Royal Opera House` */
export function rescheduleAudit(
  event: AuditedEvent & EventSchedule,
  schedule: EventSchedule,
): NewAuditEntry {
  const where = [
    ...(schedule.start.getTime() === event.start.getTime()
      ? []
      : [whenAt(schedule.start, event.timezone)]),
    ...(schedule.venue === event.venue ? [] : [schedule.venue]),
  ];
  return {
    action: 'event.moved',
    thing: event,
    says:
      where.length === 0
        ? `changed the end of ${event.title}`
        : `moved ${event.title} to ${where.join(', ')}`,
    before: scheduleFields(event),
    after: scheduleFields(schedule),
    event,
  };
}
