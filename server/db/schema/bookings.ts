import type { ColumnType, Generated } from 'kysely';
import type { OptionalJson, OptionalTime, StampedTime } from '../columns';
import type { BilledCompany } from './invoices';

export type BookingStatus = 'pending' | 'confirmed' | 'cancelled' | 'refunded' | 'completed';
export type BookingPaymentStatus = 'pending' | 'paid' | 'refunded';
/** Where a booking's seats are counted: held and sold in its tier, expired and released nowhere. */
export type HoldState = 'held' | 'expired' | 'released' | 'sold';
export type BookingFor = 'self' | 'employee' | 'client' | 'team';
export type PaymentStatus = 'pending' | 'success' | 'failed' | 'refunded' | 'partially_refunded';

export interface BookingsTable {
  id: Generated<number>;
  booking_number: string;
  user_id: number;
  company_id: number;
  event_id: number;
  ticket_tier_id: number;
  quantity: number;
  unit_price: number;
  /** Tickets only: fee and tax belong to the payment (D12). */
  total_amount: number;
  currency: Generated<string>;
  status: Generated<BookingStatus>;
  payment_status: Generated<BookingPaymentStatus>;
  hold_state: HoldState;
  hold_expires_at: OptionalTime;
  hold_extended: Generated<boolean>;
  booking_for: Generated<BookingFor>;
  booked_for_user: number | null;
  booked_for_name: Generated<string>;
  notes: Generated<string>;
  /** Set when the person took it out of the cart. */
  removed_at: OptionalTime;
  created_at: StampedTime;
  updated_at: StampedTime;
}

export interface BookingHistoryTable {
  id: Generated<number>;
  booking_id: number;
  at: StampedTime;
  actor_user_id: number | null;
  actor_name: Generated<string>;
  kind: string;
  from_status: BookingStatus | null;
  to_status: BookingStatus | null;
  note: Generated<string>;
}

export interface PaymentsTable {
  id: Generated<number>;
  /** What clients and gateways call it. */
  public_id: string;
  user_id: number;
  company_id: number;
  gateway: string;
  is_test: Generated<boolean>;
  status: Generated<PaymentStatus>;
  subtotal: number;
  service_fee: number;
  gst: number;
  /** subtotal + service_fee + gst. */
  amount: number;
  currency: Generated<string>;
  payment_method: Generated<string>;
  transaction_fee: Generated<number>;
  gateway_order_id: string | null;
  /** The gateway's own id of the money that came. */
  gateway_payment_id: string | null;
  /** Until then one process is asking the gateway for the order. */
  order_claimed_until: OptionalTime;
  checkout_url: string | null;
  failure_reason: string | null;
  /** When the gateway was last asked how it went. */
  checked_at: OptionalTime;
  settled_at: OptionalTime;
  /** Whom the invoice is billed to, as of then. */
  buyer: OptionalJson<BilledCompany>;
  created_at: StampedTime;
  updated_at: StampedTime;
}

export interface PaymentBookingsTable {
  id: Generated<number>;
  payment_id: number;
  booking_id: number;
  /** This booking's share of the payment's amount. */
  amount: number;
  quantity: number;
  unit_price: number;
  /** At most one settled row per booking: nobody pays twice. */
  is_settled: Generated<boolean>;
  /** The refund that pays this share back: one at most. */
  refund_id: ColumnType<number | null, number | null | undefined, number | null>;
  created_at: StampedTime;
}

export interface TicketsTable {
  id: Generated<number>;
  booking_id: number;
  event_id: number;
  ticket_tier_id: number;
  /** From 1 up to the booking's quantity. */
  seat_no: number;
  ticket_number: string;
  /** Raised by a reissue, which kills the code with the old one (D14). */
  version: Generated<number>;
  attendee_name: string | null;
  attendee_email: string | null;
  attendee_phone: string | null;
  employee_id: string | null;
  department: string | null;
  designation: string | null;
  dietary_preferences: string | null;
  special_requirements: string | null;
  is_used: Generated<boolean>;
  used_at: OptionalTime;
  /** Who let the holder in. */
  used_by: ColumnType<number | null, number | null | undefined, number | null>;
  voided_at: OptionalTime;
  created_at: StampedTime;
  updated_at: StampedTime;
}
