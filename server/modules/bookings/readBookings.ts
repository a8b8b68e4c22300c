import type { Caller } from '../../contract/caller';
import type { QueryOf, Schemas } from '../../contract/types';
import { readTogether } from '../../db/readTogether';
import { toDecimal } from '../../lib/money';
import type { TicketsService } from '../tickets/tickets.service';
import { presentBooking, presentPayment, type BookingParts } from './bookings.presenter';
import * as repository from './bookings.repository';
import type { BookingFilter, Db } from './bookings.repository';
import type { BookingRow, HistoryRow } from './bookings.rows';
import { refusals } from './refusals';
import { assertPayable } from './selling';
import { mayReadBookingsOf, readingScope } from './visibility';

/** More words than anybody types; each costs a comparison per booking. */
const MAX_WORDS = 8;

const DEFAULT_CURRENCY = 'INR';

/** Everything that shows bookings (D8): what the caller may not read is not there. */
export function createBookingReader(db: Db, tickets: TicketsService) {
  /** Tickets and payments of all rows by one statement each. */
  async function present(
    rows: readonly BookingRow[],
    { history = [], include = everything }: Partial<Pick<BookingParts, 'history' | 'include'>> = {},
  ): Promise<Schemas['Booking'][]> {
    const ids = rows.map((row) => row.id);
    const seats = await tickets.listForBookings(db, ids);
    const payments = include.payment ? await repository.findPaymentShares(db, ids) : [];
    return rows.map((row) =>
      presentBooking(
        row,
        {
          tickets: seats.get(row.id) ?? [],
          payments: payments.filter((share) => share.booking_id === row.id),
          history,
          include,
        },
        tickets,
      ),
    );
  }

  async function presentWhole(row: BookingRow | undefined): Promise<Schemas['Booking']> {
    if (!row) throw refusals.noSuchBooking();
    const history: HistoryRow[] = await repository.findHistory(db, [row.id]);
    const [booking] = await present([row], { history });
    if (!booking) throw refusals.noSuchBooking();
    return booking;
  }

  const findNew = readTogether({
    sameAs: (id: number) => id,
    async read(ids: readonly number[]) {
      const [rows, history] = await Promise.all([
        repository.findByIds(db, ids),
        repository.findHistory(db, ids),
      ]);
      return ids.map((id) => {
        const row = rows.find((one) => one.id === id);
        if (!row) return undefined;
        const parts = { tickets: [], payments: [], include: everything };
        const own = history.filter((entry) => entry.booking_id === id);
        return presentBooking(row, { ...parts, history: own }, tickets);
      });
    },
  });

  /** @throws 404 for a person whose bookings the caller may not read */
  async function filterFor(caller: Caller, userId: number | undefined): Promise<BookingFilter> {
    const scope = readingScope(caller);
    if (userId !== undefined && userId !== caller.userId) {
      const person = await repository.findPerson(db, userId);
      if (!person || !mayReadBookingsOf(scope, person)) throw refusals.noSuchPerson();
    }
    return {
      scope,
      userId: userId ?? null,
      status: null,
      paymentStatus: null,
      timeframe: null,
      category: null,
      words: [],
    };
  }

  return {
    /** The shares of a payment and its bookings, whoever asks: the caller has settled that. */
    async ofPayment(paymentId: string) {
      const shares = await repository.findSharesOfPayment(db, paymentId);
      const rows = await repository.findByIds(
        db,
        shares.map((share) => share.booking_id),
      );
      return {
        shares: shares.map(presentPayment),
        bookings: await present(rows.filter((row) => row.removed_at === null)),
      };
    },

    /**
     * What a payment would be for: the bookings with these ids, or all that the caller could pay now.
     * @param from the transaction to read in, when there is one
     * @throws 404, 409 as `lockPayable`, except that seats are not looked for
     */
    async payable(
      caller: Caller,
      ids: readonly number[] | undefined,
      from: Db = db,
    ): Promise<BookingRow[]> {
      const rows = await repository.findOwn(from, caller.userId, ids ?? 'unpaid');
      if (ids === undefined) return rows.filter(canBePaid);
      assertPayable(ids, rows);
      return rows;
    },

    /** All of the caller's own that wait for payment, oldest first; their holds may have run out. */
    unpaid: (caller: Caller): Promise<BookingRow[]> =>
      repository.findOwn(db, caller.userId, 'unpaid'),

    /** One booking with its history, removed or not, whoever asks. */
    async whole(id: number): Promise<Schemas['Booking']> {
      const [row] = await repository.findByIds(db, [id]);
      return presentWhole(row);
    },

    /** One that this request has just made: nobody has paid for it or named anybody. */
    async justMade(id: number): Promise<Schemas['Booking']> {
      const booking = await findNew(id);
      if (!booking) throw refusals.noSuchBooking();
      return booking;
    },

    /** @throws 404 */
    async get(caller: Caller, id: number): Promise<Schemas['Booking']> {
      return presentWhole(await repository.findReadable(db, id, readingScope(caller)));
    },

    /** @throws 404 for a person whose bookings the caller may not read */
    async list(caller: Caller, query: QueryOf<'listBookings'>): Promise<Schemas['BookingList']> {
      const { page = 1, page_size: size = 20 } = query;
      const filter: BookingFilter = {
        ...(await filterFor(caller, query.user)),
        status: query.status ?? null,
        paymentStatus: query.payment_status ?? null,
        timeframe: query.timeframe ?? null,
        category: query.event_type?.trim().toLowerCase() || null,
        words: (query.search ?? '').split(/\s+/).filter(Boolean).slice(0, MAX_WORDS),
      };
      const { matching: count, ...counts } = await repository.countBookings(db, filter);
      const offset = (page - 1) * size;
      const rows =
        offset < count ? await repository.findPage(db, filter, { limit: size, offset }) : [];
      const results = await present(rows, { include: readInclude(query.include) });
      return { count, page, page_size: size, counts, results };
    },

    /** @throws 404 for a person whose bookings the caller may not read */
    async stats(caller: Caller, userId: number | undefined): Promise<Schemas['BookingStats']> {
      const filter = await filterFor(caller, userId);
      const figures = await repository.findStats(db, filter);
      const [spent] = await repository.findSpent(db, filter);
      return {
        ...figures,
        total_spent: toDecimal(spent?.amount ?? 0),
        currency: spent?.currency ?? DEFAULT_CURRENCY,
      };
    },

    /** @throws 404; 409 for a booking that is not paid, or not any more */
    async qrCode(caller: Caller, id: number): Promise<Schemas['QrCode']> {
      const row = await repository.findReadable(db, id, readingScope(caller));
      if (!row) throw refusals.noSuchBooking();
      assertPaid(row);
      const seats = await tickets.listForBookings(db, [row.id]);
      return {
        booking_number: row.booking_number,
        tickets: (seats.get(row.id) ?? []).map(tickets.presentTicket),
      };
    },
  };
}

const everything = { payment: true, attendees: true };

/** Left out, nothing is left out. */
function readInclude(include: string | undefined): BookingParts['include'] {
  if (include === undefined) return everything;
  const parts = include.split(',');
  return { payment: parts.includes('payment'), attendees: parts.includes('attendees') };
}

/** Its seats are held, or it would find them again, by themselves at least. */
function canBePaid(row: BookingRow): boolean {
  if (row.event_is_dead) return false;
  return row.hold_state === 'held' || (row.is_bookable && row.tier_available >= row.quantity);
}

/** @throws 409 `not_paid`, `booking_cancelled` or `booking_refunded` */
export function assertPaid({ status }: Pick<BookingRow, 'status'>): void {
  if (status === 'pending') throw refusals.notPaid();
  if (status === 'cancelled' || status === 'refunded') throw refusals.calledOff(status);
}
