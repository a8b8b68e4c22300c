import type { GstPercent } from '../../db/schema/catalog';
import type { Admission } from '../../lib/admission';
import type { StoredPicture } from '../../db/schema/images';
import type { RefundTerms } from './refundTerms.rules';

/** Rows as the repositories return them. Money in minor units, times in UTC. */
export interface EventRow extends RefundTerms {
  id: number;
  title: string;
  description: string;
  /** Empty if there is none. */
  featured_image: string;
  images: string[];
  /** An uploaded poster; null for a generated one. */
  poster: StoredPicture | null;
  gallery: StoredPicture[];
  category_id: number;
  category_name: string;
  category_slug: string;
  venue: string;
  city: string;
  state: string;
  country: string;
  timezone: string;
  base_price: number;
  currency: string;
  start_at: Date;
  end_at: Date;
  booking_start_at: Date;
  booking_end_at: Date;
  is_active: boolean;
  is_exclusive: boolean;
  organizer_id: number | null;
  organizer_name: string;
  created_by: number | null;
  paused_at: Date | null;
  cancelled_at: Date | null;
  /** How often the event was rescheduled or cancelled. */
  calendar_sequence: number;
  moved_from_start_at: Date | null;
  moved_from_venue: string | null;
  created_at: Date;
  /** Sums over the active tiers, without unsold seats of tiers whose sale has ended. */
  total_tickets: number;
  available_tickets: number;
  /** When the first remaining seats can be booked; null if none can. */
  tickets_open_at: Date | null;
  sales_have_ended: boolean;
  /** Lowest price of the active tiers on sale; null if there is none. */
  lowest_price: number | null;
  /** Bookings whose seats are held or sold. */
  total_bookings: number;
  company_has_access: boolean;
}

export interface TierRow {
  id: number;
  event_id: number;
  name: string;
  description: string;
  price: number;
  currency: string;
  total: number;
  available: number;
  held: number;
  sold: number;
  benefits: string[];
  is_active: boolean;
  admission: Admission;
  max_per_booking: number;
  /** Tickets over all bookings of a person, and of a company; null means no limit. */
  max_per_person: number | null;
  max_per_company: number | null;
  gst_percent: GstPercent;
  sale_starts_at: Date | null;
  sale_ends_at: Date | null;
}

export interface SuggestionRow {
  id: number;
  title: string;
  featured_image: string;
  calendar_sequence: number;
  venue: string;
  city: string;
  category_name: string;
  start_at: Date;
  timezone: string;
  base_price: number;
  currency: string;
}

export interface CityCount {
  city: string;
  events: number;
}

export interface CategoryRow {
  id: number;
  version: number;
  name: string;
  slug: string;
  color_code: string;
  icon: string;
  created_at: Date;
  /** Active events that have not ended. */
  event_count: number;
}

export interface StatisticsRow {
  id: number;
  currency: string;
  /** All seats of active tiers plus held and sold seats of inactive ones. */
  total: number;
  available: number;
  held: number;
  sold: number;
  ticket_type_count: number;
  total_bookings: number;
  /** Minor units. */
  revenue: number;
  companies_with_access: number;
  /** Oldest first; days in the event's time zone, YYYY-MM-DD. */
  sales_by_day: { date: string; tickets: number }[];
}
