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

/** The share of one booking in a payment, with what of the payment is needed to split it. Minor units. */
export interface PaymentShare {
  payment_id: number;
  public_id: string;
  gateway: string;
  is_test: boolean;
  paid_at: Date;
  /** Of the whole payment. */
  service_fee: number;
  gst: number;
  /** What refunds that name no booking have paid back of the payment. */
  loose_refunds: number;
  booking_id: number;
  event_id: number;
  tier: number;
  company: number;
  /** YYYY-MM-DD in the zone of the event. */
  day: string;
  is_settled: boolean;
  amount: number;
  tickets: number;
  gst_percent: GstPercent;
  /** What refunds that name the booking give back, and the part of it that has not gone back yet. */
  refunded: number;
  refunding: number;
}

/** What one booking was paid with; minor units. */
export interface BookingMoney {
  share: PaymentShare;
  service_fee: number;
  gst: number;
  /** With its part of refunds that name no booking, and that part alone. */
  refunded: number;
  loose_refund: number;
  /** The part of `refunded` that has not gone back yet. */
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
  /** Those that it is not grouped by are null. */
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
  /** People on its waiting list, and the tickets that they wait for. */
  waiting: number;
  waiting_seats: number;
  is_active: boolean;
}

/** The event whose sales are read. */
export interface DashboardEvent {
  id: number;
  title: string;
  organizer_id: number | null;
  timezone: string;
  currency: string;
}
