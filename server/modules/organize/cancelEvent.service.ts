import { inTransaction } from '../../db/transaction';
import { moveSeats } from '../inventory/inventory.service';
import type { ModuleDeps } from '../../deps';
import type { RefundsService } from '../payments/refunds/refunds.service';
import { closeOrdersOf } from '../payments/settlement/closeOrders.service';
import type { TicketsService } from '../tickets/tickets.service';
import { recordAffected } from './historyRecorder';
import { groupBy, guestsToNotify } from './guests.rules';
import type { Telling } from './eventNotices.service';
import * as repository from './cancelEvent.repository';
import type { CancelledEvent, EventBooking } from './cancelEvent.repository';

type Db = ModuleDeps['db'];

/** People, and payments, of one transaction: short enough that nobody waits long for a tier. */
const PEOPLE = 50;
const PAYMENTS = 25;

interface WindUpDeps extends Pick<ModuleDeps, 'db'> {
  tickets: Pick<TicketsService, 'voidForBooking'>;
  refunds: Pick<RefundsService, 'requestForBookings'>;
  telling: Telling;
}

export type WindUp = ReturnType<typeof createWindUp>;

/**
 * Ends the bookings of a cancelled event (D13), batch by batch: each is one transaction that leaves
 * everything true, so any number of processes may do it, and stop and begin again.
 */
export function createWindUp({ db, tickets, refunds, telling }: WindUpDeps) {
  /** Unpaid: the seats return, and nobody shall pay for them any more. */
  async function endUnpaid(trx: Db, event: CancelledEvent): Promise<boolean> {
    const people = await repository.findPeopleWithUnpaid(trx, event.id, PEOPLE);
    if (people.length === 0) return false;
    const bookings = await repository.lockUnpaid(trx, event.id, people);
    if (bookings.length === 0) return true;
    await returnSeats(trx, bookings);
    await repository.endBookings(trx, idsOf(bookings), 'cancelled');
    await record(trx, event, bookings, 'cancelled');
    await closeOrdersOf(trx, idsOf(bookings), 'The event was cancelled by its organizer.');
    for (const mine of groupBy(bookings, (booking) => booking.user_id).values()) {
      await telling.cancelledUnpaid(trx, event, mine);
    }
    return true;
  }

  /** Paid: the tickets die, the seats return, and the money follows. Payments are locked first. */
  async function endPaid(trx: Db, event: CancelledEvent): Promise<boolean> {
    const payments = await repository.lockPayments(trx, event.id, PAYMENTS);
    if (payments.length === 0) return false;
    const bookings = await repository.lockPaid(
      trx,
      event.id,
      payments.map((payment) => payment.id),
    );
    if (bookings.length === 0) return true;
    const guests = await repository.findGuests(trx, idsOf(bookings));
    await returnSeats(trx, bookings);
    await repository.endBookings(trx, idsOf(bookings), 'refunded');
    for (const { id } of bookings) await tickets.voidForBooking(trx, id);
    await record(trx, event, bookings, 'refunded');
    const shares = groupBy(bookings, (booking) => booking.payment_id);
    for (const payment of payments) {
      const paid = shares.get(payment.id);
      if (!paid?.[0]) continue;
      const amount = await refunds.requestForBookings(trx, {
        payment,
        scope: `event:${event.id}`,
        shares: paid.map(({ id, share_id: share, share_amount: part }) => ({
          id: share,
          bookingId: id,
          amount: part,
        })),
        reason: `${event.title} was cancelled by its organizer. ${event.reason}`.trim(),
      });
      await telling.cancelled(trx, event, {
        lines: paid,
        amount,
        currency: payment.currency,
        guests: guestsToNotify(paid[0].booker_email, guests, idsOf(paid)),
      });
    }
    return true;
  }

  return {
    /**
     * @param until milliseconds since 1970 after which no new batch begins
     * @returns false when the time was over before everything was done
     */
    async run(eventId: number, until = Infinity): Promise<boolean> {
      const event = await repository.findCancelledEvent(db, eventId);
      if (!event) return true;
      for (const batch of [endUnpaid, endPaid]) {
        while (await inTransaction(db, (trx) => batch(trx, event))) {
          if (Date.now() >= until) return false;
        }
      }
      // A payment that was under way has made paid bookings of unpaid ones, never the other way.
      return true;
    },
  };
}

const idsOf = (bookings: readonly { id: number }[]) => bookings.map((booking) => booking.id);

/** The tiers in the order of their ids, after the bookings: the order everybody keeps. */
async function returnSeats(trx: Db, bookings: readonly EventBooking[]): Promise<void> {
  const byTier = [...groupBy(bookings, (booking) => booking.ticket_tier_id)];
  for (const [tierId, own] of byTier.sort(([a], [b]) => a - b)) {
    const seats = (state: EventBooking['hold_state']) =>
      own.reduce((sum, { hold_state: hold, quantity }) => sum + (hold === state ? quantity : 0), 0);
    const [held, sold] = [seats('held'), seats('sold')];
    await moveSeats(trx, tierId, { available: held + sold, held: -held, sold: -sold });
  }
}

const record = (
  trx: Db,
  event: CancelledEvent,
  bookings: readonly EventBooking[],
  to: 'cancelled' | 'refunded',
): Promise<void> =>
  recordAffected(
    trx,
    bookings.map((booking) => ({
      kind: 'event_cancelled',
      booking: { id: booking.id, userId: booking.user_id, eventId: event.id },
      actor:
        event.cancelled_by === null
          ? null
          : { id: event.cancelled_by, name: event.cancelled_by_name },
      change: { from: booking.status, to },
      note: `The organizer cancelled the event. ${event.reason}`.trim(),
    })),
  );
