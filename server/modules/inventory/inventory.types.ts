import type { KeyedRequest } from '../../http/idempotency/keyedRequest';
import type { BookingFor } from '../../db/schema/bookings';
import type { GstPercent } from '../../db/schema/catalog';

/** Identifies a tier of an event for a company. */
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
  /** Nobody in the company can book while it is suspended. */
  company_is_suspended: boolean;
  /** Null, like the following columns, when the event does not have this tier. */
  tier_id: number | null;
  tier_is_active: boolean | null;
  available: number | null;
  /** Minor units. */
  price: number | null;
  currency: string | null;
  max_per_booking: number | null;
  /** The tier has a limit per person or per company. */
  tier_has_limits: boolean;
  tier_sale_has_begun: boolean;
  tier_sale_has_ended: boolean;
  sale_starts_at: Date | null;
  sale_ends_at: Date | null;
  /** The event's time zone. */
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

/** Seats that a person in a company wants to hold unpaid, or to hold longer. */
export interface HoldRequest {
  userId: number;
  companyId: number;
  tierId: number;
  /** 0 when the seats are held already. */
  seats: number;
  /** Seats times seconds. */
  seatSeconds: number;
}

/** Seats of tiers that a person in a company wants, to check against the tiers' limits per person and per company. */
export interface LimitedSeats {
  userId: number;
  companyId: number;
  /** By tier id. */
  seats: ReadonlyMap<number, number>;
  /** Bookings to exclude from the count, because `seats` already includes them. */
  exceptBookings?: readonly number[];
  /** The waiting list entry to exclude from the count, because `seats` already includes it. */
  exceptEntry?: number;
}

/** The outcome of one attempt to take seats. */
export interface TakenSeats {
  /** The booking; null when the seats could not be taken. */
  id: number | null;
  /** Seats were available, but by the counts the person or company would exceed a limit of the tier or of holds. */
  isOverLimit: boolean;
}

/** A booking to be inserted while its seats are taken. */
export interface NewBooking extends OfferQuery {
  userId: number;
  userName: string;
  quantity: number;
  /** The offer showed a limit per person or company. If the tier has a limit and this is false, no seats are taken. */
  isLimited: boolean;
  /** Minor units; no seats are taken when the tier's price differs. */
  unitPrice: number;
  bookingFor: BookingFor;
  bookedForUser: number | null;
  bookedForName: string;
  notes: string;
  /** The idempotency key, stored in the same statement; null without one. */
  keyed: KeyedRequest<'createBooking'> | null;
}

/** Changes to the counts of a tier. */
export interface SeatMove {
  /** Numbers of seats; the three add up to zero. */
  available: number;
  held: number;
  sold: number;
  /** Change in the number of bookings with held or sold seats. */
  bookings: number;
}

/** Additional seats for an existing booking. */
export interface MoreSeats {
  tierId: number;
  companyId: number;
  more: number;
  /** The booking holds no seats of the tier yet. */
  isNew: boolean;
}

/** Bookings to confirm while their seats are sold. */
export interface Sale {
  /** By tier id. */
  moves: ReadonlyMap<number, SeatMove>;
  /** Prices in minor units. */
  lines: readonly { id: number; unitPrice: number; amount: number }[];
  /** A test payment pays for them. */
  isTest: boolean;
  actor: { id: number; name: string };
  /** History note that says how the bookings were paid. */
  note: string;
}

/** Seats that an organizer gives away, one booking per seat. */
export interface SeatGift {
  eventId: number;
  tierId: number;
  count: number;
  actor: { id: number; name: string };
  reason: string;
}

/** The state of a locked tier that its waiting list needs. */
export interface LockedLine {
  /** Number of seats that everybody may book. */
  free: number;
  /** No offer is held beyond this time. */
  endsAt: Date;
  /** No more offers can be made. */
  isOver: boolean;
  /** The tier can be booked now. */
  isOpen: boolean;
  /** When an offer made now would end. */
  offerEndsAt: Date;
}

/** Seats that are held for a person on a waiting list. */
export interface SeatOffer {
  entryId: number;
  userId: number;
  companyId: number;
  tierId: number;
  quantity: number;
  until: Date;
  /** The booking that waited with its approval request; null creates one. */
  bookingId: number | null;
}
