import type { Caller } from '../../../contract/caller';
import type { BodyOf, Schemas } from '../../../contract/types';
import { lockBookings } from '../../../db/lockOrder';
import { inTransaction } from '../../../db/transaction';
import type { ModuleDeps } from '../../../deps';
import { claimKey } from '../../../http/idempotency/idempotency.service';
import { keyedRequest } from '../../../http/idempotency/keyedRequest';
import { enqueue } from '../../../jobs/queue';
import { forbidden, notFound } from '../../../lib/errors';
import { formatMoney, toDecimal } from '../../../lib/money';
import { bookingCancelled } from '../../bookings/bookings.jobs';
import { recordHistory } from '../../bookings/history.service';
import { endBookings } from '../../inventory/bookingState/bookingState.service';
import { moveSeats, withdrawSeats } from '../../inventory/inventory.service';
import type { InvoicesService } from '../../invoices/invoices.service';
import type {
  BookingRefunds,
  BookingRefundState,
} from '../../payments/refunds/bookingRefunds.service';
import { partOf } from '../../payments/refunds/refundParts.rules';
import type { TicketsService } from '../../tickets/tickets.service';
import { recordAudit } from '../../identity/audit/audit.service';
import { mayEdit, mayOwn } from '../../identity/people/organizerRoles.rules';
import * as repository from './refundBooking.repository';
import type { RefundedBookingRow } from './refundBooking.repository';
import {
  endOf,
  isValidStatus,
  nothingToRefund,
  readAmount,
  readRefund,
} from './refundBooking.rules';

type Db = ModuleDeps['db'];
type Body = BodyOf<'refundBooking'>;

/** How a booking ends. */
interface Ending {
  status: 'refunded' | 'cancelled';
  returnsSeats: boolean;
  reason: string;
}

interface RefundBookingDeps extends Pick<ModuleDeps, 'db'> {
  bookingRefunds: BookingRefunds;
  invoices: Pick<InvoicesService, 'creditNotesOf'>;
  tickets: Pick<TicketsService, 'voidForBooking'>;
}

