import type { Caller } from '../../contract/caller';
import type { QueryOf, Schemas } from '../../contract/types';
import { toDecimal } from '../../lib/money';
import { findSharesOfPayment } from './bookingParts.repository';
import { ALL_PARTS, createPartsReader } from './bookingParts.service';
import { presentBooking, presentPayment, type BookingParts } from './bookings.presenter';
import * as bookingLists from './bookingLists.repository';
import type { BookingFilter } from './bookingLists.repository';
import * as repository from './bookings.repository';
import type { Db } from './bookings.repository';
import type { BookedEvent, BookingRow, BookingTickets, LockedBooking } from './bookings.types';
import { bookingErrors } from './bookingErrors.rules';
import { assertPaid, assertPayable, canBePaid } from './bookingStatus.rules';
import { mayReadBookingsOf, readingScope } from './visibility.rules';

/** More search terms are ignored, because each adds a comparison per booking. */
const MAX_SEARCH_TERMS = 8;

const DEFAULT_CURRENCY = 'INR';

export type BookingReader = ReturnType<typeof createBookingReader>;

/** Reads and presents bookings (D8). Throws 404 for bookings that the caller may not read. */
export function createBookingReader(db: Db, tickets: BookingTickets) {
  const { findRow, findHistory, findTickets, readParts } = createPartsReader(db, tickets);

  const presentAll = (rows: readonly BookingRow[], include?: BookingParts['include']) =>
    Promise.all(
      rows.map(async (row) => presentBooking(row, await readParts(row.id, include), tickets)),
    );

  /** Presents a booking with all its parts. No access check. @param known its row, if already read */
  async function presentWithParts(id: number, known?: BookingRow): Promise<Schemas['Booking']> {
    const [row, parts, history] = await Promise.all([
      known ?? findRow(id),
      readParts(id),
      findHistory(id),
    ]);
    if (!row) throw bookingErrors.noSuchBooking();
    return presentBooking(row, { ...parts, history }, tickets);
  }

  /** @throws 404 for a person whose bookings the caller may not read */
  async function filterFor(caller: Caller, userId: number | undefined): Promise<BookingFilter> {
    const scope = readingScope(caller);
    if (userId !== undefined && userId !== caller.userId) {
      const person = await repository.findPerson(db, userId);
      if (!person || !mayReadBookingsOf(scope, person)) throw bookingErrors.noSuchPerson();
    }
    return {
      scope,
      userId: userId ?? null,
      status: null,
      paymentStatus: null,
      timeframe: null,
      paymentId: null,
      category: null,
      searchTerms: [],
    };
  }

  /** The caller's own bookings among these ids, without removed ones, sorted by id. */
  async function ownOf(caller: Caller, ids: readonly number[]): Promise<BookingRow[]> {
    const found = await Promise.all([...new Set(ids)].sort((a, b) => a - b).map(findRow));
    return found.flatMap((row) =>
      row?.user_id === caller.userId && row.removed_at === null ? [row] : [],
    );
  }

  /** The caller's bookings that can be paid now. @param from database or transaction to read from */
  async function payableNow(caller: Caller, from: Db = db): Promise<BookingRow[]> {
    return (await repository.findUnpaid(from, caller.userId)).filter(canBePaid);
  }

  return {
    payableNow,

    /** The shares of a payment and its bookings. No access check. */
    async ofPayment(paymentId: string) {
      const shares = await findSharesOfPayment(db, paymentId);
      const rows = await repository.findByIds(
        db,
        shares.map((share) => share.booking_id),
      );
      return {
        shares: shares.map(presentPayment),
        bookings: await presentAll(rows.filter((row) => row.removed_at === null)),
      };
    },

    /**
     * Like `ofPayment`, for a payment that this request has just inserted. Also returns the payment.
     */
    async ofNewPayment(paymentId: string, bookingIds: readonly number[]) {
      const ids = [...bookingIds].sort((a, b) => a - b);
      const found = await Promise.all(
        ids.map(async (id) => {
          const [row, parts] = await Promise.all([findRow(id), readParts(id)]);
          if (!row) throw bookingErrors.noSuchBooking();
          return { row, parts };
        }),
      );
      const shares = found.flatMap(({ parts }) =>
        parts.payments.filter((share) => share.payment_id === paymentId),
      );
      const [share] = shares;
      if (!share) throw new Error(`Payment ${paymentId} has no shares.`);
      return {
        payment: { ...share, public_id: paymentId, amount: share.payment_amount },
        shares: shares.map(presentPayment),
        bookings: found.map(({ row, parts }) => presentBooking(row, parts, tickets)),
      };
    },

    /**
     * The bookings to pay: those with these ids, or all that can be paid now.
     * @throws 404, 409 as `lockPayable`, except that seats are not checked
     */
    async payable(caller: Caller, ids: readonly number[] | undefined): Promise<BookingRow[]> {
      if (ids === undefined) return payableNow(caller);
      const rows = await ownOf(caller, ids);
      assertPayable(
        ids,
        rows.map((row) => ({ ...row, approval_status: liveStatus(row.approval) })),
      );
      return rows;
    },

    /** The caller's own unpaid bookings, oldest first; their holds may have expired. */
    unpaid: (caller: Caller): Promise<BookingRow[]> => repository.findUnpaid(db, caller.userId),

    /** One booking with its history, removed or not. No access check. */
    present: (id: number): Promise<Schemas['Booking']> => presentWithParts(id),

    /** For a booking that this request has just inserted and that has no tickets or payments yet. */
    async presentNew(id: number): Promise<Schemas['Booking']> {
      const [row, history] = await Promise.all([findRow(id), findHistory(id)]);
      if (!row) throw bookingErrors.noSuchBooking();
      const parts = { tickets: [], payments: [], history, include: ALL_PARTS };
      return presentBooking(row, parts, tickets);
    },

    /** The event of a booking; throws when the booking does not exist. No access check. */
    eventOf: (id: number): Promise<BookedEvent> => repository.findBookedEvent(db, id),

    /** The newest note about the event's rescheduling since the booking; null without one. No access check. */
    moveOf: (id: number): Promise<string | null> => repository.findMove(db, id),

    /** @throws 404 */
    async get(caller: Caller, id: number): Promise<Schemas['Booking']> {
      const row = await repository.findReadable(db, id, readingScope(caller));
      if (!row) throw bookingErrors.noSuchBooking();
      return presentWithParts(id, row);
    },

    /** @throws 404 for a person whose bookings the caller may not read */
    async list(caller: Caller, query: QueryOf<'listBookings'>): Promise<Schemas['BookingList']> {
      const { page = 1, page_size: size = 20 } = query;
      const filter: BookingFilter = {
        ...(await filterFor(caller, query.user)),
        status: query.status ?? null,
        paymentStatus: query.payment_status ?? null,
        timeframe: query.timeframe ?? null,
        paymentId: query.payment_id ?? null,
        category: query.event_type?.trim().toLowerCase() || null,
        searchTerms: (query.search ?? '').split(/\s+/).filter(Boolean).slice(0, MAX_SEARCH_TERMS),
      };
      const { matching: count, ...counts } = await bookingLists.countBookings(db, filter);
      const offset = (page - 1) * size;
      const rows =
        offset < count ? await bookingLists.findPage(db, filter, { limit: size, offset }) : [];
      const results = await presentAll(rows, readInclude(query.include));
      return { count, page, page_size: size, counts, results };
    },

    /** @throws 404 for a person whose bookings the caller may not read */
    async stats(caller: Caller, userId: number | undefined): Promise<Schemas['BookingStats']> {
      const filter = await filterFor(caller, userId);
      const figures = await bookingLists.findStats(db, filter);
      const [spent] = await bookingLists.findSpent(db, filter);
      return {
        ...figures,
        total_spent: toDecimal(spent?.amount ?? 0),
        currency: spent?.currency ?? DEFAULT_CURRENCY,
      };
    },

    /** @throws 404; 409 `not_paid`, `booking_cancelled`, `booking_refunded` */
    async qrCode(caller: Caller, id: number): Promise<Schemas['QrCode']> {
      const row = await repository.findReadable(db, id, readingScope(caller));
      if (!row) throw bookingErrors.noSuchBooking();
      assertPaid(row);
      const issued = await findTickets(row.id);
      return {
        booking_number: row.booking_number,
        tickets: issued.map(tickets.presentTicket),
      };
    },
  };
}

/** All parts are included when the parameter is missing. */
function readInclude(include: string | undefined): BookingParts['include'] {
  if (include === undefined) return ALL_PARTS;
  const parts = include.split(',');
  return { payment: parts.includes('payment'), attendees: parts.includes('attendees') };
}

/** The state of an approval request that holds seats; null when it has ended. */
const liveStatus = (approval: BookingRow['approval']): LockedBooking['approval_status'] =>
  approval?.status === 'pending' || approval?.status === 'approved' ? approval.status : null;
