import type { Actor, Caller } from '../../contract/caller';
import { inTransaction } from '../../db/transaction';
import type { ModuleDeps } from '../../deps';
import { enqueue } from '../../jobs/queue';
import { formatMoney } from '../../lib/money';
import { counted } from '../../lib/text';
import { bookingCancelled } from '../bookings/bookings.jobs';
import { findBooking, lockBooking } from '../bookings/bookingSeats.service';
import type { BookingRow } from '../bookings/bookings.types';
import { refundOfSeats } from '../bookings/cancellation.rules';
import { recordAudit } from '../identity/audit/audit.service';
import { endSale, returnSoldSeats } from '../inventory/inventory.service';
import type { BookingRefunds } from '../payments/refunds/bookingRefunds.service';
import type { FreeSeats } from '../tickets/seats/freeSeats.service';
import type { TicketsService } from '../tickets/tickets.service';
import type { PoolEnd } from '../../db/schema/seatPools';
import { seatErrors } from './seatErrors.rules';
import { recordSeatHistory } from './seatHistory.service';
import { poolClosed } from './seatPools.jobs';
import * as repository from './seatPools.repository';
import { isEventCancelled } from './seatPools.rules';
import type { PoolRow } from './seatPools.types';

type Db = ModuleDeps['db'];

interface ClosePoolDeps extends Pick<ModuleDeps, 'db'> {
  freeSeats: Pick<FreeSeats, 'lock' | 'returnTickets'>;
  tickets: Pick<TicketsService, 'voidForBooking'>;
  bookingRefunds: Pick<BookingRefunds, 'lockPaymentOf' | 'requestForSeats'>;
}

export interface PoolClosing {
  because: PoolEnd;
  /** Free seats go back on sale. */
  returns: boolean;
  /** As of when the refund terms are read, milliseconds since 1970. */
  at: number;
  /** What the person was shown as coming back, minor units; null where that was no sum. */
  shown?: number | null;
  /** Null where its time was over. */
  caller: Caller | null;
}

const foyer: Actor = { userId: null, name: 'Foyer', network: null };

export type PoolCloser = ReturnType<typeof createPoolCloser>;

/** Ends pools; what was chosen for seats that nobody claimed is done in the same transaction. */
export function createPoolCloser({ db, freeSeats, tickets, bookingRefunds }: ClosePoolDeps) {
  /** Puts the free seats back on sale. @returns how many, and what they give back */
  async function returnSeats(
    trx: Db,
    pool: PoolRow,
    row: BookingRow,
    { at, shown, caller }: PoolClosing,
  ): Promise<{ returned: number; refund: number }> {
    const free = await freeSeats.lock(trx, row.id);
    const sums = refundOfSeats(row, free.length, at);
    if (shown !== undefined && shown !== sums.refund) {
      throw seatErrors.refundChanged(sums.refund, row.currency);
    }
    if (free.length === 0) return { returned: 0, refund: 0 };
    const isWhole = free.length === row.quantity;
    if (isWhole) {
      await endSale(trx, row);
      await tickets.voidForBooking(trx, row.id);
      const payload = { booking: row.id, reason: null };
      await enqueue(trx, bookingCancelled, { key: String(row.id), payload });
    } else {
      await returnSoldSeats(trx, row, free.length);
      await freeSeats.returnTickets(trx, row.id, free);
    }
    await bookingRefunds.requestForSeats(trx, row.id, { pool: pool.id, ...sums });
    const money = formatMoney(sums.refund, row.currency);
    await recordSeatHistory(trx, caller, row, {
      ...(isWhole ? { kind: 'cancelled', to: 'cancelled' } : { kind: 'seats_returned' }),
      note: `${counted(free.length, 'seat')} that nobody claimed went back on sale. ${money} is paid back.`,
    });
    return { returned: free.length, refund: sums.refund };
  }

  /**
   * Called in the transaction that has locked the booking and the pool, and before them the payment where seats
   * are returned.
   * @throws 409 `refund_changed`
   */
  async function end(trx: Db, pool: PoolRow, row: BookingRow, closing: PoolClosing): Promise<void> {
    const { because, caller } = closing;
    const outcome = closing.returns
      ? await returnSeats(trx, pool, row, closing)
      : { returned: 0, refund: 0 };
    await repository.closePool(trx, pool.id, { because, ...outcome });
    if (caller && outcome.returned === 0) {
      await recordSeatHistory(trx, caller, row, { kind: 'seats_closed' });
    }
    await recordAudit(trx, caller ?? foyer, {
      action: 'booking.seats_closed',
      thing: { id: row.id, title: row.booking_number },
      says: `closed the offer of seats of booking ${row.booking_number}`,
      after: {
        seats_returned: outcome.returned,
        amount: { money: outcome.refund, currency: row.currency },
      },
      company: row.company_id,
    });
    if (because === 'deadline') {
      await enqueue(trx, poolClosed, { key: String(pool.id), payload: { pool: pool.id } });
    }
  }

  return {
    end,

    /** Closes a pool whose time is over; done already, it does nothing. */
    closeDue: (poolId: number): Promise<void> =>
      inTransaction(db, async (trx) => {
        const found = await repository.findPool(trx, poolId);
        if (!found || found.closed_at !== null) return;
        // Lock order of docs/architecture.md#storage: payments, bookings, tiers.
        if (found.unclaimed === 'return') {
          await bookingRefunds.lockPaymentOf(trx, found.booking_id);
        }
        await lockBooking(trx, found.booking_id);
        const pool = await repository.lockPool(trx, poolId);
        const row = await findBooking(trx, found.booking_id);
        if (!pool || pool.closed_at !== null || !row) return;
        if (!pool.is_over) throw new Error(`The time of pool ${poolId} is not over.`);
        const ended = hasEnded(pool, row);
        await end(trx, pool, row, {
          because: ended ? 'ended' : 'deadline',
          returns: pool.unclaimed === 'return' && !ended,
          // The sum that was shown when it was opened, however late this runs.
          at: pool.closes_at.getTime(),
          caller: null,
        });
      }),
  };
}

/** Booking or event were cancelled, or the event began before the pool's time was over. */
const hasEnded = (pool: PoolRow, row: BookingRow): boolean =>
  (row.status !== 'confirmed' && row.status !== 'completed') ||
  isEventCancelled(row) ||
  row.event_start_at <= pool.closes_at;
