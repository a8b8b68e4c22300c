import { sql } from 'kysely';
import { nameOrEmail } from '../../../db/expressions/personName';
import { claimIsCurrent, seatIsFree } from '../../../db/expressions/seatClaims';
import type { ModuleDeps } from '../../../deps';
import type { CompanySeatRow } from './seatPools.types';

/** Pools that colleagues offer to people in a company, sorted by the event's start. */
export async function findCompanySeats(
  db: ModuleDeps['db'],
  reader: { userId: number; companyId: number },
  limit: number,
): Promise<CompanySeatRow[]> {
  const { rows } = await sql<CompanySeatRow>`
    select p.id, p.link_revision, p.title, p.message, least(p.closes_at, e.start_at) as closes_at,
      ${nameOrEmail} as offered_by, e.id as event_id, e.title as event_title, e.venue as event_venue,
      e.city as event_city, e.start_at as event_start_at, e.end_at as event_end_at,
      e.timezone as event_timezone, e.featured_image as event_image,
      e.calendar_sequence as event_calendar_sequence, seats.tiers as ticket_tier_name,
      seats.free as seats_left,
      own.id as claim_id, own.ticket_version as claim_version
    from seat_pools p
    join bookings b on b.id = p.booking_id
    join events e on e.id = b.event_id
    join users u on u.id = b.user_id
    cross join lateral (
      select count(k.id)::int as free, string_agg(distinct t.name, ', ') as tiers
      from seat_pool_bookings o
      join bookings x on x.id = o.booking_id and x.status = 'confirmed'
      join ticket_tiers t on t.id = x.ticket_tier_id
      left join tickets k on k.booking_id = x.id and ${seatIsFree}
      where o.pool_id = p.id
    ) seats
    left join lateral (
      select c.id, c.ticket_version from seat_claims c join tickets k on k.id = c.ticket_id
      where c.user_id = ${reader.userId} and c.pool_id = p.id and c.how = 'claimed'
        and ${claimIsCurrent}
      -- A person whose address has changed may have claimed twice.
      order by c.id desc limit 1
    ) own on true
    where b.company_id = ${reader.companyId} and b.user_id <> ${reader.userId} and p.audience = 'colleagues' and p.closed_at is null
      and p.closes_at > now() and seats.tiers is not null and e.cancelled_at is null
      and e.start_at > now() and (seats.free > 0 or own.id is not null)
    order by e.start_at, p.id limit ${limit}
  `.execute(db);
  return rows;
}
