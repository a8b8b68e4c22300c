import type { ColumnType, Generated } from 'kysely';
import type { Schemas } from '../../contract/types';
import type { StoredPerson } from '../../lib/personalText';
import type { JsonWithDefault, OptionalTime, StampedTime } from '../columns';

export type BookingStatus = Schemas['BookingStatus'];

export type BookingPaymentStatus = Schemas['PaymentStatus'];

/** Whether the tier counts a booking's seats: as held, as sold, or (expired, released) not at all. */
export type HoldState = Schemas['HoldState'];

/** Whether the holder can look after a booking (docs/product/people.md#people-who-leave). */
export type HolderState = Schemas['HolderState'];

export type BookingFor = Schemas['BookingFor'];

export interface BookingsTable {
  id: Generated<number>;
  booking_number: string;
  user_id: number;
  /** Null only for complimentary bookings. */
  company_id: number | null;
  event_id: number;
  ticket_tier_id: number;
  quantity: number;
  unit_price: number;
  /** Ticket prices only: fee and tax belong to the payment. */
  total_amount: number;
  /** Refunded amount in minor units, and the part of it that is ticket prices. */
  paid_back: Generated<number>;
  paid_back_tickets: Generated<number>;
  currency: Generated<string>;
  status: Generated<BookingStatus>;
  payment_status: Generated<BookingPaymentStatus>;
  hold_state: HoldState;
  hold_expires_at: OptionalTime;
  hold_extended: Generated<boolean>;
  /** The seats were taken again after the hold ran out, which is possible once. */
  hold_retaken: Generated<boolean>;
  /** When the booking began to hold its present number of seats. */
  hold_started_at: StampedTime;
  /** Seats times seconds held before `hold_started_at`. */
  held_seat_seconds: Generated<number>;
  booking_for: Generated<BookingFor>;
  booked_for_user: number | null;
  booked_for_name: Generated<string>;
  notes: Generated<string>;
  /** Complimentary bookings are confirmed at once, without price and payment. */
  is_complimentary: Generated<boolean>;
  /** The approval request under which its seats are held or were paid; null after any other outcome. */
  approval_id: ColumnType<number | null, number | null | undefined, number | null>;
  /** The waiting list entry whose offer holds the seats; null once the seats were taken again after the offer. */
  waiting_entry_id: ColumnType<number | null, number | null | undefined, number | null>;
  /** Set when the person removed the booking from the cart, and while it is on a waiting list. */
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
  /** Refers to `people` by index. */
  note: Generated<string>;
  people: JsonWithDefault<StoredPerson[]>;
}
