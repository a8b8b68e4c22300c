import type { Guest } from './cancelEvent.repository';

/** Somebody named for a ticket that another person booked. */
export interface NamedGuest {
  name: string;
  email: string;
  bookingId: number;
}

/**
 * Who is to be told besides the booker: each address once, whatever its case, and the booker's own
 * not at all.
 */
export function guestsBeside(
  bookerEmail: string,
  guests: readonly Guest[],
  bookingIds: readonly number[],
): NamedGuest[] {
  const told = new Set([bookerEmail.trim().toLowerCase()]);
  const named: NamedGuest[] = [];
  for (const { booking_id: bookingId, name, email } of guests) {
    const address = email.trim();
    if (!bookingIds.includes(bookingId) || told.has(address.toLowerCase())) continue;
    told.add(address.toLowerCase());
    named.push({ name: name?.trim() || address, email: address, bookingId });
  }
  return named;
}

/** The items by what `keyOf` gives for them, in the order in which each first comes. */
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
