import type { Caller } from '../../contract/caller';
import type { BodyOf, Schemas } from '../../contract/types';
import { inTransaction } from '../../db/transaction';
import type { ModuleDeps } from '../../deps';
import { enqueue } from '../../jobs/queue';
import { toMinor } from '../../lib/money';
import { counted } from '../../lib/text';
import { findReadableBooking } from '../bookings/bookingSeats.service';
import type { BookingRow } from '../bookings/bookings.types';
import { refundOfSeats } from '../bookings/cancellation.rules';
import type { BookingRefunds } from '../payments/refunds/bookingRefunds.service';
import type { FreeSeats } from '../tickets/seats/freeSeats.service';
import type { PoolCloser } from './closePool.service';
import { lockPool, type SeatAccess } from './seatAccess.service';
import { seatErrors } from './seatErrors.rules';
import { recordSeatChange } from './seatHistory.service';
import type { SeatLinks } from './seatLinks.rules';
import { poolDue } from './seatPools.jobs';
import { presentSeats } from './seatPools.presenter';
import * as repository from './seatPools.repository';
import { readPool, type NewPool } from './seatPools.rules';
import type { PoolRow } from './seatPools.types';

type Db = ModuleDeps['db'];
type Seats = Schemas['BookingSeats'];

interface ManagePoolDeps extends Pick<ModuleDeps, 'db'> {
  access: SeatAccess;
  links: SeatLinks;
  freeSeats: Pick<FreeSeats, 'lock'>;
  bookingRefunds: Pick<BookingRefunds, 'lockPaymentOf'>;
  closer: Pick<PoolCloser, 'end'>;
}

export type ManagePoolService = ReturnType<typeof createManagePool>;

/** Offering the free seats of a paid booking, and closing the offer by hand (docs/product.md#seat-pools). */
export function createManagePool(deps: ManagePoolDeps) {
  const { db, access, links, freeSeats, bookingRefunds, closer } = deps;

  async function insertPool(trx: Db, caller: Caller, row: BookingRow, pool: NewPool) {
    const { id, secondsLeft } = await repository.insertPool(trx, {
      ...{ booking_id: row.id, opened_by: caller.userId },
      ...{ title: pool.title, message: pool.message },
      ...{ audience: pool.audience, unclaimed: pool.unclaimed, closes_at: pool.closesAt },
    });
    await enqueue(trx, poolDue, {
      key: String(id),
      payload: { pool: id },
      afterSeconds: secondsLeft,
    });
  }

  /** All of its seats were free and went back on sale: the booking is cancelled. */
  async function emptyAfter(trx: Db, row: BookingRow, { id }: PoolRow): Promise<Seats> {
    const pool = await repository.findPool(trx, id);
    return presentSeats({ row, pool, free: 0, holders: [], invited: [], mayChange: true }, links);
  }

  return {
    /** @throws 404, 409 `not_paid`, `booking_cancelled`, `booking_refunded` */
    read: (caller: Caller, id: number): Promise<Seats> => access.read(db, caller, id),

    /** @throws 400, 403, 404, 409 `pool_open`, `no_seats_free`, `refund_changed`, and as `read` */
    open: (caller: Caller, id: number, body: BodyOf<'openSeatPool'>): Promise<Seats> =>
      access.change(caller, id, async (trx, row) => {
        if (await repository.lockOpenPool(trx, id)) throw seatErrors.poolOpen();
        const pool = readPool(body ?? {}, row);
        const free = await freeSeats.lock(trx, id);
        if (free.length === 0) throw seatErrors.noSeatsFree();
        const { refund } = refundOfSeats(row, free.length, pool.closesAt.getTime());
        if (pool.unclaimed === 'return' && pool.shown !== undefined && pool.shown !== refund) {
          throw seatErrors.refundChanged(refund, row.currency);
        }
        await insertPool(trx, caller, row, pool);
        await recordSeatChange(trx, caller, row, {
          kind: 'seats_offered',
          says: `offered ${counted(free.length, 'seat')} of booking ${row.booking_number}`,
          after: {
            audience: pool.audience,
            unclaimed: pool.unclaimed,
            closes_at: { time: pool.closesAt.toISOString() },
          },
        });
      }),

    /** @throws 403, 404, 409 `pool_closed`, `refund_changed` */
    close: (caller: Caller, id: number, body: BodyOf<'closeSeatPool'>): Promise<Seats> =>
      inTransaction(db, async (trx) => {
        const returns = body?.unclaimed === 'return';
        if (returns) await bookingRefunds.lockPaymentOf(trx, id);
        const row = await access.lock(trx, caller, id);
        const pool = await lockPool(trx, row);
        const shown = body?.refund === undefined ? undefined : toMinor(body.refund);
        await closer.end(trx, pool, row, {
          ...{ because: 'closed', returns, caller, at: row.read_at.getTime() },
          ...(shown !== undefined && { shown }),
        });
        const after = await findReadableBooking(trx, caller, id);
        if (after.status !== 'confirmed') return emptyAfter(trx, after, pool);
        return access.read(trx, caller, id);
      }),

    /** @throws 403, 404, 409 `pool_closed` */
    renewLink: (caller: Caller, id: number): Promise<Seats> =>
      access.change(caller, id, async (trx, row) => {
        const pool = await lockPool(trx, row);
        await repository.renewLink(trx, pool.id);
        await recordSeatChange(trx, caller, row, {
          kind: 'seats_link_renewed',
          says: `renewed the link to the seats of booking ${row.booking_number}`,
          after: { link: 'renewed' },
        });
      }),
  };
}
