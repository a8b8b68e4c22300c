import type { ModuleDeps } from '../../deps';
import { conflict } from '../../lib/errors';
import * as repository from './approvalHolds.repository';
import { lockTiers } from './inventory.repository';
import type { ApprovalHold, RequestedBooking } from './approvalHolds.repository';
import { moveSeatsOf } from './inventory.service';
import type { SeatMove } from './inventory.types';

export type { RequestedBooking } from './approvalHolds.repository';

type Db = ModuleDeps['db'];

/** So many seats of a tier may wait for approvals, also where a tenth of it is less (D29). */
const WAITING_SEATS = 10;

const waitingLimit = (total: number): number => Math.max(WAITING_SEATS, Math.floor(total / 10));

/**
 * Holds the seats of bookings until a request is decided. Bookings and tiers are locked, and seats that were
 * not held any more have been taken again.
 * @param seats that are added, by tier id
 * @throws 409 `approval_seats` when too many seats of a tier would wait
 */
export async function holdForApproval(
  trx: Db,
  hold: ApprovalHold,
  seats: ReadonlyMap<number, number>,
): Promise<void> {
  for (const tier of await repository.findWaitingSeats(trx, [...seats.keys()])) {
    const limit = waitingLimit(tier.total);
    if (tier.waiting + (seats.get(tier.id) ?? 0) <= limit) continue;
    throw conflict(
      'approval_seats',
      `At most ${limit} seats of ${tier.name} can wait for approvals, and ${tier.waiting} wait already. Ask for fewer, or try again later.`,
      { limit, waiting: tier.waiting, ticket_tier: tier.id },
    );
  }
  await repository.holdForApproval(trx, hold);
}

/** Locks the bookings of a request, which is locked before them. */
export const lockRequested = (trx: Db, approvalId: number): Promise<RequestedBooking[]> =>
  repository.lockRequested(trx, approvalId);

/** A booking that waits without seats belongs to a request. */
export const setRequestOf = repository.setRequestOf;

/** Locks the tiers of bookings of a request whose seats are about to be sold or to return. */
export const lockTiersOf = (trx: Db, bookings: readonly RequestedBooking[]): Promise<void> =>
  lockTiers(
    trx,
    bookings.map((booking) => booking.ticket_tier_id),
  );

/** Moves the end of the holds of a request. */
export const setApprovalHoldEnd = (
  trx: Db,
  bookings: readonly RequestedBooking[],
  until: Date,
): Promise<void> =>
  repository.setApprovalHoldEnd(
    trx,
    bookings.map(({ id }) => id),
    until,
  );

/**
 * Puts the seats of unpaid bookings of an ended request on sale again; the bookings stay in the cart. Those that
 * hold no seats any more leave the request.
 * @returns the bookings whose seats went back
 */
export async function releaseRequested(
  trx: Db,
  bookings: readonly RequestedBooking[],
): Promise<number[]> {
  const own = bookings.filter((one) => one.is_of_request && one.payment_status === 'pending');
  const held = own.filter((one) => one.is_held);
  const moves = new Map<number, SeatMove>();
  for (const { ticket_tier_id: tier, quantity } of held) {
    const sum = moves.get(tier) ?? { available: 0, held: 0, sold: 0, bookings: 0 };
    moves.set(tier, {
      available: sum.available + quantity,
      held: sum.held - quantity,
      sold: 0,
      bookings: sum.bookings - 1,
    });
  }
  const ids = held.map(({ id }) => id);
  if (moves.size > 0) await moveSeatsOf(trx, moves);
  if (ids.length > 0) await repository.endApprovalHolds(trx, ids);
  const left = own.filter((one) => !one.is_held).map(({ id }) => id);
  if (left.length > 0) await repository.leaveRequest(trx, left);
  return ids;
}
