import type { Selectable } from 'kysely';
import type { SeatPoolsTable } from '../../../db/schema/seatPools';
import type { BookingRow } from '../../bookings/bookings.types';

/** A pool as it is stored, as of now. */
export type PoolRow = Selectable<SeatPoolsTable> & {
  opened_by_name: string;
  /** Its time is over, by the clock of the database. */
  is_over: boolean;
};

/** Bookings whose seats are offered by one link. */
export interface OfferedBookings {
  /** The one that was asked for. */
  row: BookingRow;
  /** All of them by id, without those that were cancelled. */
  rows: BookingRow[];
}

/** Someone's seat by a pool, as long as the ticket is theirs. */
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

/** A seat of a booking that has a name. */
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
  /** Of the reader's own claim. */
  claim_id: number | null;
  claim_version: number | null;
}
