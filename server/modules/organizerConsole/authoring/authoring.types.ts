import type { Schemas } from '../../../contract/types';
import type { GstPercent } from '../../../db/schema/catalog';
import type { Admission } from '../../../lib/admission';
import type { StoredPicture } from '../../../db/schema/images';
import type { RefundTerms } from '../../catalog/refundTerms.rules';

export type EventStatus = Schemas['EventStatus'];

/** The editable fields of an event; a draft may have null fields. Times in UTC. */
export interface EventDetails extends RefundTerms {
  title: string;
  description: string;
  category_id: number | null;
  venue: string;
  city: string;
  state: string;
  country: string;
  timezone: string;
  currency: string;
  start_at: Date | null;
  end_at: Date | null;
  booking_start_at: Date | null;
  booking_end_at: Date | null;
  /** Hours for which seats are held during approval; 0 means none. */
  approval_hours: number;
  /** Whether people at the door may give free seats to guests without a ticket. */
  walk_ins: boolean;
}

/** An event as its organizer sees it. Money in minor units. */
export interface OrganizedEventRow extends EventDetails {
  id: number;
  version: number;
  status: EventStatus;
  organizer_id: number | null;
  organizer_name: string;
  category_name: string | null;
  featured_image: string;
  images: string[];
  /** An uploaded poster; null for a generated one. */
  poster: StoredPicture | null;
  gallery: StoredPicture[];
  calendar_sequence: number;
  is_active: boolean;
  is_exclusive: boolean;
  published_at: Date | null;
  paused_at: Date | null;
  cancelled_at: Date | null;
  created_at: Date;
  updated_at: Date;
  /** Seats of active tiers plus held and sold seats of inactive ones. */
  total: number;
  available: number;
  held: number;
  sold: number;
  /** Number of bookings with held or sold seats. */
  bookings: number;
  /** When the first remaining seats can be booked; null if none can. */
  tickets_open_at: Date | null;
  /** The sale windows of all active tiers are over. */
  sales_have_ended: boolean;
  /** Ticket revenue less refunds, of real payments and of test payments. */
  kept: number;
  kept_test: number;
}

export interface OrganizedTierRow {
  id: number;
  version: number;
  name: string;
  description: string;
  price: number;
  currency: string;
  gst_percent: GstPercent;
  total: number;
  available: number;
  held: number;
  sold: number;
  admission: Admission;
  max_per_booking: number;
  /** Tickets over all bookings of a person, and of a company; null means no limit. */
  max_per_person: number | null;
  max_per_company: number | null;
  benefits: string[];
  is_active: boolean;
  sale_starts_at: Date | null;
  sale_ends_at: Date | null;
}
