import type { Caller } from '../../contract/caller';
import type { BodyOf, Schemas } from '../../contract/types';
import { inTransaction } from '../../db/transaction';
import type { ModuleDeps } from '../../deps';
import { enqueue } from '../../jobs/queue';
import { toMinor } from '../../lib/money';
import { counted } from '../../lib/text';
import { findBookings, findReadableBooking } from '../bookings/bookingSeats.service';
import type { BookingRow } from '../bookings/bookings.types';
import { refundOfSeats } from '../bookings/cancellation.rules';
import type { BookingRefunds } from '../payments/refunds/bookingRefunds.service';
import { policyAsksGuests } from '../spending/policy/seatGuest.service';
import type { FreeSeats } from '../tickets/seats/freeSeats.service';
import type { PoolCloser } from './closePool.service';
import {
  findOffered,
  findPoolBookings,
  insertPoolBookings,
} from './storage/poolBookings.repository';
import { assertStillOf } from './storage/poolBookings.service';
import { assertTogether, POOL_BOOKINGS } from './poolBookings.rules';
import { lockPool, type SeatAccess } from './seatAccess.service';
import { seatErrors } from './seatErrors.rules';
import { recordSeatChange } from './seatHistory.service';
import type { SeatLinks } from './seatLinks.rules';
import { poolDue } from './seatPools.jobs';
import { presentSeats } from './seatPools.presenter';
import * as repository from './storage/seatPools.repository';
import { readPool, type NewPool } from './seatPools.rules';
import type { PoolRow } from './storage/seatPools.types';

type Db = ModuleDeps['db'];
type Seats = Schemas['BookingSeats'];

interface ManagePoolDeps extends Pick<ModuleDeps, 'db'> {
  access: SeatAccess;
  links: SeatLinks;
  freeSeats: Pick<FreeSeats, 'lock'>;
  bookingRefunds: Pick<BookingRefunds, 'lockPaymentsOf'>;
  closer: Pick<PoolCloser, 'end'>;
}

/** A booking with its free seats. */
interface FreeOf {
  row: BookingRow;
  free: number;
}

export type ManagePoolService = ReturnType<typeof createManagePool>;

