import type { StoredRefundTerms } from '../../db/expressions/bindingRefundTerms';
import type { StoredPerson } from '../../lib/personalText';
import type { Selectable } from 'kysely';
import type { Caller } from '../../contract/caller';
import type { Schemas } from '../../contract/types';
import type {
  BookingFor,
  BookingPaymentStatus,
  BookingStatus,
  HoldState,
} from '../../db/schema/bookings';
import type { GstPercent } from '../../db/schema/catalog';
import type { PaymentStatus } from '../../db/schema/payments';
import type { TicketsTable } from '../../db/schema/tickets';
import type { ModuleDeps } from '../../deps';

/** The payment for a booking in minor units, with the refund terms at that time. */
export interface PaidShare {
  /** Fee and tax included. */
  amount: number;
  /** The number of seats paid for. */
  quantity: number;
  /** The part of `amount` that is service fee with its GST. */
  fee: number;
  /** The refunded amount, done or not, and the fee in it. */
  refunded: number;
  refunded_fee: number;
  /** The amount kept for returned seats, and the fee in it. */
  kept_of_returned: number;
  kept_fee_of_returned: number;
  /** The amount of completed refunds. */
  paid_back: number;
  refund_percent: number;
  /** ISO 8601. */
  refund_until: string | null;
  refund_fee_kept: boolean;
}

/** The request for approval of a booking; times are ISO 8601. */
export interface BookingApproval {
  id: number;
  status: Schemas['ApprovalStatus'];
  deadline: string;
  pay_by: string | null;
}

/**
 * A booking at the time of reading: hold and status already reflect an expired hold or a past event. Money in minor
 * units.
 */
export interface BookingRow {
  id: number;
  booking_number: string;
  user_id: number;
  user_name: string;
  /** The person who invited the holder. */
  user_invited_by: number | null;
  holder_state: Schemas['HolderState'];
  company_id: number;
  company_name: string;
  event_id: number;
  event_title: string;
  event_venue: string;
  event_city: string;
  event_start_at: Date;
  event_end_at: Date;
  event_timezone: string;
  event_image: string;
  /** How often the event was rescheduled or cancelled. */
  event_calendar_sequence: number;
  event_category: string;
  event_has_started: boolean;
  /** The booking can no longer be paid. */
  event_is_cancelled_or_over: boolean;
  ticket_tier_id: number;
  ticket_tier_name: string;
  /** This company can book the event and tier now. */
  is_bookable: boolean;
  tier_available: number;
  quantity: number;
  max_per_booking: number;
  /** The tier's GST rate. */
  gst_percent: GstPercent;
  /** The price held with the seats; after the hold expired, the tier's current price. */
  unit_price: number;
  total_amount: number;
  /** Its share of the payment; null while unpaid. */
  paid: PaidShare | null;
  /** The approval request; null without one, and after one that ended without approval. */
  approval: BookingApproval | null;
  /** When the open offer of its free seats ends; null without one. */
  seats_offered_until: Date | null;
  /** The booking is paid, and its company's policy has rules about guests. */
  asks_guests: boolean;
  /** The event's current refund terms, which apply until the booking is paid. */
  refund_percent: number;
  refund_until: Date | null;
  refund_fee_kept: boolean;
  /** When the row was read, by the database's clock. */
  read_at: Date;
  currency: string;
  /** `completed` once the event has ended. */
  status: BookingStatus;
  payment_status: BookingPaymentStatus;
  /** `expired` once `hold_expires_at` has passed. */
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
  people: StoredPerson[];
}

/** One booking's share of a payment; `amount` is the share, minor units. */
export interface PaymentShareRow {
  id: number;
  booking_id: number;
  booking_number: string;
  payment_id: string;
  gateway: Schemas['Gateway'];
  is_test: boolean;
  amount: number;
  /** The amount of the whole payment. */
  payment_amount: number;
  currency: string;
  status: PaymentStatus;
  payment_method: Schemas['PaymentMethod'];
  transaction_fee: number;
  created_at: Date;
  updated_at: Date;
}

export interface CountsRow {
  /** Bookings that match every filter. */
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
  paid_bookings: number;
  cancelled_bookings: number;
  refunded_bookings: number;
}

/** The columns of a locked booking that checks before a change need. Money in minor units. */
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
  /** As stored: seats of a `held` booking count as held in its tier even after the hold expired. */
  hold_state: HoldState;
  hold_extended: boolean;
  /** The hold expired once and its seats were taken again. */
  hold_retaken: boolean;
  /** Seconds until the hold ends; 0 after that. */
  hold_seconds_left: number;
  /** The hold has expired, whether or not its seats are already on sale again. */
  hold_is_over: boolean;
  /** The approval request that holds its seats, and its state; null without a live request. */
  approval_id: number | null;
  approval_status: 'pending' | 'approved' | null;
  /** A waiting list offer holds its seats; such a hold gets neither more time nor more seats. */
  is_offer: boolean;
  /** The booking is charged to a cost centre, whose budget is locked after the tier. */
  is_charged: boolean;
}

/** A booking's event with venue and times, as tickets and calendar files show it. */
export interface BookedEvent {
  /** The booking's id. */
  id: number;
  booking_number: string;
  booking_updated_at: Date;
  /** The booking is cancelled or refunded, or its event is cancelled. */
  is_cancelled: boolean;
  event_is_cancelled: boolean;
  tier_name: string;
  company_name: string;
  event_id: number;
  event_title: string;
  event_venue: string;
  event_city: string;
  event_start_at: Date;
  event_end_at: Date;
  event_timezone: string;
  event_updated_at: Date;
  /** How often the event was rescheduled or cancelled. */
  event_calendar_sequence: number;
  refund_terms: StoredRefundTerms;
}

/** A ticket as stored. */
export type StoredTicket = Selectable<TicketsTable>;

/** The person who causes mails to others, for the limit on such mails. */
export interface MailSender {
  userId: number;
  email: string;
}

/**
 * The functions of the tickets module that bookings use. The app passes them in, because the tickets module imports
 * bookings.
 */
export interface BookingTickets {
  /** One entry per booking, sorted by seat; empty while no tickets are issued. */
  listForBookings(
    db: ModuleDeps['db'],
    bookingIds: readonly number[],
  ): Promise<Map<number, StoredTicket[]>>;
  presentTicket(row: StoredTicket): Schemas['Ticket'];
  presentAttendees(rows: readonly StoredTicket[]): Schemas['Attendee'][];
  attendeeDetailsCompleted(rows: readonly StoredTicket[]): boolean;
  /**
   * @throws 400 with fields such as `attendees.0.email`; 409 `ticket_used`, `ticket_void`, `not_paid`,
   *   `guest_refused`, `guest_needs_approval`
   */
  saveAttendees(
    trx: ModuleDeps['db'],
    bookingId: number,
    attendees: readonly Schemas['AttendeeInput'][],
    more: { purpose: string | undefined; sender: MailSender },
  ): Promise<StoredTicket[]>;
  /**
   * Gives tickets of a locked booking to a person in the company. Their old codes stop working; both people get a mail.
   * @throws 429 when the caller has caused too many mails to others
   */
  giveTickets(
    trx: ModuleDeps['db'],
    caller: Caller,
    booking: Pick<LockedBooking, 'id' | 'status'>,
    given: { ticketIds: readonly number[]; to: { name: string; email: string } },
  ): Promise<void>;
  /** Invalidates the ticket codes of a cancelled or refunded booking. Safe to repeat. */
  voidForBooking(trx: ModuleDeps['db'], bookingId: number): Promise<void>;
}
