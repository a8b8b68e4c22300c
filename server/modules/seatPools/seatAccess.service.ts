import type { Caller } from '../../contract/caller';
import type { Schemas } from '../../contract/types';
import { inTransaction } from '../../db/transaction';
import type { ModuleDeps } from '../../deps';
import { assertBeforeEvent, assertPaid } from '../bookings/bookingStatus.rules';
import { findReadableBooking, lockBooking } from '../bookings/bookingSeats.service';
import type { BookingRow } from '../bookings/bookings.types';
import type { FreeSeats } from '../tickets/seats/freeSeats.service';
import type { SeatLinks } from './seatLinks.rules';
import { seatErrors } from './seatErrors.rules';
import { presentSeats } from './seatPools.presenter';
import * as repository from './seatPools.repository';
import { isOpen } from './seatPools.rules';
import type { PoolRow } from './seatPools.types';

type Db = ModuleDeps['db'];
type Seats = Schemas['BookingSeats'];

interface SeatAccessDeps extends Pick<ModuleDeps, 'db'> {
  links: SeatLinks;
  freeSeats: Pick<FreeSeats, 'list'>;
}

export type SeatAccess = ReturnType<typeof createSeatAccess>;

/** Reads the seats of a booking for whoever may read it, and locks them for whoever may change them. */
export function createSeatAccess({ db, links, freeSeats }: SeatAccessDeps) {
  async function read(handle: Db, caller: Caller, id: number): Promise<Seats> {
    const row = await findReadableBooking(handle, caller, id);
    assertPaid(row);
    const pool = await repository.findLastPool(handle, id);
    const free = await freeSeats.list(handle, id);
    return presentSeats(
      {
        ...{ row, pool, free: free.length, mayChange: mayChange(caller, row) },
        holders: await repository.findHolders(handle, { id, companyId: row.company_id }),
        invited: pool ? await repository.findInvitations(handle, pool) : [],
      },
      links,
    );
  }

  /** Locks a booking whose seats the caller may change, before its event. @throws 403, 404, 409 */
  async function lock(trx: Db, caller: Caller, id: number): Promise<BookingRow> {
    await lockBooking(trx, id);
    const row = await findReadableBooking(trx, caller, id);
    if (!mayChange(caller, row)) throw seatErrors.readOnly();
    assertPaid(row);
    assertBeforeEvent(row);
    return row;
  }

  return {
    /** @throws 404, 409 `not_paid`, `booking_cancelled`, `booking_refunded` */
    read,
    lock,

    /** Runs the work on the locked booking. @returns its seats after it */
    change: (
      caller: Caller,
      id: number,
      work: (trx: Db, row: BookingRow) => Promise<void>,
    ): Promise<Seats> =>
      inTransaction(db, async (trx) => {
        await work(trx, await lock(trx, caller, id));
        return read(trx, caller, id);
      }),
  };
}

/** The open pool of a locked booking. @throws 409 `pool_closed` */
export async function lockPool(trx: Db, row: BookingRow): Promise<PoolRow> {
  const pool = await repository.lockOpenPool(trx, row.id);
  if (!pool || !isOpen(pool, row)) throw seatErrors.poolClosed();
  return pool;
}

/** Its holder, and admins of the company within reach: the caller may read it. */
const mayChange = (caller: Caller, row: BookingRow): boolean =>
  row.user_id === caller.userId ||
  (row.company_id === caller.companyId && caller.permissions.includes('manage_company'));
