import type { DoorEvent, DoorGuest, Guest, TierAdmission } from '@/api';
import { isInside } from '@/lib/admission.gen';
import { serverNow } from '@/lib/serverClock';
import { passagesIn, restOfBooking, type DoorState } from './device/doorState';
import { rulesOf } from './device/offlineRules';

/** A guest of the list, as the server or the device knows them. */
export interface GuestRow {
  id: number;
  version: number;
  ticket_number: string;
  attendee_name: string | null;
  /** Tier, seat, company and who booked, as far as they are known. */
  facts: string;
  admission: TierAdmission;
  /** When the guest was let in; null when a let-in is what comes next. */
  insideSince: string | null;
  /** By which the last passage is undone; null where this person may not. */
  undo: number | null;
  /** Others of the booking that were not let in. */
  others: readonly DoorGuest[];
}

const lastEntry = (state: DoorState, guest: DoorGuest | undefined) =>
  guest && passagesIn(state, guest).at(-1);

export function rowOfServer(guest: Guest, state: DoorState): GuestRow {
  const known = state.guests.get(guest.id);
  const own = lastEntry(state, known);
  const isWaiting = own?.direction === 'in' && own.byName === null;
  const { seat_no: seat, seat_count: seats, booked_by_name: booker, attendee_name: name } = guest;
  const entered = guest.admission === 'once' ? guest.used_at : guest.inside && guest.used_at;
  const since = entered ? (guest.check_in?.scanned_at ?? entered) : null;
  return {
    id: guest.id,
    version: guest.version,
    ticket_number: guest.ticket_number,
    attendee_name: name,
    facts: [
      `${guest.tier_name} · Ticket ${seat} of ${seats} · ${guest.company_name}`,
      ...(name === booker ? [] : [`Booked by ${booker}`]),
    ].join(' · '),
    admission: guest.admission,
    insideSince: isWaiting ? own.at.toISOString() : since,
    undo: guest.check_in?.may_undo ? guest.check_in.id : null,
    others: known ? restOfBooking(state, known.booking).filter(({ id }) => id !== guest.id) : [],
  };
}

function rowOfDevice(guest: DoorGuest, event: DoorEvent, state: DoorState): GuestRow {
  const rules = rulesOf(event, guest);
  const passages = passagesIn(state, guest);
  const isIn = isInside(passages, rules, new Date(serverNow()));
  return {
    id: guest.id,
    version: guest.version,
    ticket_number: guest.ticket_number,
    attendee_name: guest.attendee_name,
    facts: [event.tiers.find(({ id }) => id === guest.tier)?.name, guest.company_name]
      .filter(Boolean)
      .join(' · '),
    admission: rules.admission,
    insideSince: isIn ? (passages.at(-1)?.at.toISOString() ?? null) : null,
    undo: null,
    others: restOfBooking(state, guest.booking).filter(({ id }) => id !== guest.id),
  };
}

const byName = new Intl.Collator();

/** Valid tickets of the device's list with all of the words in name, company or number; by name. */
export function findOnDevice(guests: DoorState['guests'], search: string): DoorGuest[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  const textOf = ({
    attendee_name: name,
    company_name: company,
    ticket_number: number,
  }: DoorGuest) => `${name ?? ''} ${company ?? ''} ${number}`.toLowerCase();
  const nameOf = ({ attendee_name: name }: DoorGuest) => name ?? '\uffff';
  return [...guests.values()]
    .filter((guest) => guest.state === 'valid')
    .filter((guest) => words.every((word) => textOf(guest).includes(word)))
    .sort((one, other) => byName.compare(nameOf(one), nameOf(other)));
}

/** A page of what `findOnDevice` has found, in the shape of the server's list. */
export function listOfDevice(
  event: DoorEvent,
  state: DoorState,
  { found, page, size }: { found: readonly DoorGuest[]; page: number; size: number },
) {
  const valid = [...state.guests.values()].filter((guest) => guest.state === 'valid');
  const wasIn = (guest: DoorGuest) =>
    passagesIn(state, guest).some(({ direction }) => direction === 'in');
  return {
    count: found.length,
    tickets: valid.length,
    // Of ten thousand guests only those with a scan are looked at.
    admitted: valid
      .filter(({ id, check_ins: scans }) => scans.length > 0 || state.waiting.has(id))
      .filter(wasIn).length,
    rows: found
      .slice((page - 1) * size, page * size)
      .map((guest) => rowOfDevice(guest, event, state)),
  };
}
