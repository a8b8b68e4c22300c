import { groupBy } from '../../../lib/groupBy';
import type { GuestTicket } from './guests.repository';

/** An attendee with all tickets that other people booked for them. */
export interface NamedGuest {
  name: string;
  email: string;
  /** Names of the bookers: `Asha Menon`, `Asha Menon and Ravi Iyer`. */
  bookers: string;
  bookingIds: readonly number[];
  tickets: readonly { id: number; number: string }[];
}

/** Groups tickets by address, ignoring case, in row order. */
export function guestsOf(rows: readonly GuestTicket[]): NamedGuest[] {
  return [...groupBy(rows, ({ email }) => email.trim().toLowerCase()).values()].flatMap((own) => {
    const [first] = own;
    if (!first) return [];
    const email = first.email.trim();
    const unique = <T>(values: readonly T[]): T[] => [...new Set(values)];
    return {
      name: own.find(({ name }) => name?.trim())?.name?.trim() ?? email,
      email,
      bookers: unique(own.map(({ booker }) => booker)).join(' and '),
      bookingIds: unique(own.map(({ booking_id: id }) => id)),
      tickets: own.map(({ ticket_id: id, ticket_number: number }) => ({ id, number })),
    };
  });
}
