import type { Actor, Caller } from '../../contract/caller';
import { lockBookings } from '../../db/lockOrder';
import { inTransaction } from '../../db/transaction';
import type { ModuleDeps } from '../../deps';
import { enqueue } from '../../jobs/queue';
import { formatMoney } from '../../lib/money';
import { counted } from '../../lib/text';
import { bookingCancelled } from '../bookings/bookings.jobs';
import { findBookings } from '../bookings/bookingSeats.service';
import type { BookingRow } from '../bookings/bookings.types';
import { refundOfSeats } from '../bookings/cancellation.rules';
import { recordAudit } from '../identity/audit/audit.service';
import { endSale, returnSoldSeats } from '../inventory/inventory.service';
import type { BookingRefunds } from '../payments/refunds/bookingRefunds.service';
import type { FreeSeats } from '../tickets/seats/freeSeats.service';
import type { TicketRow } from '../tickets/tickets.types';
import type { TicketsService } from '../tickets/tickets.service';
import type { PoolEnd } from '../../db/schema/seatPools';
import { seatErrors } from './seatErrors.rules';
import { recordSeatHistory } from './seatHistory.service';
import { poolClosed } from './seatPools.jobs';
import { closePoolBookings, findPoolBookings } from './storage/poolBookings.repository';
import { assertStillOf } from './storage/poolBookings.service';
import * as repository from './storage/seatPools.repository';
import { isEventCancelled } from './seatPools.rules';
import type { PoolRow } from './storage/seatPools.types';

type Db = ModuleDeps['db'];

interface ClosePoolDeps extends Pick<ModuleDeps, 'db'> {
  freeSeats: Pick<FreeSeats, 'lock' | 'returnTickets'>;
  tickets: Pick<TicketsService, 'voidForBooking'>;
  bookingRefunds: Pick<BookingRefunds, 'lockPaymentsOf' | 'requestForSeats'>;
}

export interface PoolClosing {
  because: PoolEnd;
  /** Free seats go back on sale. */
  returns: boolean;
  /** The time at which the refund terms apply, milliseconds since 1970. */
  at: number;
  /** The refund that the person was shown, minor units; null when no sum was shown. */
  shown?: number | null;
  /** Null when the pool ended by itself. */
  caller: Caller | null;
}

/** Seats of a booking that went back on sale; money in minor units. */
interface Returned {
  bookingId: number;
  returned: number;
  refund: number;
}

const foyer: Actor = { userId: null, name: 'Foyer', network: null };

export type PoolCloser = ReturnType<typeof createPoolCloser>;

