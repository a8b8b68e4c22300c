import type { Caller } from '../../contract/caller';
import { conflict } from '../../lib/errors';
import {
  holdForFirstPayment,
  lockTiers,
  moveSeats,
  sellSeats,
  type InventoryService,
  type LockedTier,
  type SeatMove,
} from '../inventory/inventory.service';
import { lockOwn, updateBooking } from './bookingChanges.repository';
import { assertPayable } from './bookingStatus.rules';
import type { Db } from './bookings.repository';
import type { LockedBooking } from './bookings.types';

/** A pending booking, locked for a payment, whose seats are held or can be held again. */
export interface PayableLine {
  booking: LockedBooking;
  tier: LockedTier;
  /** Minor units: the price of the hold, or the tier's present one after the hold expired. */
  unitPrice: number;
  /** Tickets only, minor units. */
  amount: number;
}

/** A booking whose seats cannot be held again; part of the error as `details.lines`. */
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
 * Locks a person's bookings for a payment, and their tiers after them (D12). Seats of a live hold are
 * sure; after the hold expired, they must be on sale still.
 *
 * @returns the lines by id; `confirmLines` or `holdLines` must follow in the same transaction
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
  /** By tier: seats on sale that no earlier line has taken. */
  const free = new Map([...tiers].map(([id, tier]) => [id, tier.available]));
  for (const booking of bookings) {
    const tier = tiers.get(booking.ticket_tier_id);
    if (!tier) throw new Error(`Booking ${booking.id} has no tier.`);
    const left = free.get(tier.id) ?? 0;
    const missing = missingSeats(booking);
    const code = reasonGone(booking, tier, missing, left);
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
 * Sells the seats of paid lines and confirms their bookings (D13).
 * @param note for the history: how it was paid
 */
export async function confirmLines(
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
  await sellSeats(trx, {
    moves,
    lines: lines.map(({ booking, unitPrice, amount }) => ({ id: booking.id, unitPrice, amount })),
    actor: { id: caller.userId, name: caller.name || caller.email },
    note,
  });
}

/** The seats for which tickets are to be issued. */
export const seatsOf = ({ booking }: PayableLine) => ({
  bookingId: booking.id,
  eventId: booking.event_id,
  tierId: booking.ticket_tier_id,
  quantity: booking.quantity,
});

/** Minutes that a hold lasts at least from the start of its first payment. */
const PAYING_MINUTES = 15;

/**
 * Holds the seats of lines that are being paid on a gateway's page: expired holds start again, and
 * live ones last long enough for the first payment. Only the first: `hold_expires_at` alone decides
 * until when seats are held, so unfinished payments cannot hold them for ever. Must run before the
 * payment is inserted.
 */
export async function holdLines(
  trx: Db,
  lines: readonly PayableLine[],
  inventory: Pick<InventoryService, 'restartHold'>,
): Promise<void> {
  const moves = movesByTier(lines, ({ booking }) => ({
    available: -missingSeats(booking),
    held: missingSeats(booking),
    sold: 0,
  }));
  for (const [tierId, move] of moves) {
    await moveSeats(trx, tierId, move);
  }
  for (const { booking, unitPrice, amount } of lines) {
    if (!booking.hold_is_over) continue;
    await inventory.restartHold(trx, booking.id);
    await updateBooking(trx, booking.id, { unit_price: unitPrice, total_amount: amount });
  }
  const live = lines.filter(({ booking }) => !booking.hold_is_over);
  await holdForFirstPayment(
    trx,
    live.map(({ booking }) => booking.id),
    PAYING_MINUTES,
  );
}

/** Seats of the booking that are not counted as held in its tier and must be taken again. */
const missingSeats = (booking: LockedBooking) =>
  booking.hold_state === 'held' ? 0 : booking.quantity;

function reasonGone(
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

/** The seats that all lines together move, by tier id. */
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
