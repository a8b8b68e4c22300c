import type { DoorGuest, ScanAnswer } from '@/api';
import type { KeptScan, PreparedEvent } from './deviceStore';
import { isThrough, passagesOf, type WaitingScan } from './offlineRules';

/** What a device knows of the door that it keeps. */
export interface DoorState {
  /** Null until the guest list of the event is on the device. */
  prepared: PreparedEvent | null;
  guests: ReadonlyMap<number, DoorGuest>;
  byNumber: ReadonlyMap<string, DoorGuest>;
  byBooking: ReadonlyMap<number, readonly DoorGuest[]>;
  /** Scans of all events that the server has not answered, in the order in which they were made. */
  queue: readonly KeptScan[];
  /** Those of the queue that let somebody through, by the id of the ticket. */
  waiting: ReadonlyMap<number, readonly WaitingScan[]>;
  /** The last call got no answer. */
  isOffline: boolean;
  /** The account may not check in this event, or no longer. */
  isRefused: boolean;
  /** What is kept on the device has been read. */
  isRead: boolean;
}

export const emptyDoorState: DoorState = {
  prepared: null,
  guests: new Map(),
  byNumber: new Map(),
  byBooking: new Map(),
  queue: [],
  waiting: new Map(),
  isOffline: false,
  isRefused: false,
  isRead: false,
};

export function withGuests(state: DoorState, changed: readonly DoorGuest[]): DoorState {
  const guests = new Map(state.guests);
  for (const guest of changed) guests.set(guest.id, guest);
  const byNumber = new Map([...guests.values()].map((guest) => [guest.ticket_number, guest]));
  const byBooking = new Map<number, DoorGuest[]>();
  for (const guest of guests.values()) {
    const others = byBooking.get(guest.booking);
    if (others) others.push(guest);
    else byBooking.set(guest.booking, [guest]);
  }
  return { ...state, guests, byNumber, byBooking };
}

export function withQueue(state: DoorState, queue: readonly KeptScan[]): DoorState {
  const waiting = new Map<number, WaitingScan[]>();
  for (const { scan } of queue) {
    if (scan.ticket === undefined || !isThrough(scan.result)) continue;
    waiting.set(scan.ticket, [...(waiting.get(scan.ticket) ?? []), scan]);
  }
  return { ...state, queue, waiting };
}

/** The guest with the check-in that an answer tells of; undefined when there is nothing new. */
export function withAnswer(
  guest: DoorGuest | undefined,
  answer: ScanAnswer,
  by: { id: number; name: string; door: string | null },
): DoorGuest | undefined {
  if (!guest || !isThrough(answer.result) || answer.check_in === null) return undefined;
  if (guest.check_ins.some(({ scan_id: id }) => id === answer.scan_id)) return undefined;
  const made = {
    id: answer.check_in,
    scan_id: answer.scan_id,
    direction: answer.direction,
    scanned_at: answer.scanned_at,
    by: by.id,
    by_name: by.name,
    door: by.door,
  };
  return { ...guest, check_ins: [...guest.check_ins, made] };
}

/** Scans of this account that are still to be sent. */
export const unsentOf = (queue: readonly KeptScan[], account: number): KeptScan[] =>
  queue.filter(({ by, scan }) => by === account && scan.refused === undefined);

/** How a guest stands at the doors, by the server's list and the scans of this device. */
export const passagesIn = ({ waiting }: DoorState, guest: DoorGuest) =>
  passagesOf(guest, waiting.get(guest.id) ?? []);

/** Valid tickets of a booking that were never let in. */
export const restOfBooking = (state: DoorState, booking: number): readonly DoorGuest[] =>
  (state.byBooking.get(booking) ?? []).filter(
    (guest) => guest.state === 'valid' && passagesIn(state, guest).length === 0,
  );
