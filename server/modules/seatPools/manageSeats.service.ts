import type { Caller } from '../../contract/caller';
import type { BodyOf, Schemas } from '../../contract/types';
import { inTransaction } from '../../db/transaction';
import type { ModuleDeps } from '../../deps';
import { enqueue } from '../../jobs/queue';
import { toMinor } from '../../lib/money';
import { assertBeforeEvent, assertPaid } from '../bookings/bookingStatus.rules';
import { findReadableBooking, lockBooking, touchBooking } from '../bookings/bookingSeats.service';
import type { BookingRow } from '../bookings/bookings.types';
import { refundOfSeats } from '../bookings/cancellation.rules';
import { recordHistory } from '../bookings/history.service';
import { recordAudit } from '../identity/audit/audit.service';
import type { BookingRefunds } from '../payments/refunds/bookingRefunds.service';
import { checkTakers, type FreeSeats } from '../tickets/seats/freeSeats.service';
import type { TicketsService } from '../tickets/tickets.service';
import type { PoolCloser } from './closePool.service';
import type { SeatLinks } from './seatLinks.rules';
import { seatErrors } from './seatErrors.rules';
import { poolDue, seatInvited } from './seatPools.jobs';
import { isOpen, presentSeats } from './seatPools.presenter';
import * as repository from './seatPools.repository';
import { readPool, type NewPool } from './seatPools.rules';
import type { PoolRow } from './seatPools.types';

type Db = ModuleDeps['db'];
type Seats = Schemas['BookingSeats'];

interface ManageSeatsDeps extends Pick<ModuleDeps, 'db'> {
  links: SeatLinks;
  freeSeats: Pick<FreeSeats, 'list' | 'lock' | 'hasSeat'>;
  tickets: Pick<TicketsService, 'saveAttendees' | 'countGuestMails'>;
  bookingRefunds: Pick<BookingRefunds, 'lockPaymentOf'>;
  closer: Pick<PoolCloser, 'end'>;
}

export type ManageSeatsService = ReturnType<typeof createManageSeats>;

