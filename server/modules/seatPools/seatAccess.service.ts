import type { Caller } from '../../contract/caller';
import type { Schemas } from '../../contract/types';
import { RepeatTransaction } from '../../db/errors';
import { lockBookings } from '../../db/lockOrder';
import { inTransaction } from '../../db/transaction';
import type { ModuleDeps } from '../../deps';
import { assertBeforeEvent, assertPaid } from '../bookings/bookingStatus.rules';
import { findBookings, findReadableBooking } from '../bookings/bookingSeats.service';
import type { BookingRow } from '../bookings/bookings.types';
import { policyAsksGuests } from '../spending/policy/seatGuest.service';
import type { FreeSeats } from '../tickets/seats/freeSeats.service';
import { findAddable, findGuestsOf, findPoolBookings } from './storage/poolBookings.repository';
import { assertTogether, POOL_BOOKINGS } from './poolBookings.rules';
import type { SeatLinks } from './seatLinks.rules';
import { seatErrors } from './seatErrors.rules';
import { presentSeats } from './seatPools.presenter';
import * as repository from './storage/seatPools.repository';
import { isOpen, isValidBeforeEvent } from './seatPools.rules';
import type { OfferedBookings, PoolRow } from './storage/seatPools.types';

type Db = ModuleDeps['db'];
type Seats = Schemas['BookingSeats'];

interface SeatAccessDeps extends Pick<ModuleDeps, 'db'> {
  links: SeatLinks;
  freeSeats: Pick<FreeSeats, 'list'>;
}

export type SeatAccess = ReturnType<typeof createSeatAccess>;

/** Checks access to the seats of a booking, and reads or locks them. */
export function createSeatAccess({ db, links, freeSeats }: SeatAccessDeps) {
  /** The booking with the other bookings of its open pool. */
  async function offeredWith(
    handle: Db,
    row: BookingRow,
    pool: PoolRow | undefined,
  ): Promise<BookingRow[]> {
    if (!pool || pool.closed_at !== null) return [row];
    const ids = await findPoolBookings(handle, pool.id);
    const others = await findBookings(
      handle,
      ids.filter((id) => id !== row.id),
    );
    // A cancelled booking has no seats.
    const valid = others.filter((one) => one.status === row.status);
    return [row, ...valid].sort((a, b) => a.id - b.id);
  }

  async function readAddable(handle: Db, row: BookingRow, offered: number): Promise<BookingRow[]> {
    if (!isValidBeforeEvent(row) || offered >= POOL_BOOKINGS) return [];
    const ids = await findAddable(handle, row, POOL_BOOKINGS - offered);
    return ids.length > 0 ? findBookings(handle, ids) : [];
  }

  async function read(handle: Db, caller: Caller, id: number): Promise<Seats> {
    const row = await findReadableBooking(handle, caller, id);
    assertPaid(row);
    const pool = await repository.findLastPool(handle, id);
    const rows = await offeredWith(handle, row, pool);
    const may = mayChange(caller, row);
    const addable = may ? await readAddable(handle, row, rows.length) : [];
    const ids = rows.map((one) => one.id);
    const free = await freeSeats.list(handle, [...ids, ...addable.map((one) => one.id)]);
    const holders = await repository.findHolders(handle, { ids, companyId: row.company_id });
    return presentSeats(
      {
        row,
        rows,
        addable,
        pool,
        holders,
        mayChange: may,
        free: free.map((ticket) => ticket.booking_id),
        asksGuests: await policyAsksGuests(handle, row.company_id),
        invited: pool ? await repository.findInvitations(handle, pool.id) : [],
        guests: may
          ? await findGuestsOf(
              handle,
              holders.map((one) => one.ticket_id),
            )
          : [],
      },
      links,
    );
  }

  /** Called before any lock, so that nobody can lock other people's bookings. @throws 403, 404, 409 `not_together` */
  async function assertMayJoin(trx: Db, caller: Caller, id: number, others: readonly number[]) {
    const row = await findReadableBooking(trx, caller, id);
    if (!mayChange(caller, row)) throw seatErrors.readOnly();
    const rows = await findBookings(trx, others);
    if (rows.length < others.length || others.includes(id)) throw seatErrors.notTogether();
    assertTogether(row, rows);
  }

  /**
   * Locks a booking whose seats the caller may change, with these others and all bookings offered together with them,
   * before their event.
   * @throws 403, 404, 409
   */
  async function lock(
    trx: Db,
    caller: Caller,
    id: number,
    others: readonly number[] = [],
  ): Promise<OfferedBookings> {
    const offered = async () => {
      const pool = await repository.findOpenPool(trx, id);
      return { pool, ids: pool ? await findPoolBookings(trx, pool.id) : [id] };
    };
    if (others.length > 0) await assertMayJoin(trx, caller, id, others);
    const before = await offered();
    await lockBookings(trx, [...new Set([...before.ids, ...others])]);
    // The locks on its bookings keep a pool from being opened, closed or extended.
    const { pool, ids } = await offered();
    if (String(ids) !== String(before.ids)) throw new RepeatTransaction('The pool has grown.');
    const row = await findReadableBooking(trx, caller, id);
    if (!mayChange(caller, row)) throw seatErrors.readOnly();
    assertPaid(row);
    assertBeforeEvent(row);
    return { row, rows: await offeredWith(trx, row, pool) };
  }

  return {
    /** @throws 404, 409 `not_paid`, `booking_cancelled`, `booking_refunded` */
    read,
    lock,

    /** Runs the work on the locked bookings. @returns the seats after it */
    change: (
      caller: Caller,
      id: number,
      work: (trx: Db, offered: OfferedBookings) => Promise<void>,
      others?: readonly number[],
    ): Promise<Seats> =>
      inTransaction(db, async (trx) => {
        await work(trx, await lock(trx, caller, id, others));
        return read(trx, caller, id);
      }),
  };
}

/** The open pool of locked bookings. @throws 409 `pool_closed` */
export async function lockPool(trx: Db, { row, rows }: OfferedBookings): Promise<PoolRow> {
  const pool = await repository.lockOpenPool(trx, row.id);
  if (!pool || !isOpen(pool, rows)) throw seatErrors.poolClosed();
  return pool;
}

/** The booking's holder and company admins with reach may change its seats. The caller may already read it. */
const mayChange = (caller: Caller, row: BookingRow): boolean =>
  row.user_id === caller.userId ||
  (row.company_id === caller.companyId && caller.permissions.includes('manage_company'));
