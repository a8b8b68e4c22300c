import { sql, type RawBuilder } from 'kysely';
import { nameOrEmail } from '../../../db/expressions/personName';
import type { ModuleDeps } from '../../../deps';
import { areRare, isTicketWith, ticketsWith } from './dashboardSearch.repository';
import type { AttendeeRow } from './dashboard.types';

type Db = ModuleDeps['db'];

export interface AttendeesFilter {
  eventId: number;
  /** Each word must occur in the ticket, attendee, booking, booker or company. */
  words: readonly string[];
  tier: number | null;
  checkedIn: boolean | null;
  named: boolean | null;
}

const isSet = (column: 'k.used_at' | 'k.attendee_name', wanted: boolean | null) =>
  wanted === null ? sql`true` : sql`${sql.ref(column)} is ${wanted ? sql`not null` : sql`null`}`;

/** How words are matched: by index if few (`rare`) or many (`common`) people have them, or ticket by ticket (`each`). */
type Search = 'rare' | 'common' | 'each';

/** No check of the booking is needed: one transaction ends the booking and voids its tickets. */
const matches = (filter: AttendeesFilter, search: Search) => sql<boolean>`(
  k.event_id = ${filter.eventId} and k.voided_at is null
  and ${filter.tier === null ? sql`true` : sql`k.ticket_tier_id = ${filter.tier}`}
  and ${isSet('k.used_at', filter.checkedIn)}
  and ${isSet('k.attendee_name', filter.named)}
  ${sql.join(
    filter.words.map((word) =>
      search === 'each'
        ? sql`and ${isTicketWith(filter.eventId, word)}`
        : sql`and k.id in (${ticketsWith(filter.eventId, word, search === 'rare')})`,
    ),
    sql` `,
  )})`;

export async function countAttendees(db: Db, filter: AttendeesFilter): Promise<number> {
  const search = (await areRare(db, filter.words)) ? 'rare' : 'common';
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from tickets k where ${matches(filter, search)}
  `.execute(db);
  return rows[0]?.count ?? 0;
}

/** Same as the indexes of `tickets` (migration 0012); null comes last in both directions. */
const orderings = {
  name: sql`lower(k.attendee_name) asc, k.id asc`,
  '-name': sql`lower(k.attendee_name) desc nulls last, k.id desc`,
  checked_in_at: sql`k.used_at asc, k.id asc`,
  '-checked_in_at': sql`k.used_at desc nulls last, k.id desc`,
  id: sql`k.id asc`,
} as const;

/** Columns of descending orderings: read backwards, their index has null first. */
const backwards = {
  '-name': sql`lower(k.attendee_name)`,
  '-checked_in_at': sql`k.used_at`,
} as const;

export type AttendeesOrdering = Exclude<keyof typeof orderings, 'id'>;

/** Joins further data only to the chosen rows. */
const rowsOf = async (
  db: Db,
  chosen: ReturnType<typeof sql>,
  order: (typeof orderings)[keyof typeof orderings],
): Promise<AttendeeRow[]> => {
  const { rows } = await sql<AttendeeRow>`
    select k.id, k.ticket_number, b.booking_number, k.attendee_name, k.attendee_email,
      k.attendee_phone, k.employee_id, k.department, k.designation,
      ${nameOrEmail} as booked_by_name, coalesce(c.name, e.organizer_name) as company_name,
      b.is_complimentary, t.id as tier, t.name as tier_name,
      k.seat_no, b.quantity as seat_count, k.dietary_preferences, k.special_requirements,
      k.used_at as checked_in_at
    from (${chosen}) k
    join bookings b on b.id = k.booking_id
    join users u on u.id = b.user_id
    join events e on e.id = b.event_id
    left join companies c on c.id = b.company_id
    join ticket_tiers t on t.id = k.ticket_tier_id
    order by ${order}
  `.execute(db);
  return rows;
};

interface AttendeesPage {
  ordering: AttendeesOrdering;
  limit: number;
  offset: number;
  few: boolean;
}

export const findAttendees = (
  db: Db,
  filter: AttendeesFilter,
  page: AttendeesPage,
): Promise<AttendeeRow[]> => {
  const { ordering, limit, offset } = page;
  const order = orderings[ordering];
  const tickets =
    ordering === 'name' || ordering === 'checked_in_at'
      ? sql`tickets k where ${matches(filter, page.few ? 'rare' : 'each')}`
      : sql`(${fromTheEnd(filter, backwards[ordering], page)}) k`;
  const chosen = sql`select k.* from ${tickets} order by ${order} limit ${limit} offset ${offset}`;
  return rowsOf(db, chosen, order);
};

/** Tickets with a value in descending order, then tickets without; each part is read in index order. */
function fromTheEnd(
  filter: AttendeesFilter,
  value: RawBuilder<unknown>,
  { few, limit, offset }: AttendeesPage,
) {
  const part = (condition: RawBuilder<unknown>, order: RawBuilder<unknown>) =>
    sql`(select k.* from tickets k where ${matches(filter, few ? 'rare' : 'each')} and ${condition}
      order by ${order} limit ${limit + offset})`;
  return sql`${part(sql`${value} is not null`, sql`${value} desc, k.id desc`)}
    union all ${part(sql`${value} is null`, sql`${value} desc, k.id desc`)}`;
}

/** The next batch of tickets after an id. */
export const findAttendeesAfter = (
  db: Db,
  filter: AttendeesFilter,
  { after, limit }: { after: number; limit: number },
): Promise<AttendeeRow[]> => {
  const chosen = sql`select k.* from tickets k where ${matches(filter, 'common')} and k.id > ${after}
    order by k.id limit ${limit}`;
  return rowsOf(db, chosen, orderings.id);
};