/** Offering, assigning and closing the free seats of a paid booking (docs/product.md#seat-pools). */
export function createManageSeats(deps: ManageSeatsDeps) {
  const { db, links, freeSeats, tickets, bookingRefunds, closer } = deps;

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
  async function lockOwn(trx: Db, caller: Caller, id: number): Promise<BookingRow> {
    await lockBooking(trx, id);
    const row = await findReadableBooking(trx, caller, id);
    if (!mayChange(caller, row)) throw seatErrors.readOnly();
    assertPaid(row);
    assertBeforeEvent(row);
    return row;
  }

  /** @throws 409 `pool_closed` */
  async function lockPool(trx: Db, row: BookingRow): Promise<PoolRow> {
    const pool = await repository.lockOpenPool(trx, row.id);
    if (!pool || !isOpen(pool, row)) throw seatErrors.poolClosed();
    return pool;
  }

  /** Runs the work on the locked booking. @returns its seats after it */
  const change = (
    caller: Caller,
    id: number,
    work: (trx: Db, row: BookingRow) => Promise<void>,
  ): Promise<Seats> =>
    inTransaction(db, async (trx) => {
      await work(trx, await lockOwn(trx, caller, id));
      return read(trx, caller, id);
    });

  async function enqueueInvitations(trx: Db, pool: number, emails: readonly string[]) {
    const askedAt = Date.now();
    for (const email of emails) {
      await enqueue(trx, seatInvited, {
        key: `${pool}:${email}:${askedAt}`,
        payload: { pool, email, asked_at: askedAt },
      });
    }
  }

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

  return {
    /** @throws 404, 409 `not_paid`, `booking_cancelled`, `booking_refunded` */
    read: (caller: Caller, id: number): Promise<Seats> => read(db, caller, id),

    /** @throws 400, 403, 404, 409 `pool_open`, `no_seats_free`, `refund_changed`, and as `read` */
    open: (caller: Caller, id: number, body: BodyOf<'openSeatPool'>): Promise<Seats> =>
      change(caller, id, async (trx, row) => {
        if (await repository.lockOpenPool(trx, id)) throw seatErrors.poolOpen();
        const pool = readPool(body ?? {}, row);
        const free = await freeSeats.lock(trx, id);
        if (free.length === 0) throw seatErrors.noSeatsFree();
        const { refund } = refundOfSeats(row, free.length, pool.closesAt.getTime());
        if (pool.unclaimed === 'return' && pool.shown !== undefined && pool.shown !== refund) {
          throw seatErrors.refundChanged(refund, row.currency);
        }
        await insertPool(trx, caller, row, pool);
        await record(trx, caller, row, {
          kind: 'seats_offered',
          says: `offered ${free.length} ${free.length === 1 ? 'seat' : 'seats'} of booking ${row.booking_number}`,
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
        const row = await lockOwn(trx, caller, id);
        const pool = await lockPool(trx, row);
        const shown = body?.refund === undefined ? undefined : toMinor(body.refund);
        await closer.end(trx, pool, row, {
          ...{ because: 'closed', returns, caller, at: row.read_at.getTime() },
          ...(shown !== undefined && { shown }),
        });
        if (!returns) await note(trx, caller, row, 'seats_closed');
        const after = await findReadableBooking(trx, caller, id);
        if (after.status !== 'confirmed') return emptyAfter(trx, after, pool);
        return read(trx, caller, id);
      }),

    /** @throws 403, 404, 409 `pool_closed` */
    renewLink: (caller: Caller, id: number): Promise<Seats> =>
      change(caller, id, async (trx, row) => {
        const pool = await lockPool(trx, row);
        await repository.renewLink(trx, pool.id);
        await record(trx, caller, row, {
          kind: 'seats_link_renewed',
          says: `renewed the link to the seats of booking ${row.booking_number}`,
          after: { link: 'renewed' },
        });
      }),

    /** @throws 400, 403, 404, 409 `no_seats_left`, `already_claimed`, 429 */
    assign: (caller: Caller, id: number, { people }: Schemas['SeatPeople']): Promise<Seats> =>
      change(caller, id, async (trx, row) => {
        checkTakers(people, 'people');
        await assertWithoutSeat(trx, id, people);
        const free = await freeSeats.lock(trx, id);
        if (people.length > free.length) throw seatErrors.tooFewSeats(free.length);
        const given = people.map((person, index) => ({ person, ticket: free[index] }));
        await tickets.saveAttendees(
          trx,
          id,
          given.map(({ person, ticket }) => ({ ...person, ...(ticket && { ticket: ticket.id }) })),
        );
        const pool = await repository.lockOpenPool(trx, id);
        if (pool) await repository.endFormerClaims(trx, pool.id);
        for (const { person, ticket } of given) {
          if (!pool || !ticket) continue;
          const email = addressOf(person);
          await repository.insertClaim(trx, {
            ...{ poolId: pool.id, ticket, userId: null, email, how: 'assigned' },
          });
        }
        await touchBooking(trx, id);
        await record(trx, caller, row, {
          kind: 'seats_assigned',
          says: `assigned ${people.length} ${people.length === 1 ? 'seat' : 'seats'} of booking ${row.booking_number}`,
          after: { people: people.map((person) => person.name.trim()) },
        });
      }),

    /** @throws 400, 403, 404, 409 `pool_closed`, 429 */
    invite: (caller: Caller, id: number, { people }: Schemas['SeatPeople']): Promise<Seats> =>
      change(caller, id, async (trx, row) => {
        const pool = await lockPool(trx, row);
        checkTakers(people, 'people');
        const emails = people.map(addressOf);
        if (pool.audience === 'colleagues') {
          const known = await repository.findColleagues(trx, row.company_id, emails);
          const stranger = emails.findIndex((email) => !known.has(email));
          if (stranger >= 0) throw seatErrors.noColleague(stranger);
        }
        const invited = new Map(people.map((one) => [addressOf(one), one.name.trim()]));
        const added = await repository.insertInvitations(
          trx,
          pool.id,
          [...invited].map(([email, name]) => ({ email, name })),
        );
        await tickets.countGuestMails(trx, id, added);
        await enqueueInvitations(trx, pool.id, added);
        if (added.length === 0) return;
        await record(trx, caller, row, {
          kind: 'seats_invited',
          says: `mailed the link to the seats of booking ${row.booking_number} to ${added.length} ${added.length === 1 ? 'person' : 'people'}`,
          after: { people: [...invited.values()] },
        });
      }),

    /** @throws 403, 404, 409 `pool_closed`, `nobody_to_remind`, 429 */
    remind: (caller: Caller, id: number): Promise<Seats> =>
      change(caller, id, async (trx, row) => {
        const pool = await lockPool(trx, row);
        const emails = await repository.markReminded(trx, pool);
        if (emails.length === 0) throw seatErrors.nobodyToRemind();
        await tickets.countGuestMails(trx, id, emails);
        await enqueueInvitations(trx, pool.id, emails);
        await record(trx, caller, row, {
          kind: 'seats_reminded',
          says: `reminded ${emails.length} ${emails.length === 1 ? 'person' : 'people'} of the seats of booking ${row.booking_number}`,
          after: { reminded: emails.length },
        });
      }),
  };

  /** @throws 409 `already_claimed` with the addresses that have a seat, or stand there twice */
  async function assertWithoutSeat(
    trx: Db,
    id: number,
    people: readonly Schemas['SeatPerson'][],
  ): Promise<void> {
    const emails = people.map(addressOf);
    const taken = new Set(emails.filter((email, index) => emails.indexOf(email) !== index));
    for (const email of emails) if (await freeSeats.hasSeat(trx, id, email)) taken.add(email);
    if (taken.size > 0) throw seatErrors.haveSeats([...taken]);
  }

  /** All of its seats were free and went back on sale: the booking is cancelled. */
  async function emptyAfter(trx: Db, row: BookingRow, { id }: PoolRow): Promise<Seats> {
    const pool = await repository.findPool(trx, id);
    return presentSeats({ row, pool, free: 0, holders: [], invited: [], mayChange: true }, links);
  }
}

/** Its holder, and admins of the company within reach: the caller may read it. */
const mayChange = (caller: Caller, row: BookingRow): boolean =>
  row.user_id === caller.userId ||
  (row.company_id === caller.companyId && caller.permissions.includes('manage_company'));

const addressOf = ({ email }: { email: string }): string => email.trim().toLowerCase();

type AuditedFields = Parameters<typeof recordAudit>[2]['after'];

async function record(
  trx: Db,
  caller: Caller,
  row: BookingRow,
  { kind, says, after }: { kind: string; says: string; after: NonNullable<AuditedFields> },
): Promise<void> {
  await note(trx, caller, row, kind);
  await recordAudit(trx, caller, {
    action: `booking.${kind}`,
    thing: { id: row.id, title: row.booking_number },
    says,
    after,
    company: row.company_id,
  });
}

const note = (trx: Db, caller: Caller, row: BookingRow, kind: string): Promise<void> =>
  recordHistory(trx, [
    {
      bookingId: row.id,
      actor: { id: caller.userId, name: caller.name || caller.email },
      kind,
      from: row.status,
      to: row.status,
    },
  ]);
