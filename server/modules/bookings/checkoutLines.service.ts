import type { Caller } from '../../contract/caller';
import { conflict } from '../../lib/errors';
import type { Db } from './bookings.repository';
import type { LockedBooking, LockedTier } from './bookings.rows';
import { holdForFirstPayment, lockOwn, restartHold, updateBooking } from './changes.repository';
import { bookingErrors } from './bookingErrors.rules';
import { lockTiers, moveSeats, sellSeats, type SeatMove } from '../inventory/inventory.repository';

/** A pending booking, locked for a payment, that has its seats or can have them again. */
export interface PayableLine {
  booking: LockedBooking;
  tier: LockedTier;
  /** Held with the seats, else the tier's present one; minor units. */
  unitPrice: number;
  /** Tickets only, minor units. */
  amount: number;
}

/** A line whose seats cannot be had again; goes out as `details.lines`. */
interface GoneLine {
  booking: number;
  booking_number: string;
  event_title: string;
  ticket_tier_name: string;
  quantity: number;
  available: number;
  code: 'sold_out' | 'booking_closed';
}

/**
 * Locks a person's bookings for a payment, and their tiers after them (D12). A live hold is good
 * until it ends; one that has run out must find its seats again.
 *
 * @returns the lines by id; `settle` or `keep` must follow in the same transaction
 * @throws 404 when one is not the caller's; 409 `already_paid`, `not_pending`, `nothing_to_pay`, or
 *   `sold_out` and `booking_closed` with `details.lines`
 */
export async function lockPayable(
  trx: Db,
  caller: Pick<Caller, 'userId' | 'companyId'>,
  ids: readonly number[],
): Promise<PayableLine[]> {
  const bookings = await lockOwn(trx, caller.userId, ids);
  assertPayable(ids, bookings);
  const lines: PayableLine[] = [];
  const gone: GoneLine[] = [];
  const tierIds = bookings.map((booking) => booking.ticket_tier_id);
  const tiers = await lockTiers(trx, tierIds, caller.companyId);
  /** Seats on sale that no line before has taken. */
  const free = new Map([...tiers].map(([id, tier]) => [id, tier.available]));
  for (const booking of bookings) {
    const tier = tiers.get(booking.ticket_tier_id);
    if (!tier) throw new Error(`Booking ${booking.id} has no tier.`);
    const left = free.get(tier.id) ?? 0;
    const missing = missingSeats(booking);
    const code = whyGone(booking, tier, missing, left);
    if (code) {
      gone.push(goneLine(booking, tier, left, code));
      continue;
    }
    free.set(tier.id, left - missing);
    const unitPrice = booking.hold_is_over ? tier.price : booking.unit_price;
    lines.push({ booking, tier, unitPrice, amount: unitPrice * booking.quantity });
  }
  if (gone.length > 0) throw linesGone(gone);
  return lines;
}

/**
 * The lines are paid: their seats are sold, the bookings confirmed (D13).
 * @param note for the history: how it was paid
 */
export async function settleLines(
  trx: Db,
  caller: Pick<Caller, 'userId' | 'name' | 'email'>,
  lines: readonly PayableLine[],
  note: string,
): Promise<void> {
  const moves = movesByTier(lines, ({ booking }) => ({
    available: -missingSeats(booking),
    held: missingSeats(booking) - booking.quantity,
    sold: booking.quantity,
  }));
  const moved = await sellSeats(trx, {
    moves,
    lines: lines.map(({ booking, unitPrice, amount }) => ({ id: booking.id, unitPrice, amount })),
    actor: { id: caller.userId, name: caller.name || caller.email },
    note,
  });
  if (moved !== moves.size) {
    throw new Error(`The counts of tiers ${[...moves.keys()].join(', ')} do not cover it.`);
  }
}

/** What tickets are to be issued for. */
export const seatsOf = ({ booking }: PayableLine) => ({
  bookingId: booking.id,
  eventId: booking.event_id,
  tierId: booking.ticket_tier_id,
  quantity: booking.quantity,
});

