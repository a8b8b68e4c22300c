import type { CheckInResult, DoorEvent, DoorGuest } from '@/api';
import { formatDayTime } from '@/lib/dates';

interface Known {
  event: DoorEvent;
  guest: DoorGuest | undefined;
  /** The passage that the ticket was used for. */
  last: { at: string; byName: string | null } | undefined;
}

/** The words that the server has for the same answer (checkIn.rules.ts there). */
export function offlineSentence(result: CheckInResult, { event, guest, last }: Known): string {
  const name = guest?.attendee_name;
  const when = last
    ? ` on ${formatDayTime(last.at, event.timezone)}, let in ${last.byName === null ? 'on this device' : `by ${last.byName}`}`
    : '';
  switch (result) {
    case 'accepted':
      return name ? `Welcome, ${name}.` : 'Welcome.';
    case 'left':
      return name ? `Goodbye, ${name}.` : 'Goodbye.';
    case 'already_used':
      return `Already used${when}.`;
    case 'day_used':
      return `Already used today${when}.`;
    case 'already_inside':
      return `Already inside${when}.`;
    case 'not_inside':
      return 'This guest was not scanned in, or has left already.';
    case 'no_reentry':
      return 'This ticket does not allow leaving and coming back.';
    case 'void':
      return 'This ticket was cancelled. Its booking is no longer valid.';
    case 'reissued':
      return 'This ticket was given to somebody else and no longer lets its former holder in. Ask for the new ticket.';
    case 'other_event':
      return 'This ticket is for another event.';
    case 'not_paid':
      return 'The booking of this ticket is not paid.';
    case 'too_early':
      return `The doors are not open yet. Tickets are taken from ${formatDayTime(event.opens_at, event.timezone)}.`;
    case 'too_late':
      return `The event is over. Tickets were taken until ${formatDayTime(event.closes_at, event.timezone)}.`;
    case 'forged':
      return 'This is not a genuine Foyer ticket.';
    case 'unknown':
      return 'There is no such ticket on this device. Check what was typed.';
  }
}
