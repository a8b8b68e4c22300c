import type { Generated } from 'kysely';

/**
 * At least as many seats as a person holds unpaid, and as much time: raised in the statement that takes
 * the seats, and lowered only by counting anew, so that returning seats costs nothing (D31).
 */
export interface PersonHoldCountsTable {
  user_id: number;
  seats: number;
  /** Seats times seconds, of unpaid holds of the last 24 hours. */
  seat_seconds: number;
}

/** The same for one tier and the companies of one group (`holdGroup`). */
export interface GroupHoldCountsTable {
  ticket_tier_id: number;
  hold_group: string;
  seats: number;
  seat_seconds: number;
  /** The limits when it was last counted, which an update reads from the row it would insert. */
  max_seats: Generated<number>;
  max_seat_seconds: Generated<number>;
}