/** Refunds a booking fully or partly; only for owners of the event's organizer. */
export function createRefundBookingService({
  db,
  bookingRefunds,
  invoices,
  tickets,
}: RefundBookingDeps) {
  /** @throws 403 for editors, 404 for everyone else who is not an owner */
  async function findOwn(trx: Db, caller: Caller, id: number): Promise<RefundedBookingRow> {
    const booking = await repository.findBooking(trx, id);
    if (!booking || !mayEdit(caller, booking.organizer_id)) throw notFound('Booking not found');
    if (!mayOwn(caller, booking.organizer_id)) {
      throw forbidden('Only owners of the organizer can refund bookings. Ask one of them.');
    }
    return booking;
  }

  /** @throws 409 `nothing_to_refund` if nothing was paid for the booking */
  async function findState(trx: Db, id: number): Promise<BookingRefundState> {
    const state = await bookingRefunds.read(trx, id);
    if (!state || state.share.paid === 0) throw nothingToRefund();
    return state;
  }

  /** Ends the booking: voids its tickets and puts its seats back on sale or removes them from sale. */
  async function end(
    trx: Db,
    booking: RefundedBookingRow,
    { status, returnsSeats, reason }: Ending,
  ): Promise<void> {
    const { id, quantity, ticket_tier_id: tier } = booking;
    await endBookings(trx, [id], status);
    if (returnsSeats) {
      await moveSeats(trx, tier, { available: quantity, held: 0, sold: -quantity, bookings: -1 });
    } else await withdrawSeats(trx, tier, quantity);
    await tickets.voidForBooking(trx, id);
    const payload = { booking: id, reason, by: null };
    await enqueue(trx, bookingCancelled, { key: String(id), payload });
  }

  async function refund(trx: Db, caller: Caller, id: number, body: Body): Promise<void> {
    // Lock in the order of `server/db/lockOrder.ts`.
    await bookingRefunds.lockPaymentOf(trx, id);
    await lockBookings(trx, [id]);
    const booking = await findOwn(trx, caller, id);
    const state = await findState(trx, id);
    const { currency } = booking;
    const { captured } = state.share;
    const amount = readRefund(body, { ...state, currency, captured });
    const returnsSeats = body.return_seats ?? amount === null;
    const status = endOf(booking.status, { isWhole: amount === null, returnsSeats });
    if (status) await end(trx, booking, { status, returnsSeats, reason: body.reason });
    const request = { amount, reason: body.reason.trim(), requestedBy: caller.userId };
    await bookingRefunds.request(trx, id, state, request);
    const money = formatMoney(amount ?? state.refundable, currency);
    await recordHistory(trx, [
      {
        bookingId: id,
        actor: { id: caller.userId, name: caller.name || caller.email },
        kind: 'refunded_by_organizer',
        from: booking.status,
        to: status ?? booking.status,
        note: `${money} goes back: ${request.reason}`,
      },
    ]);
    const { booking_number: number, event_id: event, event_title: title, ...of } = booking;
    await recordAudit(trx, caller, {
      action: 'booking.refunded',
      thing: { id, title: number },
      says: `refunded ${money} of booking ${number}: ${request.reason}`,
      after: {
        amount: { money: amount ?? state.refundable, currency },
        reason: request.reason,
        seats_returned: status !== null && returnsSeats,
      },
      event: { id: event, title, timezone: of.timezone, organizer_id: of.organizer_id },
    });
  }

  async function present(
    trx: Db,
    booking: RefundedBookingRow,
    asked?: string,
  ): Promise<Schemas['BookingRefunds']> {
    const { share, open, refundable, allowsParts, refunds } = await findState(trx, booking.id);
    const amount = Math.min(refundable, asked === undefined ? refundable : readAmount(asked));
    const part = partOf(open, { amount, feeIsKept: false });
    const notes = await invoices.creditNotesOf(
      trx,
      booking.id,
      refunds.map((one) => one.id),
    );
    return {
      booking: booking.id,
      booking_number: booking.booking_number,
      booker_name: booking.booker_name,
      booker_email: booking.booker_email,
      currency: booking.currency,
      paid: toDecimal(share.paid),
      given_back: toDecimal(share.paid - refundable),
      refundable: toDecimal(refundable),
      parts: {
        amount: toDecimal(amount),
        tickets: toDecimal(part.tickets),
        gst: toDecimal(amount - part.tickets - part.fee),
        fee: toDecimal(part.fee),
      },
      is_valid: isValidStatus(booking.status),
      seats: booking.quantity,
      allows_parts: allowsParts,
      refunds: refunds.map((one) => ({
        ...one,
        amount: toDecimal(one.amount),
        requested_at: one.requested_at.toISOString(),
        done_at: one.done_at?.toISOString() ?? null,
        credit_note: notes.get(one.id) ?? null,
      })),
    };
  }

  return {
    /** @throws 400, 403, 404; 409 `nothing_to_refund` */
    read: async (caller: Caller, id: number, amount?: string): Promise<Schemas['BookingRefunds']> =>
      present(db, await findOwn(db, caller, id), amount),

    /** @throws 400, 403, 404; 409 `nothing_to_refund`, `refund_changed`, `parts_not_possible` */
    async refund(
      caller: Caller,
      id: number,
      body: Body,
      idempotencyKey: string | undefined,
    ): Promise<Schemas['BookingRefunds']> {
      await findOwn(db, caller, id);
      const keyed = keyedRequest(caller.userId, 'refundBooking', idempotencyKey, { id, ...body });
      await inTransaction(db, async (trx) => {
        const earlier = keyed && (await claimKey(trx, keyed, { booking: id }));
        if (!earlier) await refund(trx, caller, id, body);
      });
      return present(db, await findOwn(db, caller, id));
    },
  };
}