/** Offering the free seats of paid bookings, and closing the offer by hand (docs/product/booking.md#seat-pools). */
export function createManagePool(deps: ManagePoolDeps) {
  const { db, access, links, freeSeats, bookingRefunds, closer } = deps;

  async function insertPool(trx: Db, caller: Caller, rows: readonly BookingRow[], pool: NewPool) {
    const { id, secondsLeft } = await repository.insertPool(trx, {
      booking_id: rows[0]?.id ?? 0,
      opened_by: caller.userId,
      title: pool.title,
      message: pool.message,
      purpose: pool.purpose,
      audience: pool.audience,
      unclaimed: pool.unclaimed,
      closes_at: pool.closesAt,
    });
    await insertPoolBookings(
      trx,
      id,
      rows.map((row) => row.id),
    );
    await enqueue(trx, poolDue, {
      key: String(id),
      payload: { pool: id },
      afterSeconds: secondsLeft,
    });
  }

  /** Locks the free seats of bookings. @throws 409 `no_seats_free` when one of them has none */
  async function lockFree(trx: Db, rows: readonly BookingRow[]): Promise<FreeOf[]> {
    const free = await freeSeats.lock(
      trx,
      rows.map((row) => row.id),
    );
    const counts = rows.map((row) => ({
      row,
      free: free.filter((ticket) => ticket.booking_id === row.id).length,
    }));
    if (counts.some((one) => one.free === 0)) throw seatErrors.noSeatsFree();
    return counts;
  }

  /** Reads further bookings, which the caller has locked. @throws 409 `not_together`, `pool_open` */
  async function readOthers(trx: Db, row: BookingRow, ids: readonly number[]) {
    const others = ids.length > 0 ? await findBookings(trx, ids) : [];
    if (others.length < ids.length) throw seatErrors.notTogether();
    assertTogether(row, others);
    const offered = await findOffered(trx, ids);
    const taken = others.filter(({ id }) => offered.includes(id));
    if (taken.length > 0) {
      throw seatErrors.othersOffered(taken.map((one) => one.booking_number));
    }
    return others;
  }

  /** Records the offer in the histories and the audit of the bookings. */
  async function recordOffered(
    trx: Db,
    caller: Caller,
    counts: readonly FreeOf[],
    pool: Pick<NewPool, 'audience' | 'unclaimed' | 'closesAt'>,
  ): Promise<void> {
    for (const { row, free } of counts) {
      await recordSeatChange(trx, caller, row, {
        kind: 'seats_offered',
        says: `offered ${counted(free, 'seat')} of booking ${row.booking_number}`,
        after: {
          audience: pool.audience,
          unclaimed: pool.unclaimed,
          closes_at: { time: pool.closesAt.toISOString() },
        },
      });
    }
  }

  /** The seats of a booking that was cancelled because all of them were free and went back on sale. */
  async function presentCancelled(trx: Db, row: BookingRow, { id }: PoolRow): Promise<Seats> {
    const pool = await repository.findPool(trx, id);
    return presentSeats(
      {
        row,
        rows: [row],
        addable: [],
        pool,
        free: [],
        holders: [],
        guests: [],
        invited: [],
        asksGuests: false,
        mayChange: true,
      },
      links,
    );
  }

  return {
    /** @throws 404, 409 `not_paid`, `booking_cancelled`, `booking_refunded` */
    read: (caller: Caller, id: number): Promise<Seats> => access.read(db, caller, id),

    /**
     * @throws 400, 403, 404, 409 `pool_open`, `not_together`, `no_seats_free`, `refund_changed`, and as `read`
     */
    open(caller: Caller, id: number, body: BodyOf<'openSeatPool'>): Promise<Seats> {
      const further = body?.bookings ?? [];
      const work = async (trx: Db, { row }: { row: BookingRow }) => {
        if (await repository.lockOpenPool(trx, id)) throw seatErrors.poolOpen();
        const rows = [row, ...(await readOthers(trx, row, further))];
        const pool = readPool(body ?? {}, rows, {
          asksGuests: await policyAsksGuests(trx, row.company_id),
        });
        const counts = await lockFree(trx, rows);
        if (pool.unclaimed === 'return') assertShown(pool.shown, counts, pool.closesAt);
        await insertPool(trx, caller, rows, pool);
        await recordOffered(trx, caller, counts, pool);
      };
      return access.change(caller, id, work, further);
    },

    /** @throws 403, 404, 409 `pool_closed`, `pool_full`, `pool_open`, `not_together`, `no_seats_free`, `refund_changed` */
    add: (caller: Caller, id: number, { bookings, refund }: Schemas['SeatPoolGrowth']) =>
      access.change(
        caller,
        id,
        async (trx, offered) => {
          const pool = await lockPool(trx, offered);
          const { length: present } = await findPoolBookings(trx, pool.id);
          if (present + bookings.length > POOL_BOOKINGS) throw seatErrors.poolFull(POOL_BOOKINGS);
          const counts = await lockFree(trx, await readOthers(trx, offered.row, bookings));
          if (pool.unclaimed === 'return' && refund !== undefined) {
            assertShown(toMinor(refund), counts, pool.closes_at);
          }
          await insertPoolBookings(trx, pool.id, bookings);
          await recordOffered(trx, caller, counts, { ...pool, closesAt: pool.closes_at });
        },
        bookings,
      ),

    /** @throws 403, 404, 409 `pool_closed`, `refund_changed` */
    close: (caller: Caller, id: number, body: BodyOf<'closeSeatPool'>): Promise<Seats> =>
      inTransaction(db, async (trx) => {
        const returns = body?.unclaimed === 'return';
        const found = await repository.findOpenPool(trx, id);
        const bookings = found ? await findPoolBookings(trx, found.id) : [];
        // In the order of `server/db/lockOrder.ts`.
        if (returns) await bookingRefunds.lockPaymentsOf(trx, bookings);
        const offered = await access.lock(trx, caller, id);
        const pool = await lockPool(trx, offered);
        await assertStillOf(trx, pool.id, bookings);
        const shown = body?.refund === undefined ? undefined : toMinor(body.refund);
        await closer.end(trx, pool, offered.rows, {
          because: 'closed',
          returns,
          caller,
          at: offered.row.read_at.getTime(),
          ...(shown !== undefined && { shown }),
        });
        const after = await findReadableBooking(trx, caller, id);
        if (after.status !== 'confirmed') return presentCancelled(trx, after, pool);
        return access.read(trx, caller, id);
      }),

    /** @throws 403, 404, 409 `pool_closed` */
    renewLink: (caller: Caller, id: number): Promise<Seats> =>
      access.change(caller, id, async (trx, offered) => {
        const pool = await lockPool(trx, offered);
        await repository.renewLink(trx, pool.id);
        await recordSeatChange(trx, caller, offered.row, {
          kind: 'seats_link_renewed',
          says: `renewed the link to the seats of booking ${offered.row.booking_number}`,
          after: { link: 'renewed' },
        });
      }),
  };
}

/** @throws 409 `refund_changed` when the shown sum differs from the refund of these free seats at the pool's end */
function assertShown(
  shown: number | null | undefined,
  counts: readonly FreeOf[],
  closesAt: Date,
): void {
  if (shown === undefined) return;
  const refund = counts.reduce(
    (sum, { row, free }) => sum + refundOfSeats(row, free, closesAt.getTime()).refund,
    0,
  );
  if (shown !== refund) throw seatErrors.refundChanged(refund, counts[0]?.row.currency ?? 'INR');
}
