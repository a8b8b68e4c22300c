import type { CheckedTicket, CheckInResult, DoorGuest, Scan } from '@/api';
import { readSignature } from '../ticketSignature';
import type { DoorState } from './doorState';
import { findByNumber, judge, passagesOf, type Found } from './offlineRules';
import { offlineSentence } from './offlineSentences';

/** What is shown of a ticket; the device knows less of it than the server. */
export type ShownTicket = Pick<
  CheckedTicket,
  'id' | 'ticket_number' | 'attendee_name' | 'tier_name' | 'event' | 'booking'
> &
  Partial<CheckedTicket>;

export interface LocalAnswer {
  result: CheckInResult;
  sentence: string;
  ticket: ShownTicket | null;
}

/** Bought after the device last heard from the server: the signature alone speaks for it. */
const unlisted = (id: number, version: number): DoorGuest => ({
  id,
  version,
  ticket_number: '',
  attendee_name: null,
  company_name: null,
  booking: 0,
  tier: 0,
  state: 'valid',
  check_ins: [],
});

async function find(state: DoorState, scan: Scan): Promise<Found | CheckInResult> {
  if (scan.code !== undefined) {
    const reading = await readSignature(state.prepared?.publicKeys ?? [], scan.code);
    if (reading.state === 'bad') return 'forged';
    if (reading.eventId !== scan.event) return 'other_event';
    const { ticketId, version } = reading;
    return { guest: state.guests.get(ticketId) ?? unlisted(ticketId, version), version };
  }
  const guest = scan.ticket
    ? state.guests.get(scan.ticket.id)
    : findByNumber(state.byNumber, scan.ticket_number ?? '');
  return guest ? { guest, version: scan.ticket?.version ?? guest.version } : 'unknown';
}

/** The answer of the device itself; null when it has no guest list of the event. */
export async function answerLocally(state: DoorState, scan: Scan): Promise<LocalAnswer | null> {
  const event = state.prepared?.event;
  if (!event || event.id !== scan.event) return null;
  const found = await find(state, scan);
  if (typeof found === 'string') {
    const sentence = offlineSentence(found, { event, guest: undefined, last: undefined });
    return { result: found, sentence, ticket: null };
  }
  const { guest } = found;
  // The server's answer may have come in this moment: a scan is never its own second use.
  const isOther = (id: string | null) => id !== scan.scan_id;
  const waiting = state.waiting.get(guest.id) ?? [];
  const passages = passagesOf(
    { ...guest, check_ins: guest.check_ins.filter((entry) => isOther(entry.scan_id)) },
    waiting.filter((other) => isOther(other.scan.scan_id)),
  );
  const result = judge({
    ...found,
    event,
    passages,
    direction: scan.direction ?? 'in',
    at: scan.scanned_at,
    outsideHours: scan.outside_hours ?? false,
  });
  const last = passages.findLast(({ direction }) => direction === 'in');
  const tier = event.tiers.find(({ id }) => id === guest.tier);
  const ticket: ShownTicket = {
    id: guest.id,
    ticket_number: guest.ticket_number,
    attendee_name: guest.attendee_name,
    tier_name: tier?.name ?? '',
    event: event.id,
    event_timezone: event.timezone,
    booking: guest.booking,
    used_at: last?.at.toISOString() ?? null,
    used_by_name: last?.byName ?? null,
  };
  return { result, sentence: offlineSentence(result, { event, guest, last }), ticket };
}
