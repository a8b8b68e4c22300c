import { sql } from 'kysely';
import { effectiveHold } from '../../../db/expressions/bookingState';
import { nameOrEmail } from '../../../db/expressions/personName';
import type { ModuleDeps } from '../../../deps';
import { areRare, bookingsWith, isBookingWith } from './dashboardSearch.repository';
import type { BookingState, SoldBookingRow } from './dashboard.types';

type Db = ModuleDeps['db'];

export interface SoldBookingsFilter {
  eventId: number;
  /** Each word must occur in the number, booker or company. */
  words: readonly string[];
  state: BookingState | null;
  tier: number | null;
}

const state = sql<BookingState>`(case
  when b.status = 'refunded' or b.payment_status = 'refunded' then 'refunded'
  when b.status = 'cancelled' then 'cancelled'
  when b.is_complimentary then 'complimentary'
  when b.payment_status = 'paid' then 'paid'
  when ${effectiveHold} = 'held' then 'held'
  else 'expired' end)`;

/** @param few true if so few bookings match that index lookups are fastest */
const matches = (filter: SoldBookingsFilter, few: boolean) => sql<boolean>`(
  b.event_id = ${filter.eventId} and b.removed_at is null
  and ${filter.state === null ? sql`true` : sql`${state} = ${filter.state}`}
  and ${filter.tier === null ? sql`true` : sql`b.ticket_tier_id = ${filter.tier}`}
  ${sql.join(
    filter.words.map((word) =>
      few
        ? sql`and b.id in (${bookingsWith(filter.eventId, word)})`
        : sql`and ${isBookingWith(word)}`,
    ),
    sql` `,
  )})`;

export async function countSoldBookings(db: Db, filter: SoldBookingsFilter): Promise<number> {
  const rare = await areRare(db, filter.words);
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from bookings b where ${matches(filter, rare)}
  `.execute(db);
  return rows[0]?.count ?? 0;
}

const orderings = {
  created_at: sql`b.id asc`,
  '-created_at': sql`b.id desc`,
  amount: sql`b.total_amount asc, b.id asc`,
  '-amount': sql`b.total_amount desc, b.id desc`,
  quantity: sql`b.quantity asc, b.id asc`,
  '-quantity': sql`b.quantity desc, b.id desc`,
} as const;

export type SoldBookingsOrdering = keyof typeof orderings;

/** Joins further data only to the chosen rows. */
const rowsOf = async (
  db: Db,
  chosen: ReturnType<typeof sql>,
  order: (typeof orderings)[SoldBookingsOrdering],
): Promise<SoldBookingRow[]> => {
  const { rows } = await sql<SoldBookingRow>`
    select b.id, b.booking_number, ${state} as state, ${nameOrEmail} as booked_by_name,
      u.email as booked_by_email, coalesce(c.name, e.organizer_name) as company_name, t.id as tier, t.name as tier_name,
      b.quantity, b.unit_price, b.currency, b.total_amount as tickets_amount, b.created_at,
      case when ${state} = 'held' then b.hold_expires_at end as hold_expires_at,
      tickets.named, tickets.checked_in
    from (${chosen}) chosen
    join bookings b on b.id = chosen.id
    join users u on u.id = b.user_id
    join events e on e.id = b.event_id
    left join companies c on c.id = b.company_id
    join ticket_tiers t on t.id = b.ticket_tier_id
    cross join lateral (
      select count(k.attendee_name)::int as named, count(k.used_at)::int as checked_in
      from tickets k where k.booking_id = b.id and k.voided_at is null
    ) tickets
    order by ${order}
  `.execute(db);
  return rows;
};

export const findSoldBookings = (
  db: Db,
  filter: SoldBookingsFilter,
  page: { ordering: SoldBookingsOrdering; limit: number; offset: number; few: boolean },
): Promise<SoldBookingRow[]> => {
  const order = orderings[page.ordering];
  const chosen = sql`select b.id from bookings b where ${matches(filter, page.few)}
    order by ${order} limit ${page.limit} offset ${page.offset}`;
  return rowsOf(db, chosen, order);
};

/** The next batch of bookings after an id. */
export const findSoldBookingsAfter = (
  db: Db,
  filter: SoldBookingsFilter,
  { after, limit }: { after: number; limit: number },
): Promise<SoldBookingRow[]> => {
  const chosen = sql`select b.id from bookings b where ${matches(filter, false)} and b.id > ${after}
    order by b.id limit ${limit}`;
  return rowsOf(db, chosen, orderings.created_at);
};
