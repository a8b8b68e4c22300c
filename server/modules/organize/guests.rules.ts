import type { Guest } from './cancelEvent.repository';

/** An attendee of a ticket that another person booked. */
export interface NamedGuest {
  name: string;
  email: string;
  bookingId: number;
}

/**
 * The guests to notify besides the booker: each address once, case-insensitively, and never the
 * booker's own.
 */
export function guestsToNotify(
  bookerEmail: string,
  guests: readonly Guest[],
  bookingIds: readonly number[],
): NamedGuest[] {
  const seen = new Set([bookerEmail.trim().toLowerCase()]);
  const named: NamedGuest[] = [];
  for (const { booking_id: bookingId, name, email } of guests) {
    const address = email.trim();
    if (!bookingIds.includes(bookingId) || seen.has(address.toLowerCase())) continue;
    seen.add(address.toLowerCase());
    named.push({ name: name?.trim() || address, email: address, bookingId });
  }
  return named;
}

/** The items by their key, in the order in which each key first occurs. */
export function groupBy<T>(items: readonly T[], keyOf: (item: T) => number): Map<number, T[]> {
  const groups = new Map<number, T[]>();
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group) group.push(item);
    else groups.set(key, [item]);
  }
  return groups;
}
