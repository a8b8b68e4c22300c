import type { KeyedRequest } from '../../http/idempotency/keyedRequest';
import type { BookingFor } from '../../db/schema/bookings';
import type { GstPercent } from '../../db/schema/catalog';

/** Which tier of which event, for which company. */
export interface OfferQuery {
  eventId: number;
  tierId: number;
  companyId: number;
}

/** An event and one of its tiers, with the fields that decide whether a company can book it now. */
export interface OfferRow {
  event_id: number;
  event_title: string;
  event_is_active: boolean;
  event_is_paused: boolean;
  event_is_cancelled: boolean;
  event_has_started: boolean;
  booking_has_begun: boolean;
  booking_has_ended: boolean;
  has_access: boolean;
  /** Nobody of the company can book for now. */
  company_is_suspended: boolean;
  /** Null, like the columns after it, when the event has no such tier. */
  tier_id: number | null;
  tier_is_active: boolean | null;
  available: number | null;
  /** Minor units. */
  price: number | null;
  currency: string | null;
  max_per_booking: number | null;
  /** It has a limit per person or per company. */
  tier_has_limits: boolean;
  tier_sale_has_begun: boolean;
  tier_sale_has_ended: boolean;
  sale_starts_at: Date | null;
  sale_ends_at: Date | null;
  /** Of the event. */
  timezone: string;
}

/** A tier locked by the transaction. */
export interface PayableTier {
  id: number;
  name: string;
  event_title: string;
  available: number;
  /** Minor units. */
  price: number;
  gst_percent: GstPercent;
  is_bookable: boolean;
  event_is_cancelled_or_over: boolean;
}

/** Seats that a person of a company wants to hold unpaid, or to hold for longer. */
export interface HoldRequest {
  userId: number;
  companyId: number;
  tierId: number;
  /** 0 when the seats are held already. */
  seats: number;
  /** Seats times seconds. */
  seatSeconds: number;
}

/** Seats that a person of a company wants to have of tiers, for their limits per person and per company. */
export interface LimitedSeats {
  userId: number;
  companyId: number;
  /** By tier id. */
  seats: ReadonlyMap<number, number>;
  /** Bookings that are counted in `seats`. */
  exceptBookings?: readonly number[];
  /** The entry of a waiting list that is. */
  exceptEntry?: number;
}

/** The outcome of one attempt to take seats. */
export interface TakenSeats {
  /** The booking; null when the seats could not be taken. */
  id: number | null;
  /** There were seats; by the counts, the person or company has too many of the tier, or holds too many without paying. */
  isOverLimit: boolean;
}

/** A booking to be inserted while its seats are taken. */
export interface NewBooking extends OfferQuery {
  userId: number;
  userName: string;
  quantity: number;
  /** By the offer that was read, the tier has a limit per person or company; else the seats are not taken. */
  isLimited: boolean;
  /** Minor units; the seats are taken at this price or not at all. */
  unitPrice: number;
  bookingFor: BookingFor;
  bookedForUser: number | null;
  bookedForName: string;
  notes: string;
  /** Its idempotency key, stored in the same statement; null without one. */
  keyed: KeyedRequest<'createBooking'> | null;
}

/** Changes to the counts of a tier. */
export interface SeatMove {
  /** In seats; the three add up to zero. */
  available: number;
  held: number;
  sold: number;
  /** Bookings whose seats are held or sold. */
  bookings: number;
}

/** Seats that an existing booking holds from now. */
export interface MoreSeats {
  tierId: number;
  companyId: number;
  more: number;
  /** The booking holds no seats of the tier yet. */
  isNew: boolean;
}

/** Bookings to be confirmed while their seats are sold. */
export interface Sale {
  /** By tier id. */
  moves: ReadonlyMap<number, SeatMove>;
  /** Prices in minor units. */
  lines: readonly { id: number; unitPrice: number; amount: number }[];
  /** They are paid by a test payment. */
  isTest: boolean;
  actor: { id: number; name: string };
  /** For the history: how it was paid. */
  note: string;
}

/** Seats that an organizer gives away, each to a booking of its own. */
export interface SeatGift {
  eventId: number;
  tierId: number;
  count: number;
  actor: { id: number; name: string };
  reason: string;
}

/** A tier, locked, as its waiting list sees it. */
export interface LockedLine {
  /** Seats that everybody may book. */
  free: number;
  /** Offers are held no longer. */
  endsAt: Date;
  /** No offer can be made any more. */
  isOver: boolean;
  /** The tier can be booked now. */
  isOpen: boolean;
  /** The end of an offer that is made now. */
  offerEndsAt: Date;
}

/** Seats that are held for a person of a waiting list. */
export interface SeatOffer {
  entryId: number;
  userId: number;
  companyId: number;
  tierId: number;
  quantity: number;
  until: Date;
  /** The booking that waited with its request; null makes one. */
  bookingId: number | null;
}
