import type { Caller } from '../../../contract/caller';
import type { QueryOf, Schemas } from '../../../contract/types';
import { withCustomPlans } from '../../../db/customPlan';
import type { ModuleDeps } from '../../../deps';
import { RefreshedCache } from '../../../lib/refreshedCache';
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

/** Amounts paid and refunded, by booking. */
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

/** A search with at most this many matches reads all of them; with more, a page is full after few rows. */
const FEW = 2_000;

/** Counts of longer lists are cached. */
const LARGE_LIST = 5_000;
const CACHED_COUNTS = { size: 200, freshFor: 5_000, keptFor: 60_000 };

export type DashboardLists = ReturnType<typeof createDashboardLists>;

/** Lists the bookings and attendees of one event for its organizers. */
export function createDashboardLists({ db, clock }: Pick<ModuleDeps, 'db' | 'clock'>) {
  const counts = new RefreshedCache<number>(CACHED_COUNTS, () => clock.now());
  const isLarge = (count: number) => count > LARGE_LIST;

  /** Plans a search for its actual words, because the best plan depends on how common they are. */
  const searching = <Result>(
    { words }: { words: readonly string[] },
    run: (on: Db) => Promise<Result>,
  ): Promise<Result> => (words.length === 0 ? run(db) : withCustomPlans(db, run));

  const countBookings = (filter: ReturnType<typeof bookingsFilter>) =>
    counts.get(
      JSON.stringify(['bookings', filter]),
      () => searching(filter, (on) => bookings.countSoldBookings(on, filter)),
      isLarge,
    );
  const countAttendees = (filter: ReturnType<typeof attendeesFilter>) =>
    counts.get(
      JSON.stringify(['attendees', filter]),
      () => searching(filter, (on) => attendees.countAttendees(on, filter)),
      isLarge,
    );

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
      const count = await countBookings(filter);
      const chosen = { ordering, limit: size, offset, few: count <= FEW };
      const rows =
        offset < count
          ? await searching(filter, (on) => bookings.findSoldBookings(on, filter, chosen))
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
      const count = await countAttendees(filter);
      const chosen = { ordering, limit: size, offset, few: count <= FEW };
      const rows =
        offset < count
          ? await searching(filter, (on) => attendees.findAttendees(on, filter, chosen))
          : [];
      return { count, page, page_size: size, results: rows.map(presentAttendee) };
    },
  };
}
