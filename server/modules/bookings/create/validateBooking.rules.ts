import { whenAt } from '../../../lib/dateFormat';
import { toMinor } from '../../../lib/money';
import type { OfferRow } from '../../inventory/inventory.types';
import { bookingErrors } from '../bookingErrors.rules';

/** The requested number of seats and the price that the client displayed. */
export interface SeatRequest {
  quantity: number;
  /** As sent by the client; undefined when absent. */
  unitPrice?: string | number | undefined;
  totalAmount?: string | number | undefined;
}

export interface Tier {
  id: number;
  available: number;
  /** Minor units. */
  price: number;
  currency: string;
  maxPerBooking: number;
  /** The tier has a limit per person or per company. */
  isLimited: boolean;
}

/**
 * Checks access, existence, booking period, quantity and price before any seat is taken (D11). The statement that takes
 * the seats repeats the checks whose result can change in between.
 *
 * @throws 403 without access, 404, 409 `booking_closed`, `outside_sale_window` or `price_changed`, 400 for too many
 */
export function validateBooking(offer: OfferRow | undefined, request: SeatRequest): Tier {
  const tier = assertBookable(offer);
  if (request.quantity > tier.maxPerBooking) throw bookingErrors.tooMany(tier.maxPerBooking);
  if (
    differs(request.unitPrice, tier.price) ||
    differs(request.totalAmount, tier.price * request.quantity)
  ) {
    throw bookingErrors.priceChanged(tier.price, request.quantity, tier.currency);
  }
  return tier;
}

/** @throws 403, 404, 409 `booking_closed`, `outside_sale_window` */
export function assertBookable(offer: OfferRow | undefined): Tier {
  // A draft belongs to its organizer alone (D23), so others get the same error as for a missing event.
  if (!offer?.event_is_active) throw bookingErrors.noSuchEvent();
  if (offer.company_is_suspended) throw bookingErrors.companySuspended();
  if (!offer.has_access) throw bookingErrors.noAccess();
  const tier = tierOf(offer);
  const reason = reasonClosed(offer);
  if (reason) throw bookingErrors.closed(reason);
  assertInSaleWindow(offer);
  return tier;
}

function tierOf(offer: OfferRow): Tier {
  const { tier_id: id, available, price, currency, max_per_booking: maxPerBooking } = offer;
  if (
    id === null ||
    available === null ||
    price === null ||
    currency === null ||
    maxPerBooking === null
  ) {
    throw bookingErrors.noSuchTier();
  }
  return { id, available, price, currency, maxPerBooking, isLimited: offer.tier_has_limits };
}

/** @throws 409 `outside_sale_window` */
function assertInSaleWindow(offer: OfferRow): void {
  const { tier_sale_has_begun: hasBegun, tier_sale_has_ended: hasEnded } = offer;
  const { sale_starts_at: starts, sale_ends_at: ends, timezone } = offer;
  if (!hasBegun && starts) {
    throw bookingErrors.outsideSaleWindow(
      `Sales of this tier open on ${whenAt(starts, timezone)}.`,
      { starts, ends },
    );
  }
  if (hasEnded && ends) {
    throw bookingErrors.outsideSaleWindow(
      `Sales of this tier ended on ${whenAt(ends, timezone)}.`,
      {
        starts,
        ends,
      },
    );
  }
}

/** Null when the event and the tier can be booked now. */
function reasonClosed(offer: OfferRow): string | null {
  if (offer.event_is_cancelled) return 'This event has been cancelled.';
  if (offer.event_is_paused) return 'The organizer has paused sales for now.';
  if (offer.event_has_started) return 'The event has already started.';
  if (!offer.booking_has_begun) return 'Booking for this event has not opened yet.';
  if (offer.booking_has_ended) return 'Booking for this event has closed.';
  if (!offer.tier_is_active) return 'This tier is not on sale.';
  return null;
}

/** Also true for a value that is not an amount. */
const differs = (shown: string | number | undefined, minor: number) =>
  shown !== undefined && toMinor(shown) !== minor;
