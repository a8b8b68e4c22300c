import { inTransaction } from '../../db/transaction';
import { moveSeats } from '../inventory/inventory.service';
import type { ModuleDeps } from '../../deps';
import { enqueue } from '../../jobs/queue';
import { findOpenOrders } from '../payments/payments.repository';
import { closeLater } from '../payments/settlement/settlement.service';
import { insertRefund } from '../payments/settlement/settlement.repository';
import type { TicketsService } from '../tickets/tickets.service';
import { recordAffected } from './historyRecorder';
import { groupBy, guestsToNotify } from './guests.rules';
import { bookingRefundRequested } from '../payments/refunds/refunds.jobs';
import {
  assignShares,
  markPaidBack,
  markPaymentRefunded,
} from '../payments/refunds/refunds.repository';
import type { Telling } from './eventNotices.service';
import * as repository from './cancelEvent.repository';
import type {
  CancelledEvent,
  EventBooking,
  PaidBooking,
  RefundablePayment,
} from './cancelEvent.repository';

type Db = ModuleDeps['db'];

/** People, and payments, of one transaction: short enough that nobody waits long for a tier. */
const PEOPLE = 50;
const PAYMENTS = 25;

interface WindUpDeps extends Pick<ModuleDeps, 'db'> {
  tickets: Pick<TicketsService, 'voidForBooking'>;
  telling: Telling;
}

export type WindUp = ReturnType<typeof createWindUp>;

/**
 * Ends the bookings of a cancelled event (D13), batch by batch: each is one transaction that leaves
 * everything true, so any number of processes may do it, and stop and begin again.
 */
export function createWindUp({ db, tickets, telling }: WindUpDeps) {
  /** Unpaid: the seats return, and nobody shall pay for them any more. */
  async function endUnpaid(trx: Db, event: CancelledEvent): Promise<boolean> {
    const people = await repository.findPeopleWithUnpaid(trx, event.id, PEOPLE);
    if (people.length === 0) return false;
    const bookings = await repository.lockUnpaid(trx, event.id, people);
    if (bookings.length === 0) return true;
    await returnSeats(trx, bookings);
    await repository.endBookings(trx, idsOf(bookings), 'cancelled');
    await record(trx, event, bookings, 'cancelled');
    for (const payment of await findOpenOrders(trx, idsOf(bookings))) {
      await closeLater(trx, payment, 'The event was cancelled by its organizer.');
    }
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
      const amount = await refundLater(trx, event, payment, paid);
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

/** One refund per payment and event. @returns what goes back, minor units */
async function refundLater(
  trx: Db,
  event: CancelledEvent,
  payment: RefundablePayment,
  paid: readonly PaidBooking[],
): Promise<number> {
  const amount = paid.reduce((sum, booking) => sum + booking.share_amount, 0);
  if (amount === 0) {
    await markPaidBack(trx, idsOf(paid));
    await markPaymentRefunded(trx, payment.id);
    return 0;
  }
  const refund = await insertRefund(trx, {
    paymentId: payment.id,
    scope: `event:${event.id}`,
    gatewayPaymentId: payment.gateway_payment_id,
    amount,
    currency: payment.currency,
    reason: `${event.title} was cancelled by its organizer. ${event.reason}`.trim(),
  });
  if (refund === null) throw new Error(`Payment ${payment.public_id} is being refunded already.`);
  await assignShares(
    trx,
    refund,
    paid.map((booking) => booking.share_id),
  );
  await enqueue(trx, bookingRefundRequested, { key: String(refund), payload: { refund } });
  return amount;
}