/** How long a hold lasts at least from the moment somebody sets out to pay; minutes. */
const PAYING_MINUTES = 15;

/**
 * The lines are being paid elsewhere: seats that had gone back are held again, and nothing that has
 * just been sent to a gateway runs out while the person types. That is granted once for a booking,
 * and `hold_expires_at` alone says until when, so a payment that is never finished keeps no seats.
 * To be called before the payment is written.
 */
export async function keepLines(
  trx: Db,
  lines: readonly PayableLine[],
  holdMinutes: number,
): Promise<void> {
  const moves = movesByTier(lines, ({ booking }) => ({
    available: -missingSeats(booking),
    held: missingSeats(booking),
    sold: 0,
  }));
  for (const [tierId, move] of moves) {
    if (!(await moveSeats(trx, tierId, move))) {
      throw new Error(`The counts of tier ${tierId} do not cover its bookings.`);
    }
  }
  for (const { booking, unitPrice, amount } of lines) {
    if (!booking.hold_is_over) continue;
    await restartHold(trx, booking.id, holdMinutes);
    await updateBooking(trx, booking.id, { unit_price: unitPrice, total_amount: amount });
  }
  const live = lines.filter(({ booking }) => !booking.hold_is_over);
  await holdForFirstPayment(
    trx,
    live.map(({ booking }) => booking.id),
    PAYING_MINUTES,
  );
}

/** @throws 404, 409: the first thing that is wrong, with the bookings it is wrong with */
export function assertPayable(
  ids: readonly number[],
  bookings: readonly Pick<LockedBooking, 'id' | 'status' | 'payment_status'>[],
): void {
  const found = new Set(bookings.map((booking) => booking.id));
  if (ids.some((id) => !found.has(id))) throw bookingErrors.noSuchBooking();
  const paid = bookings.filter((booking) => booking.payment_status === 'paid');
  if (paid.length > 0) throw bookingErrors.alreadyPaid({ booking_ids: paid.map(({ id }) => id) });
  const notPending = bookings.filter((booking) => booking.status !== 'pending');
  if (notPending.length === bookings.length) throw bookingErrors.nothingToPay();
  if (notPending.length > 0) throw bookingErrors.someNotPending(notPending.map(({ id }) => id));
}

/** Seats that a booking does not have in its tier's `held` and would have to take again. */
const missingSeats = (booking: LockedBooking) =>
  booking.hold_state === 'held' ? 0 : booking.quantity;

function whyGone(
  booking: LockedBooking,
  tier: LockedTier,
  missing: number,
  left: number,
): GoneLine['code'] | null {
  if (tier.event_is_cancelled_or_over) return 'booking_closed';
  if (booking.hold_is_over && !tier.is_bookable) return 'booking_closed';
  return missing > left ? 'sold_out' : null;
}

const goneLine = (
  booking: LockedBooking,
  tier: LockedTier,
  available: number,
  code: GoneLine['code'],
): GoneLine => ({
  booking: booking.id,
  booking_number: booking.booking_number,
  event_title: tier.event_title,
  ticket_tier_name: tier.name,
  quantity: booking.quantity,
  available,
  code,
});

function linesGone(lines: GoneLine[]) {
  const names = lines.map((line) => `${line.ticket_tier_name} for ${line.event_title}`).join(', ');
  return lines.every((line) => line.code === 'booking_closed')
    ? conflict('booking_closed', `No longer open for booking: ${names}.`, { lines })
    : conflict('sold_out', `The hold ran out and the seats are gone: ${names}.`, { lines });
}

/** The seats that all lines together move, by tier. */
function movesByTier(
  lines: readonly PayableLine[],
  moveOf: (line: PayableLine) => SeatMove,
): Map<number, SeatMove> {
  const moves = new Map<number, SeatMove>();
  for (const line of lines) {
    const sum = moves.get(line.tier.id) ?? { available: 0, held: 0, sold: 0 };
    const { available, held, sold } = moveOf(line);
    moves.set(line.tier.id, {
      available: sum.available + available,
      held: sum.held + held,
      sold: sum.sold + sold,
    });
  }
  return moves;
}
