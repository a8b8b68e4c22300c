import { whenAt } from '../../../lib/dateFormat';
import { auditTime } from '../../identity/audit/audit.rules';
import type { AuditedEvent, AuditFields, NewAuditEntry } from '../../identity/audit/audit.types';
import type { EventSchedule } from './rescheduleEvent.rules';

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
export function eventMoved(
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
