import type { Generated } from 'kysely';
import type { Schemas } from '../../contract/types';
import type { OptionalTime, StampedTime, Time } from '../columns';

export type SeatAudience = Schemas['SeatAudience'];
export type UnclaimedSeats = Schemas['UnclaimedSeats'];
export type PoolEnd = 'closed' | 'deadline' | 'ended';

/** The free seats of one or more paid bookings of an event, offered by a link. */
export interface SeatPoolsTable {
  id: Generated<number>;
  /** The booking from which the pool was opened; `seat_pool_bookings` lists all its bookings. */
  booking_id: number;
  title: string;
  message: Generated<string>;
  /** Why guests are invited; empty if the company does not ask for it. */
  purpose: Generated<string>;
  audience: SeatAudience;
  /** What happens to free seats at `closes_at`. */
  unclaimed: UnclaimedSeats;
  closes_at: Time;
  /** Raised to renew the link; earlier links stop working. */
  link_revision: Generated<number>;
  opened_by: number;
  closed_at: OptionalTime;
  closed_because: PoolEnd | null;
  /** Seats that went back on sale when the pool closed, and the refunded amount in minor units. */
  returned: Generated<number>;
  refund: Generated<number>;
  created_at: StampedTime;
  updated_at: StampedTime;
}

/** A booking whose free seats a pool offers. */
export interface SeatPoolBookingsTable {
  pool_id: number;
  booking_id: number;
  /** True until the pool is closed. */
  is_open: Generated<boolean>;
  /** The booking's seats that went back on sale when the pool closed, and the refunded amount in minor units. */
  returned: Generated<number>;
  refund: Generated<number>;
  added_at: StampedTime;
}

/**
 * Who got a seat from a pool. A claim ends when it is released, or when its ticket gets another version or another
 * address.
 */
export interface SeatClaimsTable {
  id: Generated<number>;
  pool_id: number;
  ticket_id: number;
  /** Version of the ticket that was issued for this claim. No version is claimed twice. */
  ticket_version: number;
  /** Null if the person claimed without an account. */
  user_id: number | null;
  /** Lower case. */
  email: string;
  how: 'claimed' | 'assigned';
  made_at: StampedTime;
  released_at: OptionalTime;
}

/** Addresses that the link of a pool was mailed to. */
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

/** Guests whom the rules of the company refused a seat. */
export interface SeatRefusalsTable {
  id: Generated<number>;
  pool_id: number;
  /** Lower case. */
  email: string;
  name: string;
  outcome: 'refuse' | 'needs_approval';
  created_at: StampedTime;
}
