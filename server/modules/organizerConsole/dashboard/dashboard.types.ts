import type { Schemas } from '../../../contract/types';
import type { GstPercent } from '../../../db/schema/catalog';

export type BookingState = Schemas['EventBookingState'];

/** A booking of an event; money in minor units. */
export interface SoldBookingRow {
  id: number;
  booking_number: string;
  state: BookingState;
  booked_by_name: string;
  booked_by_email: string;
  company_name: string;
  tier: number;
  tier_name: string;
  quantity: number;
  unit_price: number;
  currency: string;
  tickets_amount: number;
  created_at: Date;
  hold_expires_at: Date | null;
  named: number;
  checked_in: number;
}

export interface AttendeeRow {
  id: number;
  ticket_number: string;
  booking_number: string;
  attendee_name: string | null;
  attendee_email: string | null;
  attendee_phone: string | null;
  employee_id: string | null;
  department: string | null;
  designation: string | null;
  is_complimentary: boolean;
  booked_by_name: string;
  company_name: string;
  tier: number;
  tier_name: string;
  seat_no: number;
  seat_count: number;
  dietary_preferences: string | null;
  special_requirements: string | null;
  checked_in_at: Date | null;
}

/** One booking's share in a payment, with the payment's amounts needed for splitting. Minor units. */
export interface PaymentShare {
  payment_id: number;
  public_id: string;
  gateway: string;
  is_test: boolean;
  paid_at: Date;
  /** Amounts of the whole payment. */
  service_fee: number;
  gst: number;
  /** Refunded amount that is not assigned to a booking. */
  loose_refunds: number;
  booking_id: number;
  event_id: number;
  tier: number;
  company: number;
  /** YYYY-MM-DD in the event's time zone. */
  day: string;
  is_settled: boolean;
  amount: number;
  tickets: number;
  gst_percent: GstPercent;
  /** Amount refunded for this booking, and the part that is still pending. */
  refunded: number;
  refunding: number;
}

/** Amounts paid and refunded for one booking; minor units. */
export interface BookingMoney {
  share: PaymentShare;
  service_fee: number;
  gst: number;
  /** Refunds including the booking's part of unassigned refunds, and that part alone. */
  refunded: number;
  loose_refund: number;
  /** The part of `refunded` that is still pending. */
  refunding: number;
}

/** Sums over paid bookings; minor units. */
export interface SalesSums {
  bookings: number;
  seats: number;
  tickets: number;
  paid: number;
  refunded: number;
}

export interface SalesSumsRow extends SalesSums {
  /** Grouping keys; a key is null if the row is not grouped by it. */
  tier: number | null;
  company: number | null;
  gateway: string | null;
  day: string | null;
  refunding: number;
}

export interface TierSeatsRow {
  id: number;
  name: string;
  total: number;
  available: number;
  held: number;
  sold: number;
  /** People on the tier's waiting list, and the tickets they wait for. */
  waiting: number;
  waiting_seats: number;
  is_active: boolean;
}

/** The event whose dashboard is shown. */
export interface DashboardEvent {
  id: number;
  title: string;
  organizer_id: number | null;
  timezone: string;
  currency: string;
}
