import type { ColumnType, Generated } from 'kysely';
import type { OptionalTime, StampedTime } from '../columns';

export type WaitingStatus =
  | 'waiting'
  | 'offered'
  | 'taken'
  | 'passed'
  | 'lapsed'
  | 'left'
  | 'declined'
  | 'ended';

/** A person's place on the waiting list of a ticket tier (docs/product/booking.md#waiting-list). */
export interface WaitingEntriesTable {
  id: Generated<number>;
  user_id: number;
  event_id: number;
  ticket_tier_id: number;
  quantity: number;
  /** Fewer seats may be offered; never where a request for approval names the quantity. */
  accepts_fewer: Generated<boolean>;
  /** The order of the line; drawn while the tier is locked. */
  position: Generated<number>;
  status: Generated<WaitingStatus>;
  /** Before the offer that of a request for approval, which holds no seats and is not listed; then the offered one. */
  booking_id: ColumnType<number | null, number | null | undefined, number | null>;
  approval_id: ColumnType<number | null, number | null | undefined, number | null>;
  /** Until when the offer held its seats when it was made. */
  offered_until: OptionalTime;
  closed_at: OptionalTime;
  /** Since when seats that fitted nobody were first kept for it. */
  kept_since: OptionalTime;
  /** Why it ended, as people read it. */
  reason: Generated<string>;
  created_at: StampedTime;
  updated_at: StampedTime;
}
