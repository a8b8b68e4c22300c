import type { Generated } from 'kysely';
import type { OptionalTime, StampedTime, Time } from '../columns';

export type SeatAudience = 'colleagues' | 'anybody';
export type UnclaimedSeats = 'keep' | 'return';
export type PoolEnd = 'closed' | 'deadline' | 'ended';

/** The free seats of one or more paid bookings of an event, offered by a link. */
export interface SeatPoolsTable {
  id: Generated<number>;
  /** From which it was opened; all of them are in `seat_pool_bookings`. */
  booking_id: number;
  title: string;
  message: Generated<string>;
  /** Why guests are invited; empty where nobody was asked. */
  purpose: Generated<string>;
  audience: SeatAudience;
  /** What becomes of free seats at `closes_at`. */
  unclaimed: UnclaimedSeats;
  closes_at: Time;
  /** Raised to renew the link: the one before no longer works. */
  link_revision: Generated<number>;
  opened_by: number;
  closed_at: OptionalTime;
  closed_because: PoolEnd | null;
  /** Seats that went back on sale when it closed, and what they gave back, minor units. */
  returned: Generated<number>;
  refund: Generated<number>;
  created_at: StampedTime;
  updated_at: StampedTime;
}

/** A booking whose free seats a pool offers. */
export interface SeatPoolBookingsTable {
  pool_id: number;
  booking_id: number;
  /** As long as the pool is not closed. */
  is_open: Generated<boolean>;
  /** Its seats that went back on sale when the pool closed, and what they gave back, minor units. */
  returned: Generated<number>;
  refund: Generated<number>;
  added_at: StampedTime;
}

/**
 * Who got a seat by a pool. It is over when it was released, and when its ticket has another version or another
 * address since.
 */
export interface SeatClaimsTable {
  id: Generated<number>;
  pool_id: number;
  ticket_id: number;
  /** Of the ticket that was made for this claim: no version is claimed twice. */
  ticket_version: number;
  /** Null for who claimed without an account. */
  user_id: number | null;
  /** Lower case. */
  email: string;
  how: 'claimed' | 'assigned';
  made_at: StampedTime;
  released_at: OptionalTime;
}

/** Whom the link of a pool was mailed to. */
export interface SeatInvitationsTable {
  pool_id: number;
  /** Lower case. */
  email: string;
  name: string;
  invited_at: StampedTime;
  reminded_at: OptionalTime;
}

/** Bookings whose holder was told that seats of an event within three days are free. */
export interface FreeSeatNoticesTable {
  booking_id: number;
  sent_at: StampedTime;
}

/** Guests who got no seat because of the rules of the company. */
export interface SeatRefusalsTable {
  id: Generated<number>;
  pool_id: number;
  /** Lower case. */
  email: string;
  name: string;
  outcome: 'refuse' | 'needs_approval';
  created_at: StampedTime;
}
