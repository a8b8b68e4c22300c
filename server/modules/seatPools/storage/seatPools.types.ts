import type { Selectable } from 'kysely';
import type { SeatPoolsTable } from '../../../db/schema/seatPools';
import type { BookingRow } from '../../bookings/bookings.types';

/** A stored pool. */
export type PoolRow = Selectable<SeatPoolsTable> & {
  opened_by_name: string;
  /** The pool's end has passed, by the database's clock. */
  is_over: boolean;
};

/** Bookings whose seats are offered through one link. */
export interface OfferedBookings {
  /** The requested booking. */
  row: BookingRow;
  /** All bookings sorted by id, without cancelled ones. */
  rows: BookingRow[];
}

/** A seat claimed through a pool. The claim lasts as long as the claimant has the ticket. */
export interface ClaimRow {
  id: number;
  pool_id: number;
  booking_id: number;
  ticket_id: number;
  ticket_version: number;
  user_id: number | null;
  name: string;
  email: string;
  ticket_number: string;
  is_used: boolean;
}

/** A named seat of a booking. */
export interface HolderRow {
  booking_number: string;
  ticket_id: number;
  ticket_number: string;
  seat_no: number;
  name: string;
  email: string;
  how: 'claimed' | 'assigned' | 'named';
  is_colleague: boolean;
  at: Date | null;
}

export interface InvitationRow {
  name: string;
  email: string;
  invited_at: Date;
  reminded_at: Date | null;
  has_seat: boolean;
}

/** An open pool for colleagues, with its event. */
export interface CompanySeatRow {
  id: number;
  link_revision: number;
  title: string;
  message: string;
  closes_at: Date;
  offered_by: string;
  event_id: number;
  event_title: string;
  event_venue: string;
  event_city: string;
  event_start_at: Date;
  event_end_at: Date;
  event_timezone: string;
  event_image: string;
  event_calendar_sequence: number;
  ticket_tier_name: string;
  seats_left: number;
  /** The reader's own claim. */
  claim_id: number | null;
  claim_version: number | null;
}
