import { lockTiers } from '../../db/lockOrder';
import type { ModuleDeps } from '../../deps';
import * as repository from './approvalHolds.repository';
import { assertMayWait } from './approvalHolds.rules';
import type { RequestedBooking } from './approvalHolds.repository';
import * as holds from './bookingState/holds.repository';
import type { ApprovalHold } from './bookingState/holds.repository';
import { moveSeatsOf } from './inventory.service';
import type { SeatMove } from './inventory.types';

export type { RequestedBooking } from './approvalHolds.repository';

type Db = ModuleDeps['db'];

/**
 * Holds the seats of bookings until a request is decided. The caller has locked bookings and tiers, and has taken seats
 * of expired holds again.
 * @param seats the number of additional seats by tier id
 * @param companyId the requesting company
 * @throws 409 `approval_seats` when too many seats of a tier would wait, of this company or in all
 */
export async function holdForApproval(
  trx: Db,
  hold: ApprovalHold,
  { seats, companyId }: { seats: ReadonlyMap<number, number>; companyId: number },
): Promise<void> {
  for (const tier of await repository.findWaitingSeats(trx, [...seats.keys()], companyId)) {
    assertMayWait(tier, seats.get(tier.id) ?? 0);
  }
  await holds.holdForApproval(trx, hold);
}

/** Locks the bookings of an approval request. */
export const lockRequested = (trx: Db, approvalId: number): Promise<RequestedBooking[]> =>
  repository.lockRequested(trx, approvalId);

/** Links a booking that waits without seats to its approval request. */
export const setRequestOf = holds.setRequestOf;

/** Locks the tiers of a request's bookings before their seats are sold or released. */
export const lockTiersOf = (trx: Db, bookings: readonly RequestedBooking[]): Promise<void> =>
  lockTiers(
    trx,
    bookings.map((booking) => booking.ticket_tier_id),
  );

/** Sets the end of a request's holds. */
export const setApprovalHoldEnd = (
  trx: Db,
  bookings: readonly RequestedBooking[],
  until: Date,
): Promise<void> =>
  holds.setApprovalHoldEnd(
    trx,
    bookings.map(({ id }) => id),
    until,
  );

/**
 * Releases the seats of an ended request's unpaid bookings, which stay in the cart. Bookings without held seats are
 * unlinked from the request.
 * @returns the bookings whose seats were released
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
  if (ids.length > 0) await holds.endApprovalHolds(trx, ids);
  const left = own.filter((one) => !one.is_held).map(({ id }) => id);
  if (left.length > 0) await holds.leaveRequest(trx, left);
  return ids;
}
