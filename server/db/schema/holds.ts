import type { Generated } from 'kysely';

/**
 * Upper bounds of the unpaid seats and the time that a person holds. The statement that takes seats raises them; only a
 * recount lowers them, so that returning seats needs no write here.
 */
export interface PersonHoldCountsTable {
  user_id: number;
  seats: number;
  /** Seats times seconds of unpaid holds in the last 24 hours. */
  seat_seconds: number;
}

/** The upper bounds for one tier and the companies of one group (`holdGroup`). */
export interface GroupHoldCountsTable {
  ticket_tier_id: number;
  hold_group: string;
  seats: number;
  seat_seconds: number;
  /** The limits at the last count, which an upsert reads from the row to insert. */
  max_seats: Generated<number>;
  max_seat_seconds: Generated<number>;
}
