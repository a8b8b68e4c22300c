import { inTransaction } from '../../../db/transaction';
import { endBookings } from '../../inventory/bookingState/bookingState.service';
import { moveSeatsOf } from '../../inventory/inventory.service';
import type { SeatMove } from '../../inventory/inventory.types';
import type { ModuleDeps } from '../../../deps';
import { recordHistory } from '../../bookings/history.service';
import type { RefundsService } from '../../payments/refunds/refunds.service';
import { closeOrdersOf } from '../../payments/settlement/closeOrders.service';
import type { TicketsService } from '../../tickets/tickets.service';
import type { EventNotices, Refunded } from './eventNotices.service';
import { findGuestTickets } from './guests.repository';
import { groupBy } from '../../../lib/groupBy';
import { guestsOf } from './guests.rules';
import * as repository from './cancelEvent.repository';
import type { CancelledEvent, EventBooking } from './cancelEvent.repository';

type Db = ModuleDeps['db'];

/** People per transaction; few, because each transaction keeps tiers locked until it commits. */
const UNPAID_PER_BATCH = 50;
const PAID_PER_BATCH = 25;

interface CancelEventDeps extends Pick<ModuleDeps, 'db'> {
  tickets: Pick<TicketsService, 'voidForBooking'>;
  refunds: Pick<RefundsService, 'requestForBookings'>;
  notices: EventNotices;
}

export type CancelEventService = ReturnType<typeof createCancelEventService>;

/**
 * Ends the bookings of a cancelled event (D13) in batches. Each batch is one consistent transaction, so that several
 * processes can run this at once and a stopped run can continue later.
 */
export function createCancelEventService({ db, tickets, refunds, notices }: CancelEventDeps) {
  /** Returns the seats of unpaid bookings and closes their open orders. @returns true if there may be more */
  async function endUnpaid(trx: Db, event: CancelledEvent): Promise<boolean> {
    const users = await repository.findUsersWithUnpaid(trx, event.id, UNPAID_PER_BATCH);
    if (users.length === 0) return false;
    const bookings = await repository.lockUnpaid(trx, event.id, users);
    if (bookings.length === 0) return true;
    await returnSeats(trx, bookings);
    await endBookings(trx, idsOf(bookings), 'cancelled');
    await recordCancellation(trx, event, bookings, 'cancelled');
    await closeOrdersOf(trx, idsOf(bookings), 'The event was cancelled by its organizer.');
    const alsoPaid = await repository.findUsersWithPaid(trx, event.id, users);
    for (const [user, mine] of groupBy(bookings, (booking) => booking.user_id)) {
      // For people with paid bookings, one mail covers both.
      if (!alsoPaid.has(user)) await notices.notifyCancelledUnpaid(trx, event, mine);
    }
    return true;
  }

  /**
   * Voids the tickets of paid bookings, returns their seats and requests refunds.
   * @returns true if there may be more
   */
  async function endPaid(trx: Db, event: CancelledEvent): Promise<boolean> {
    const payments = await repository.lockPayments(trx, event.id, PAID_PER_BATCH);
    if (payments.length === 0) return false;
    const bookings = await repository.lockPaid(
      trx,
      event.id,
      payments.map((payment) => payment.id),
    );
    if (bookings.length === 0) return true;
    const guests = guestsOf(await findGuestTickets(trx, event.id, idsOf(bookings)));
    const byUser = groupBy(bookings, (booking) => booking.user_id);
    const unpaid = await repository.findEndedUnpaid(trx, event.id, [...byUser.keys()]);
    const refunded = new Map<number, Refunded>();
    await returnSeats(trx, bookings);
    await endBookings(trx, idsOf(bookings), 'refunded');
    for (const { id } of bookings) await tickets.voidForBooking(trx, id);
    await recordCancellation(trx, event, bookings, 'refunded');
    const shares = groupBy(bookings, (booking) => booking.payment_id);
    for (const payment of payments) {
      const paid = shares.get(payment.id);
      if (!paid?.[0]) continue;
      const amount = await refunds.requestForBookings(trx, {
        payment,
        scope: `event:${event.id}`,
        shares: paid.map(({ id, share_id: share }) => ({ id: share, bookingId: id })),
        reason: `${event.title} was cancelled by its organizer. ${event.reason}`.trim(),
      });
      refunded.set(payment.id, { amount, currency: payment.currency });
    }
    for (const [user, paid] of byUser) {
      await notices.notifyCancelled(trx, event, {
        paid,
        unpaid: unpaid.filter((booking) => booking.user_id === user),
        refunded,
      });
    }
    await notices.notifyGuestsOfCancellation(trx, event, guests);
    return true;
  }

  /** Ends complimentary bookings like paid ones, without refunds. @returns true if there may be more */
  async function endComplimentary(trx: Db, event: CancelledEvent): Promise<boolean> {
    const bookings = await repository.lockComplimentary(trx, event.id, PAID_PER_BATCH);
    if (bookings.length === 0) return false;
    const holders = guestsOf(await findGuestTickets(trx, event.id, idsOf(bookings)));
    await returnSeats(trx, bookings);
    await endBookings(trx, idsOf(bookings), 'cancelled');
    for (const booking of bookings) await tickets.voidForBooking(trx, booking.id);
    await recordCancellation(trx, event, bookings, 'cancelled');
    await notices.notifyGuestsOfCancellation(trx, event, holders);
    return true;
  }

  return {
    /**
     * @param until milliseconds since 1970 after which no new batch begins
     * @returns false if the time ran out before all bookings were ended
     */
    async run(eventId: number, until = Infinity): Promise<boolean> {
      const event = await repository.findCancelledEvent(db, eventId);
      if (!event) return true;
      for (const batch of [endUnpaid, endComplimentary, endPaid]) {
        while (await inTransaction(db, (trx) => batch(trx, event))) {
          if (Date.now() >= until) return false;
        }
      }
      // Unpaid bookings first: a payment in progress can turn them into paid ones, never the reverse.
      return true;
    },
  };
}

const idsOf = (bookings: readonly { id: number }[]) => bookings.map((booking) => booking.id);

async function returnSeats(trx: Db, bookings: readonly EventBooking[]): Promise<void> {
  const moves = new Map<number, SeatMove>();
  for (const [tierId, own] of groupBy(bookings, (booking) => booking.ticket_tier_id)) {
    const seats = (state: EventBooking['hold_state']) =>
      own.reduce((sum, { hold_state: hold, quantity }) => sum + (hold === state ? quantity : 0), 0);
    const [held, sold] = [seats('held'), seats('sold')];
    const counted = own.filter(({ hold_state: hold }) => hold === 'held' || hold === 'sold');
    moves.set(tierId, {
      available: held + sold,
      held: -held,
      sold: -sold,
      bookings: -counted.length,
    });
  }
  await moveSeatsOf(trx, moves);
}

const recordCancellation = (
  trx: Db,
  event: CancelledEvent,
  bookings: readonly EventBooking[],
  to: 'cancelled' | 'refunded',
): Promise<void> =>
  recordHistory(
    trx,
    bookings.map((booking) => ({
      kind: 'event_cancelled',
      bookingId: booking.id,
      actor:
        event.cancelled_by === null
          ? null
          : { id: event.cancelled_by, name: event.cancelled_by_name },
      from: booking.status,
      to,
      note: `The organizer cancelled the event. ${event.reason}`.trim(),
    })),
  );
