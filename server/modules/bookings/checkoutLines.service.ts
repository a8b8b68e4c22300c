import type { Caller } from '../../contract/caller';
import { holdForApproval } from '../inventory/approvalHolds.service';
import { changeDetails } from '../inventory/bookingState/bookingState.service';
import type { InventoryService } from '../inventory/inventory.service';
import type { Sale } from '../inventory/inventory.types';
import { bookingErrors } from './bookingErrors.rules';
import { assertApprovalsLive, assertPayable, holdOf, limitedSeats } from './bookingStatus.rules';
import type { Db } from './bookings.repository';
import { lockOwnByClock } from './lockOwn.service';
import {
  missingBookings,
  missingSeats,
  movesByTier,
  toPayableLines,
  type PayableLine,
} from './checkoutLines.rules';
import type { LockedBooking } from './bookings.types';
import { assertMayBook } from './suspension.service';

/** Minutes for which seats stay held at least after the first payment starts. */
const FIRST_PAYMENT_MINUTES = 15;

export type CheckoutLines = ReturnType<typeof createCheckoutLines>;

/** Locks the bookings of a payment, and sells or holds their seats. */
export function createCheckoutLines({ inventory }: { inventory: InventoryService }) {
  /** Checks tier limits again for seats of expired holds, whose tiers are locked. @throws 409 `tier_limit` */
  async function assertMayRetake(trx: Db, bookings: readonly LockedBooking[]): Promise<void> {
    const over = bookings.filter((booking) => booking.hold_is_over);
    const seats = over.map((booking) => ({ booking, quantity: booking.quantity }));
    const companies = new Map(over.map((booking) => [booking.company_id, booking.user_id]));
    for (const [companyId, userId] of companies) {
      await inventory.assertTierLimits(trx, limitedSeats({ userId, companyId }, seats));
    }
  }

  return {
    /**
     * Locks a person's bookings for a payment (D12) and then their tiers. Does not lock the tiers for a sale whose
     * seats are all held and not charged to a budget; such payments wait for each other only while seats are sold.
     *
     * @param isSale true when `confirmLines` follows, false when `holdLines` follows
     * @returns the lines by id
     * @throws 404 when a booking is not the caller's; 409 `already_paid`, `not_pending`, `nothing_to_pay`, or
     *   `sold_out` and `booking_closed` with `details.lines`; `tier_limit` when a hold has expired;
     *   403 `company_suspended`, `account_closed`
     */
    async lockPayable(
      trx: Db,
      caller: Pick<Caller, 'userId' | 'companyId'>,
      ids: readonly number[],
      { isSale }: { isSale: boolean },
    ): Promise<PayableLine[]> {
      const bookings = await lockOwnByClock(trx, caller.userId, ids);
      assertPayable(ids, bookings);
      await assertMayBook(trx, bookings, caller);
      const tierIds = bookings.map((booking) => booking.ticket_tier_id);
      const lock =
        !isSale || bookings.some((booking) => booking.hold_is_over || booking.is_charged);
      const { companyId } = caller;
      const tiers = await inventory.readTiers(trx, tierIds, { companyId, lock });
      const lines = toPayableLines(bookings, tiers);
      await assertMayRetake(trx, bookings);
      return lines;
    },

    /**
     * Sells the seats of paid lines and confirms their bookings (D13).
     * @param payment `note` tells the history how the bookings were paid
     */
    async confirmLines(
      trx: Db,
      caller: Pick<Caller, 'userId' | 'name' | 'email'>,
      lines: readonly PayableLine[],
      { note, isTest }: Pick<Sale, 'note' | 'isTest'>,
    ): Promise<void> {
      const moves = movesByTier(lines, ({ booking }) => ({
        available: -missingSeats(booking),
        held: missingSeats(booking) - booking.quantity,
        sold: booking.quantity,
        bookings: missingBookings(booking),
      }));
      await inventory.sellSeats(trx, {
        moves,
        lines: lines.map(({ booking, unitPrice, amount }) => ({
          id: booking.id,
          unitPrice,
          amount,
        })),
        isTest,
        actor: { id: caller.userId, name: caller.name || caller.email },
        note,
      });
    },

    /**
     * Holds the seats of lines until their approval request is decided. An expired hold starts again, but only once.
     * @throws 409 `hold_expired`, `approval_seats`
     */
    async holdForApproval(
      trx: Db,
      lines: readonly PayableLine[],
      { approvalId, until, companyId }: { approvalId: number; until: Date; companyId: number },
    ): Promise<void> {
      assertApprovalsLive(lines);
      const retaken = lines.find(({ booking }) => booking.hold_is_over && booking.hold_retaken);
      if (retaken) throw bookingErrors.alreadyRetaken(retaken.booking.id);
      for (const [tierId, move] of heldMoves(lines)) await inventory.moveSeats(trx, tierId, move);
      const seats = new Map<number, number>();
      for (const { booking, tier } of lines) {
        seats.set(tier.id, (seats.get(tier.id) ?? 0) + booking.quantity);
      }
      const held = lines.map(({ booking, unitPrice, amount }) => ({
        bookingId: booking.id,
        unitPrice,
        amount,
      }));
      await holdForApproval(trx, { approvalId, until, lines: held }, { seats, companyId });
    },

    /**
     * Holds the seats of lines that are being paid on a gateway's page. An expired hold starts again, but only once;
     * other holds are extended to `FIRST_PAYMENT_MINUTES`. Only a booking's first payment extends its hold, so that
     * repeated unfinished payments cannot hold seats forever; call it before inserting the payment. A payment does not
     * extend waiting list offers or approvals.
     * @throws 409 `hold_expired`, `hold_limit`
     */
    async holdLines(trx: Db, lines: readonly PayableLine[]): Promise<void> {
      for (const [tierId, move] of heldMoves(lines)) await inventory.moveSeats(trx, tierId, move);
      for (const { booking, unitPrice, amount } of lines) {
        if (!booking.hold_is_over) continue;
        if (booking.hold_retaken) throw bookingErrors.alreadyRetaken(booking.id);
        const seatSeconds = booking.quantity * inventory.holdMinutes * 60;
        await inventory.countHold(trx, holdOf(booking, booking.quantity, seatSeconds));
        await inventory.retakeHold(trx, booking.id);
        await changeDetails(trx, booking.id, { unit_price: unitPrice, total_amount: amount });
      }
      const unexpired = lines.filter(({ booking }) => !booking.hold_is_over);
      await inventory.holdForFirstPayment(
        trx,
        unexpired.map(({ booking }) => booking.id),
        FIRST_PAYMENT_MINUTES,
      );
    },
  };
}

/** The seats by tier that move when the seats of all lines are held again. */
const heldMoves = (lines: readonly PayableLine[]) =>
  movesByTier(lines, ({ booking }) => ({
    available: -missingSeats(booking),
    held: missingSeats(booking),
    sold: 0,
    bookings: missingBookings(booking),
  }));
