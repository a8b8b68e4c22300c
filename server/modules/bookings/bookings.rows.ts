import type { GatewayName } from '../../config/config';
import type { Schemas } from '../../contract/types';
import type {
  BookingFor,
  BookingPaymentStatus,
  BookingStatus,
  HoldState,
  PaymentStatus,
} from '../../db/schema/bookings';

/** A booking as it stands now: what the clock has decided is decided here. Money in minor units. */
export interface BookingRow {
  id: number;
  booking_number: string;
  user_id: number;
  user_name: string;
  company_id: number;
  company_name: string;
  event_id: number;
  event_title: string;
  event_venue: string;
  event_city: string;
  event_start_at: Date;
  event_end_at: Date;
  event_timezone: string;
  event_image: string | null;
  event_category: string;
  event_has_started: boolean;
  /** Cancelled or over: nobody can pay for it any more. */
  event_is_cancelled_or_over: boolean;
  ticket_tier_id: number;
  ticket_tier_name: string;
  /** Event and tier can be booked now, by this company. */
  is_bookable: boolean;
  tier_available: number;
  quantity: number;
  max_per_booking: number;
  /** Held with the seats; once the hold has run out, the tier's present price. */
  unit_price: number;
  total_amount: number;
  currency: string;
  /** `completed` from the end of the event on. */
  status: BookingStatus;
  payment_status: BookingPaymentStatus;
  /** `expired` from hold_expires_at on. */
  hold_state: HoldState;
  hold_expires_at: Date | null;
  hold_extended: boolean;
  booking_for: BookingFor;
  booked_for_user: number | null;
  booked_for_name: string;
  notes: string;
  removed_at: Date | null;
  created_at: Date;
  updated_at: Date;
}

export interface HistoryRow {
  id: number;
  booking_id: number;
  at: Date;
  actor_name: string;
  kind: string;
  from_status: BookingStatus | null;
  to_status: BookingStatus | null;
  note: string;
}

/** A payment as one of its bookings sees it; amount is the booking's share, minor units. */
export interface PaymentShareRow {
  id: number;
  booking_id: number;
  booking_number: string;
  payment_id: string;
  gateway: GatewayName;
  is_test: boolean;
  amount: number;
  /** Of the whole payment. */
  payment_amount: number;
  currency: string;
  status: PaymentStatus;
  payment_method: Schemas['PaymentMethod'];
  transaction_fee: number;
  created_at: Date;
  updated_at: Date;
}

export interface CountsRow {
  /** With every filter. */
  matching: number;
  all: number;
  upcoming: number;
  past: number;
  pending: number;
}

export interface StatsRow {
  total_bookings: number;
  upcoming_events: number;
  pending_payments: number;
}

/** The columns of a locked booking that decide what may be done with it. */
export interface LockedBooking {
  id: number;
  booking_number: string;
  user_id: number;
  company_id: number;
  event_id: number;
  ticket_tier_id: number;
  quantity: number;
  unit_price: number;
  currency: string;
  status: BookingStatus;
  payment_status: BookingPaymentStatus;
  /** As stored: `held` seats are counted in the tier, whether or not the time is over. */
  hold_state: HoldState;
  hold_extended: boolean;
  /** The time of the hold is over, or its seats are already back. */
  hold_is_over: boolean;
}

/** A tier and its event, as somebody who wants to book them needs to know them. */
export interface OfferRow {
  event_id: number;
  event_title: string;
  event_is_active: boolean;
  event_is_cancelled: boolean;
  event_has_started: boolean;
  booking_has_begun: boolean;
  booking_has_ended: boolean;
  has_access: boolean;
  /** Null when the event has no such tier; so are the next columns then. */
  tier_id: number | null;
  tier_is_active: boolean | null;
  available: number | null;
  price: number | null;
  currency: string | null;
  max_per_booking: number | null;
}

/** A tier locked for a payment. */
export interface LockedTier {
  id: number;
  name: string;
  event_title: string;
  available: number;
  price: number;
  is_bookable: boolean;
  event_is_cancelled_or_over: boolean;
}
