import type { Caller } from '../../../contract/caller';
import type { QueryOf, Schemas } from '../../../contract/types';
import type { ModuleDeps } from '../../../deps';
import * as attendees from './attendees.repository';
import { presentAttendee, presentSoldBooking } from './dashboard.presenter';
import type { BookingMoney, DashboardEvent } from './dashboard.types';
import { searchWords } from './dashboardSearch.rules';
import { findOwnEvent } from './dashboardAccess.service';
import { findPaymentsOf, findShares } from './sales.repository';
import { splitPayments } from './sales.rules';
import * as bookings from './soldBookings.repository';

type Db = ModuleDeps['db'];

type BookingsQuery = Pick<QueryOf<'listEventBookings'>, 'search' | 'state' | 'tier'>;
type AttendeesQuery = Pick<
  QueryOf<'listEventAttendees'>,
  'search' | 'tier' | 'checked_in' | 'named'
>;

export const bookingsFilter = (eventId: number, query: BookingsQuery) => ({
  eventId,
  words: searchWords(query.search),
  state: query.state ?? null,
  tier: query.tier ?? null,
});

export const attendeesFilter = (eventId: number, query: AttendeesQuery) => ({
  eventId,
  words: searchWords(query.search),
  tier: query.tier ?? null,
  checkedIn: query.checked_in ?? null,
  named: query.named ?? null,
});

/** What these bookings were paid with, by booking. */
export async function moneyOf(
  db: Db,
  ids: readonly number[],
  { timezone }: DashboardEvent,
): Promise<Map<number, BookingMoney>> {
  const payments = await findPaymentsOf(db, ids);
  if (payments.length === 0) return new Map();
  const split = splitPayments(await findShares(db, payments, timezone));
  return new Map(
    split.filter(({ share }) => share.is_settled).map((one) => [one.share.booking_id, one]),
  );
}

export type DashboardLists = ReturnType<typeof createDashboardLists>;

/** The bookings and attendees of one event, for those who organize it. */
export function createDashboardLists({ db }: Pick<ModuleDeps, 'db'>) {
  return {
    /** @throws 404 */
    async bookings(
      caller: Caller,
      id: number,
      query: QueryOf<'listEventBookings'>,
    ): Promise<Schemas['EventBookingList']> {
      const event = await findOwnEvent({ db }, caller, id);
      const { page = 1, page_size: size = 20, ordering = '-created_at' } = query;
      const filter = bookingsFilter(id, query);
      const offset = (page - 1) * size;
      const count = await bookings.countSoldBookings(db, filter);
      const rows =
        offset < count
          ? await bookings.findSoldBookings(db, filter, { ordering, limit: size, offset })
          : [];
      const money = await moneyOf(
        db,
        rows.map((row) => row.id),
        event,
      );
      const results = rows.map((row) => presentSoldBooking(row, money.get(row.id)));
      return { count, page, page_size: size, results };
    },

    /** @throws 404 */
    async attendees(
      caller: Caller,
      id: number,
      query: QueryOf<'listEventAttendees'>,
    ): Promise<Schemas['EventAttendeeList']> {
      await findOwnEvent({ db }, caller, id);
      const { page = 1, page_size: size = 20, ordering = 'name' } = query;
      const filter = attendeesFilter(id, query);
      const offset = (page - 1) * size;
      const count = await attendees.countAttendees(db, filter);
      const rows =
        offset < count
          ? await attendees.findAttendees(db, filter, { ordering, limit: size, offset })
          : [];
      return { count, page, page_size: size, results: rows.map(presentAttendee) };
    },
  };
}
