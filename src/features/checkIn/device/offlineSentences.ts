import type { CheckInResult, DoorEvent, DoorGuest } from '@/api';
import { formatDayTime } from '@/lib/dates';
import { doorSentence } from '@/lib/doorSentences.gen';
import type { Passage } from './offlineRules';

interface Known {
  event: DoorEvent;
  guest: DoorGuest | undefined;
  /** The passage that the ticket was used for. */
  last: Passage | undefined;
}

/** The server's sentence for the same answer, with what the device knows. */
export function offlineSentence(result: CheckInResult, { event, guest, last }: Known): string {
  if (result === 'unknown') {
    return 'There is no such ticket on this device. Check what was typed.';
  }
  const when = (at: Date | string) => formatDayTime(at, event.timezone);
  return doorSentence(result, {
    attendee: guest?.attendee_name,
    former: last && {
      when: when(last.at),
      by: last.byName === null ? 'on this device' : `by ${last.byName}`,
    },
    opens: when(event.opens_at),
    closes: when(event.closes_at),
  });
}
