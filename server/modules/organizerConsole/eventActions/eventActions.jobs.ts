import { attemptsWithinHours, defineJob } from '../../../jobs/defineJob';
import type { Reader } from '../../../lib/jsonReader';
import type { MailedEvent } from './event.mails';

const ATTEMPTS = attemptsWithinHours(72);

/** Ends the bookings of a cancelled event and requests their refunds. */
export const cancelEventJob = defineJob({
  kind: 'cancel_event',
  formerKinds: ['wind_up_event'],
  attempts: ATTEMPTS,
  parse: (read) => ({ event: read.needInteger('event') }),
});

/**
 * Tells the event's editors why it was unpublished. Only a migration of the former chain stored this job; a database
 * that it has updated may still hold one that is due or failed.
 */
export const notifyUnpublishedJob = defineJob({
  kind: 'event_unpublished',
  attempts: ATTEMPTS,
  parse: (read) => ({ event: read.needInteger('event') }),
});

/** A rescheduled event, for the notices. */
export interface RescheduledEvent {
  event: MailedEvent;
  before: { start: Date; end: Date; venue: string };
  /** The event's calendar_sequence after the change. */
  sequence: number;
  at: Date;
  by: { id: number; name: string };
}

/** Notifies bookers and guests of an event with a new time or venue. */
export const notifyRescheduledJob = defineJob({
  kind: 'notify_rescheduled',
  formerKinds: ['tell_moved'],
  attempts: ATTEMPTS,
  parse: readRescheduledEvent,
});

function readRescheduledEvent(read: Reader): RescheduledEvent {
  const text = (...path: string[]) => read.at(...path).text ?? '';
  const at = (...path: string[]) => new Date(read.needText(...path));
  return {
    event: {
      id: read.needInteger('event', 'id'),
      title: text('event', 'title'),
      venue: text('event', 'venue'),
      city: text('event', 'city'),
      timezone: read.needText('event', 'timezone'),
      start: at('event', 'start'),
      end: at('event', 'end'),
    },
    before: {
      start: at('before', 'start'),
      end: at('before', 'end'),
      venue: text('before', 'venue'),
    },
    sequence: read.needInteger('sequence'),
    at: at('at'),
    by: { id: read.needInteger('by', 'id'), name: text('by', 'name') },
  };
}
