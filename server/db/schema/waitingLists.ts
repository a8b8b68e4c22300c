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
  /** Whether fewer seats may be offered. Never if an approval request names the quantity. */
  accepts_fewer: Generated<boolean>;
  /** Position in the line, assigned while the tier is locked. */
  position: Generated<number>;
  status: Generated<WaitingStatus>;
  /** The offered booking. Before the offer, the unlisted booking of an approval request, which holds no seats. */
  booking_id: ColumnType<number | null, number | null | undefined, number | null>;
  approval_id: ColumnType<number | null, number | null | undefined, number | null>;
  /** End of the hold when the offer was made. */
  offered_until: OptionalTime;
  closed_at: OptionalTime;
  /** When seats that fitted nobody were first kept for the entry. */
  kept_since: OptionalTime;
  /** Why the entry ended, as shown to people. */
  reason: Generated<string>;
  created_at: StampedTime;
  updated_at: StampedTime;
}
