import { sql } from 'kysely';
import { inReach } from '../../../db/expressions/companyReach';
import { nameOrEmail } from '../../../db/expressions/personName';
import type { ModuleDeps } from '../../../deps';
import type { Schemas } from '../../../contract/types';
import type { Scope } from '../../bookings/visibility.rules';
import type { SearchedNumber } from './consoleSearch.rules';

type Db = ModuleDeps['db'];

/** The bookings that the caller may find. */
export interface BookingSearch {
  scope: Scope;
  /** All bookings to events of these organizers; null means all organizers. */
  organizers: readonly number[] | null;
  limit: number;
}

/** Ids of bookings by booking number, payment, invoice or credit note; each lookup uses an index. */
const bookingsWith = ({ bookingId, number, paymentId }: SearchedNumber) => sql`
  select id from bookings where booking_number = ${number}
  union select id from bookings where id = ${bookingId}::bigint
  union select s.booking_id from payments p join payment_bookings s on s.payment_id = p.id
    where p.public_id = ${paymentId}
  union select named.id from invoices i
    cross join lateral jsonb_array_elements(i.data->'lines') line
    join bookings named on named.booking_number = line->>'booking_number'
    where i.number = ${number}`;

const isReadable = (scope: Scope) => {
  if (scope.kind === 'all') return sql<boolean>`true`;
  const own = sql<boolean>`b.user_id = ${scope.userId}`;
  if (scope.kind === 'own') return own;
  return sql<boolean>`(${own} or ${inReach(scope, { company: 'b.company_id', person: 'b.user_id' })})`;
};

/** Bookings for upcoming events first, then for past ones. */
export async function findBookingsNumbered(
  db: Db,
  searched: SearchedNumber,
  { scope, organizers, limit }: BookingSearch,
): Promise<Schemas['FoundBooking'][]> {
  const isOrganized =
    organizers === null
      ? sql<boolean>`true`
      : sql<boolean>`coalesce(e.organizer_id = any(${[...organizers]}::bigint[]), false)`;
  const { rows } = await sql<Schemas['FoundBooking']>`
    select b.id, b.booking_number, b.event_id as event, e.title as event_title,
      ${nameOrEmail} as booked_by_name, ${isOrganized} as is_organized
    from bookings b
    join events e on e.id = b.event_id
    join users u on u.id = b.user_id
    where b.id in (${bookingsWith(searched)}) and b.removed_at is null
      and (${isOrganized} or ${isReadable(scope)})
    order by e.start_at > now() desc, b.id desc limit ${limit}
  `.execute(db);
  return rows;
}
