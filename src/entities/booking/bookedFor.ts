import type { Booking, BookingFor, BookingUpdate } from '@/api';

/** Whom a booking is for (docs/product.md#booked-for), as it is being chosen. */
export interface BookedFor {
  kind: BookingFor;
  /** The colleague's id; null until one is chosen, and for everybody else. */
  user: number | null;
  /** Of the colleague, the client or the team; empty for oneself. */
  name: string;
  notes: string;
}

export const forMyself: BookedFor = { kind: 'self', user: null, name: '', notes: '' };

export const KIND_LABELS: Readonly<Record<BookingFor, string>> = {
  self: 'Myself',
  employee: 'A colleague',
  client: 'A client',
  team: 'My team',
};

/** Longest name and note, as the contract has them. */
export const MAX_NAME_LENGTH = 200;
export const MAX_NOTE_LENGTH = 1000;

/** Why it cannot be booked like this; null when it can. */
export function bookedForProblem({ kind, user, name }: BookedFor): string | null {
  if (kind === 'employee' && user === null) return 'Choose a colleague from the list';
  if (kind === 'client' && !name.trim()) return 'Client name is required';
  if (kind === 'team' && !name.trim()) return 'Team name is required';
  return null;
}

type BookedForBody = Pick<
  BookingUpdate,
  'booking_for' | 'booked_for_user' | 'booked_for_name' | 'notes'
>;

/** The fields of the request; a colleague's name is not sent, the server has it. */
export function bookedForBody({ kind, user, name, notes }: BookedFor): BookedForBody {
  return {
    booking_for: kind,
    ...(kind === 'employee' && user !== null && { booked_for_user: user }),
    ...((kind === 'client' || kind === 'team') && { booked_for_name: name.trim() }),
    notes: notes.trim(),
  };
}

type Booked = Pick<Booking, 'booking_for' | 'booked_for_user' | 'booked_for_name' | 'notes'>;

/** The choice stored in a booking. */
export function bookedForOf(booking: Booked): BookedFor {
  const { booking_for: kind, booked_for_user: user, booked_for_name: name, notes } = booking;
  return kind === 'self' ? { ...forMyself, notes } : { kind, user, name, notes };
}

const SHORT: Readonly<Record<Exclude<BookingFor, 'self'>, string>> = {
  employee: 'colleague',
  client: 'client',
  team: 'team',
};

/**
 * As it goes on after 'for': `myself`; `Ravi Iyer (colleague)`; `Initech (client)`. A `Platform team`
 * is not called a team twice.
 */
export function bookedForLabel({ kind, name }: Pick<BookedFor, 'kind' | 'name'>): string {
  if (kind === 'self') return 'myself';
  const word = SHORT[kind];
  return name.toLowerCase().split(/\W+/).includes(word) ? name : `${name} (${word})`;
}
