import type { Booking } from '@/api';

/** The moment the first held seats return to sale (ISO 8601, UTC); null when none are held. */
export function earliestHoldEnd(bookings: readonly Booking[]): string | null {
  const ends = bookings
    .filter(({ hold_state }) => hold_state === 'held')
    .flatMap(({ hold_expires_at }) => hold_expires_at ?? []);
  return ends.length > 0
    ? ends.reduce((first, end) => (Date.parse(end) < Date.parse(first) ? end : first))
    : null;
}
