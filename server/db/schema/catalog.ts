import type { ColumnType, Generated } from 'kysely';
import type { Admission } from '../../lib/admission';
import type { JsonWithDefault, OptionalJson, OptionalTime, StampedTime } from '../columns';
import type { StoredPicture } from './images';

export interface CategoriesTable {
  id: Generated<number>;
  name: string;
  slug: string;
  color_code: string;
  icon: string;
  position: Generated<number>;
  version: Generated<number>;
  created_at: StampedTime;
}

/**
 * Typed as never null, because the queries for attendees only read complete events. The queries for organizers use
 * the type with null.
 */
type RequiredWhenPublished<T> = ColumnType<T, T | null | undefined, T | null>;
type TimeWhenPublished = ColumnType<Date, Date | string | null | undefined, Date | string | null>;

export interface EventsTable {
  id: Generated<number>;
  title: string;
  description: Generated<string>;
  featured_image: Generated<string>;
  images: JsonWithDefault<string[]>;
  /** An uploaded picture; `featured_image` is then its address. */
  poster: OptionalJson<StoredPicture>;
  /** Uploaded pictures in order; `images` are then their addresses. */
  gallery: JsonWithDefault<StoredPicture[]>;
  /** Null in some drafts, like the times below; a check constraint refuses null in published events. */
  category_id: RequiredWhenPublished<number>;
  venue: string;
  city: Generated<string>;
  state: Generated<string>;
  country: Generated<string>;
  timezone: Generated<string>;
  base_price: number;
  currency: Generated<string>;
  start_at: TimeWhenPublished;
  end_at: TimeWhenPublished;
  booking_start_at: TimeWhenPublished;
  booking_end_at: TimeWhenPublished;
  is_active: Generated<boolean>;
  is_exclusive: Generated<boolean>;
  /** Hours for which seats are held during a company's approval; 0 means none. */
  approval_hours: Generated<number>;
  is_featured: Generated<boolean>;
  /** The organizer's name, or the name given before organizers existed. */
  organizer_name: Generated<string>;
  /** Null for an event of the platform. */
  organizer_id: number | null;
  /** The import that created it. */
  import_id: ColumnType<number | null, number | null | undefined, number | null>;
  version: Generated<number>;
  published_at: OptionalTime;
  /** Set while the organizer has paused sales. */
  paused_at: OptionalTime;
  created_by: number | null;
  cancelled_at: OptionalTime;
  /** The reason, included in the mails to everybody with a booking. */
  cancel_reason: string | null;
  cancelled_by: number | null;
  /** Number of changes (rescheduled, cancelled): calendars keep the entry with the highest SEQUENCE. */
  calendar_sequence: Generated<number>;
  /** The last change of its start or venue; null if there was none. */
  moved_from_start_at: OptionalTime;
  moved_from_venue: string | null;
  /** Percentage refunded for cancelling a paid booking. */
  refund_percent: Generated<number>;
  /** Cancelling before this time is refunded; null means no refund. */
  refund_until: OptionalTime;
  /** Whether people at the door may give free seats to guests without a ticket. */
  walk_ins: Generated<boolean>;
  /** True if the service fee and its GST are not refunded. */
  refund_fee_kept: Generated<boolean>;
  /** tsvector, written by the application: distributed engines lack the triggers for it. */
  search: string;
  /** Lower-cased title, venue, city and category, for prefix and similarity search. */
  search_text: string;
  created_at: StampedTime;
  updated_at: StampedTime;
}

export interface EventAccessTable {
  event_id: number;
  company_id: number;
}

/** The GST rates that a tier may have, per cent. */
export type GstPercent = 0 | 5 | 12 | 18 | 28;

/** How often a ticket admits. */

/** The database checks that available + held + sold = total. */
export interface TicketTiersTable {
  id: Generated<number>;
  event_id: number;
  name: string;
  description: Generated<string>;
  price: number;
  currency: Generated<string>;
  gst_percent: Generated<GstPercent>;
  total: number;
  available: number;
  held: Generated<number>;
  sold: Generated<number>;
  /** Bookings whose seats are held or sold. */
  bookings: Generated<number>;
  /** People on its waiting list. */
  waiting: Generated<number>;
  /** Available seats that the waiting list does not need. While somebody waits, others may book only these. */
  unclaimed: Generated<number>;
  /** When the tier began to keep seats that fit nobody on its waiting list. */
  kept_since: OptionalTime;
  benefits: JsonWithDefault<string[]>;
  is_active: Generated<boolean>;
  /** Set when the event is cancelled. A sale locks this row, so that no sale overlaps the cancellation. */
  is_closed: Generated<boolean>;
  admission: Generated<Admission>;
  max_per_booking: Generated<number>;
  /** Maximum seats per person and per company over all bookings; null means no limit. */
  max_per_person: Generated<number | null>;
  max_per_company: Generated<number | null>;
  /** Start of sales; null means the start of the booking period. */
  sale_starts_at: OptionalTime;
  /** End of sales; null means the end of the booking period. */
  sale_ends_at: OptionalTime;
  position: Generated<number>;
  version: Generated<number>;
  created_at: StampedTime;
}

/**
 * The sums of an event with sales, or a change of the sums by a sale or refund. Money in minor units.
 */
export interface EventSumsTable {
  event_id: number;
  /** Sum over the tiers of the event. */
  sold: Generated<number>;
  /** Ticket prices of real payments less refunds. */
  kept: Generated<number>;
  /** Ticket prices of test payments less refunds. */
  kept_test: Generated<number>;
}

/** A trigger writes a row for each statement that changes events or categories. */
export interface CatalogueChangesTable {
  id: Generated<number>;
  at: StampedTime;
}

/** The words of `events.search_text`; triggers write them. */
export interface EventWordsTable {
  word: string;
}

/** People who were notified that an event was rescheduled. */
export interface EventNoticesTable {
  booking_id: number;
  /** The event's calendar_sequence after it was rescheduled. */
  sequence: number;
  told_at: StampedTime;
}
