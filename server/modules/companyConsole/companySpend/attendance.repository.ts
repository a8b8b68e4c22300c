import { sql } from 'kysely';
import { nameOrEmail } from '../../../db/expressions/personName';
import type { ModuleDeps } from '../../../deps';
import type { AttendanceLine, SpendReach } from './companySpend.types';

type Db = ModuleDeps['db'];

/** The next batch of the company's seats at upcoming events, sorted by event start and ticket. */
export async function findSeatsAfter(
  db: Db,
  { companyId, costCentres }: SpendReach,
  { after, limit }: { after: AttendanceLine | null; limit: number },
): Promise<AttendanceLine[]> {
  const next = after
    ? sql`and (e.start_at, e.id, k.id) > (${after.cursor}::timestamptz, ${after.event_id}::bigint, ${after.id}::bigint)`
    : sql``;
  const { rows } = await sql<AttendanceLine>`
    select k.id, e.id as event_id, e.start_at::text as cursor, e.title as event_title, e.venue, e.city,
      to_char(e.start_at at time zone e.timezone, 'YYYY-MM-DD HH24:MI') as event_starts,
      tier.name as ticket_tier_name, k.ticket_number, nullif(trim(k.attendee_name), '') as attendee_name,
      k.attendee_email, b.booking_number, ${nameOrEmail} as person_name, u.email as person_email,
      c.code as cost_centre_code, c.name as cost_centre_name
    from bookings b
    join events e on e.id = b.event_id and e.start_at > now() and e.cancelled_at is null
    join tickets k on k.booking_id = b.id and k.voided_at is null
    join ticket_tiers tier on tier.id = k.ticket_tier_id
    join users u on u.id = b.user_id
    left join budget_allocations a on a.booking_id = b.id
    left join cost_centres c on c.id = a.cost_centre_id
    where b.company_id = ${companyId} and b.status = 'confirmed'
      and (${costCentres === null} or a.cost_centre_id = any(${[...(costCentres ?? [])]}::bigint[]))
      ${next}
    order by e.start_at, e.id, k.id limit ${limit}
  `.execute(db);
  return rows;
}
