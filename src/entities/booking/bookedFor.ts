import type { Booking, BookingFor, BookingUpdate } from '@/api';
import { nameProblem } from '@/lib/personName.gen';

/** Form state of the person or group that a booking is for (docs/product/booking.md#booked-for). */
export interface BookedFor {
  kind: BookingFor;
  /** The colleague's id; null until one is chosen, and for the other kinds. */
  user: number | null;
  /** Name of the colleague, the client or the team; empty for oneself. */
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

/** What is missing or invalid; null when it can be sent. */
export function bookedForProblem({ kind, user, name }: BookedFor): string | null {
  if (kind === 'employee' && user === null) return 'Choose a colleague from the list';
  if (kind === 'client' && !name.trim()) return 'Client name is required';
  if (kind === 'team' && !name.trim()) return 'Team name is required';
  if (kind === 'client') return nameProblem(name.trim(), 'Client name', { group: true });
  if (kind === 'team') return nameProblem(name.trim(), 'Team name', { group: true });
  return null;
}

type BookedForBody = Pick<
  BookingUpdate,
  'booking_for' | 'booked_for_user' | 'booked_for_name' | 'notes'
>;

/** The fields of the request; a colleague's name is not sent, because the server has it. */
export function bookedForBody({ kind, user, name, notes }: BookedFor): BookedForBody {
  return {
    booking_for: kind,
    ...(kind === 'employee' && user !== null && { booked_for_user: user }),
    ...((kind === 'client' || kind === 'team') && { booked_for_name: name.trim() }),
    notes: notes.trim(),
  };
}

type Booked = Pick<Booking, 'booking_for' | 'booked_for_user' | 'booked_for_name' | 'notes'>;

/** The form state for an existing booking. */
export function bookedForOf(booking: Booked): BookedFor {
  const { booking_for: kind, booked_for_user: user, booked_for_name: name, notes } = booking;
  return kind === 'self' ? { ...forMyself, notes } : { kind, user, name, notes };
}

const KIND_NOUNS: Readonly<Record<Exclude<BookingFor, 'self'>, string>> = {
  employee: 'colleague',
  client: 'client',
  team: 'team',
};

/**
 * Text after 'for': `myself`, `Ravi Iyer (colleague)`, `Initech (client)`. The kind is left out
 * when the name contains it: `Platform team`.
 */
export function bookedForLabel({ kind, name }: Pick<BookedFor, 'kind' | 'name'>): string {
  if (kind === 'self') return 'myself';
  const noun = KIND_NOUNS[kind];
  return name.toLowerCase().split(/\W+/).includes(noun) ? name : `${name} (${noun})`;
}