/** Ends pools. Unclaimed seats stay or go back on sale, as chosen, in the same transaction. */
export function createPoolCloser({ db, freeSeats, tickets, bookingRefunds }: ClosePoolDeps) {
  /** Puts free seats of a booking back on sale. @returns whether the booking has no seats left and is cancelled */
  async function returnSeatsOf(trx: Db, row: BookingRow, free: readonly TicketRow[]) {
    if (free.length < row.quantity) {
      await returnSoldSeats(trx, row, free.length);
      await freeSeats.returnTickets(trx, row.id, free);
      return false;
    }
    await endSale(trx, row);
    await tickets.voidForBooking(trx, row.id);
    const payload = { booking: row.id, reason: null, by: null };
    await enqueue(trx, bookingCancelled, { key: String(row.id), payload });
    return true;
  }

  /**
   * Puts the free seats of all bookings back on sale. @returns for each booking with free seats, their number and
   * refund
   */
  async function returnSeats(
    trx: Db,
    pool: PoolRow,
    rows: readonly BookingRow[],
    { at, shown, caller }: PoolClosing,
  ): Promise<Returned[]> {
    const bookingIds = rows.map((row) => row.id);
    const free = await freeSeats.lock(trx, bookingIds);
    const returned = rows.flatMap((row) => {
      const own = free.filter((ticket) => ticket.booking_id === row.id);
      const sums = refundOfSeats(row, own.length, at);
      return own.length > 0 ? [{ row, own, ...sums }] : [];
    });
    const refund = returned.reduce((sum, one) => sum + one.refund, 0);
    if (shown !== undefined && shown !== refund) {
      throw seatErrors.refundChanged(refund, rows[0]?.currency ?? 'INR');
    }
    const ended = new Set<number>();
    // Tiers are locked by id, before the rows that a refund locks (`server/db/lockOrder.ts`).
    const byTier = returned.toSorted((a, b) => a.row.ticket_tier_id - b.row.ticket_tier_id);
    for (const { row, own } of byTier) {
      if (await returnSeatsOf(trx, row, own)) ended.add(row.id);
    }
    await bookingRefunds.requestForSeats(
      trx,
      pool.id,
      returned.map(({ row, ...sums }) => ({ bookingId: row.id, ...sums })),
    );
    for (const { row, own, refund: back } of returned) {
      const isWhole = ended.has(row.id);
      await recordSeatHistory(trx, caller, row, {
        ...(isWhole ? { kind: 'cancelled', to: 'cancelled' } : { kind: 'seats_returned' }),
        note: `${counted(own.length, 'seat')} that nobody claimed went back on sale. ${formatMoney(back, row.currency)} is paid back.`,
      });
    }
    return returned.map(({ row, own, refund: back }) => ({
      bookingId: row.id,
      returned: own.length,
      refund: back,
    }));
  }

  /**
   * Call it in the transaction that has locked the bookings and the pool, and, if seats are returned, the payments
   * before them.
   * @throws 409 `refund_changed`
   */
  async function end(
    trx: Db,
    pool: PoolRow,
    rows: readonly BookingRow[],
    closing: PoolClosing,
  ): Promise<void> {
    const { because, caller } = closing;
    const outcome = closing.returns ? await returnSeats(trx, pool, rows, closing) : [];
    await closePoolBookings(trx, pool.id, outcome);
    await repository.closePool(trx, pool.id, {
      because,
      returned: outcome.reduce((sum, one) => sum + one.returned, 0),
      refund: outcome.reduce((sum, one) => sum + one.refund, 0),
    });
    for (const row of rows) {
      const own = outcome.find((one) => one.bookingId === row.id);
      if (caller && !own) await recordSeatHistory(trx, caller, row, { kind: 'seats_closed' });
      await recordAudit(trx, caller ?? foyer, {
        action: 'booking.seats_closed',
        thing: { id: row.id, title: row.booking_number },
        says: `closed the offer of seats of booking ${row.booking_number}`,
        after: {
          seats_returned: own?.returned ?? 0,
          amount: { money: own?.refund ?? 0, currency: row.currency },
        },
        company: row.company_id,
      });
    }
    if (because === 'deadline') {
      await enqueue(trx, poolClosed, { key: String(pool.id), payload: { pool: pool.id } });
    }
  }

  return {
    end,

    /** Closes a pool whose time is over. Does nothing if it is already closed. */
    closeDue: (poolId: number): Promise<void> =>
      inTransaction(db, async (trx) => {
        const found = await repository.findPool(trx, poolId);
        if (!found || found.closed_at !== null) return;
        const bookings = await findPoolBookings(trx, poolId);
        // In the order of `server/db/lockOrder.ts`.
        if (found.unclaimed === 'return') await bookingRefunds.lockPaymentsOf(trx, bookings);
        await lockBookings(trx, bookings);
        const pool = await repository.lockPool(trx, poolId);
        await assertStillOf(trx, poolId, bookings);
        const rows = await findBookings(trx, bookings);
        if (!pool || pool.closed_at !== null) return;
        if (!pool.is_over) throw new Error(`The time of pool ${poolId} is not over.`);
        const ended = rows.every((row) => hasEnded(pool, row));
        await end(trx, pool, rows, {
          because: ended ? 'ended' : 'deadline',
          returns: pool.unclaimed === 'return' && !ended,
          // The refund depends on the planned end, however late this runs, so it matches the sum shown at opening.
          at: pool.closes_at.getTime(),
          caller: null,
        });
      }),
  };
}

/** The booking or event was cancelled, or the event began before the pool's end. */
const hasEnded = (pool: PoolRow, row: BookingRow): boolean =>
  (row.status !== 'confirmed' && row.status !== 'completed') ||
  isEventCancelled(row) ||
  row.event_start_at <= pool.closes_at;
