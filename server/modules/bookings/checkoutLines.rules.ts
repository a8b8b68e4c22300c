import { conflict } from '../../lib/errors';
import type { PayableTier, SeatMove } from '../inventory/inventory.types';
import type { LockedBooking } from './bookings.types';

/** A pending booking, locked for a payment, whose seats are held or can be held again. */
export interface PayableLine {
  booking: LockedBooking;
  tier: PayableTier;
  /** The hold's price or, after the hold expired, the tier's current price; minor units. */
  unitPrice: number;
  /** Price of the tickets without fee and tax, minor units. */
  amount: number;
}

/** A booking whose seats cannot be held again; the error contains it in `details.lines`. */
interface UnavailableLine {
  booking: number;
  booking_number: string;
  event_title: string;
  ticket_tier_name: string;
  quantity: number;
  available: number;
  code: 'sold_out' | 'booking_closed';
}

/**
 * Checks which locked bookings can be paid: their seats are held or, after the hold expired, the tier still has enough
 * seats on sale.
 *
 * @param tiers by id
 * @throws 409 `sold_out` or `booking_closed`, with the bookings that cannot be paid as `details.lines`
 */
export function toPayableLines(
  bookings: readonly LockedBooking[],
  tiers: ReadonlyMap<number, PayableTier>,
): PayableLine[] {
  const lines: PayableLine[] = [];
  const unavailable: UnavailableLine[] = [];
  /** Seats on sale by tier, less the seats that earlier lines take. */
  const remaining = new Map([...tiers].map(([id, tier]) => [id, tier.available]));
  for (const booking of bookings) {
    const tier = tiers.get(booking.ticket_tier_id);
    if (!tier) throw new Error(`Booking ${booking.id} has no tier.`);
    const left = remaining.get(tier.id) ?? 0;
    const missing = missingSeats(booking);
    const code = reasonUnavailable(booking, tier, missing, left);
    if (code) {
      unavailable.push(toUnavailableLine(booking, tier, left, code));
      continue;
    }
    remaining.set(tier.id, left - missing);
    const unitPrice = booking.hold_is_over ? tier.price : booking.unit_price;
    lines.push({ booking, tier, unitPrice, amount: unitPrice * booking.quantity });
  }
  if (unavailable.length > 0) throw linesUnavailable(unavailable);
  return lines;
}

/** The taxed amount of a payment for the line. */
export const taxedAmount = ({ amount, tier }: PayableLine) => ({
  amount,
  gstPercent: tier.gst_percent,
});

/** The seats that need tickets. */
export const seatsOf = ({ booking }: PayableLine) => ({
  bookingId: booking.id,
  eventId: booking.event_id,
  tierId: booking.ticket_tier_id,
  quantity: booking.quantity,
});

/** Seats of the booking that its tier does not count as held, so they must be taken again. */
export const missingSeats = (booking: LockedBooking) =>
  booking.hold_state === 'held' ? 0 : booking.quantity;

/** 1 when the booking's tier does not count it, so it must be counted again; otherwise 0. */
export const missingBookings = (booking: LockedBooking) => (missingSeats(booking) > 0 ? 1 : 0);

function reasonUnavailable(
  booking: LockedBooking,
  tier: PayableTier,
  missing: number,
  left: number,
): UnavailableLine['code'] | null {
  if (tier.event_is_cancelled_or_over) return 'booking_closed';
  if (booking.hold_is_over && !tier.is_bookable) return 'booking_closed';
  return missing > left ? 'sold_out' : null;
}

const toUnavailableLine = (
  booking: LockedBooking,
  tier: PayableTier,
  available: number,
  code: UnavailableLine['code'],
): UnavailableLine => ({
  booking: booking.id,
  booking_number: booking.booking_number,
  event_title: tier.event_title,
  ticket_tier_name: tier.name,
  quantity: booking.quantity,
  available,
  code,
});

function linesUnavailable(lines: UnavailableLine[]) {
  const names = lines.map((line) => `${line.ticket_tier_name} for ${line.event_title}`).join(', ');
  return lines.every((line) => line.code === 'booking_closed')
    ? conflict('booking_closed', `No longer open for booking: ${names}.`, { lines })
    : conflict('sold_out', `The hold ran out and the seats are gone: ${names}.`, { lines });
}

/** The seats that all lines move, by tier id. */
export function movesByTier(
  lines: readonly PayableLine[],
  moveOf: (line: PayableLine) => SeatMove,
): Map<number, SeatMove> {
  const moves = new Map<number, SeatMove>();
  for (const line of lines) {
    const sum = moves.get(line.tier.id) ?? { available: 0, held: 0, sold: 0, bookings: 0 };
    const { available, held, sold, bookings } = moveOf(line);
    moves.set(line.tier.id, {
      available: sum.available + available,
      held: sum.held + held,
      sold: sum.sold + sold,
      bookings: sum.bookings + bookings,
    });
  }
  return moves;
}
