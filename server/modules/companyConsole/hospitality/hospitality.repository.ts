import { sql } from 'kysely';
import { invitationCounts, invitedBy, shareKept } from '../../../db/expressions/invitations';
import { nameOrEmail } from '../../../db/expressions/personName';
import type { ModuleDeps } from '../../../deps';
import type {
  GuestRow,
  HospitalityLine,
  HospitalityQuestion,
  HospitalitySums,
  OrganisationRow,
} from './hospitality.types';

type Db = ModuleDeps['db'];

const within = (text: string) => `%${text.replace(/[\\%_]/g, '\\$&')}%`;

/**
 * Guests whom the company invited to paid, not fully refunded bookings, with the value each was given. A guest named in
 * an approval request counts while the booking belongs to the request; a guest who claimed a seat, while they have it.
 * `invited` covers all years, `given` the requested year.
 */
const given = (question: HospitalityQuestion) => sql`
  invited as (
    select i.id, i.guest_id, i.kind, i.year, i.purpose, i.approval_id, g.name, g.organisation,
      g.email, b.id as booking_id, b.booking_number, b.currency, b.event_id, ${invitedBy} as invited_by,
      a.cost_centre_id, round(i.value * share.kept)::bigint as value
    from company_guests g
    join booking_guests i on i.guest_id = g.id
    join bookings b on b.id = i.booking_id and b.status in ('confirmed', 'completed')
      and ${invitationCounts}
    left join payment_bookings s on s.booking_id = b.id and s.is_settled
    left join payments p on p.id = s.payment_id
    left join budget_allocations a on a.booking_id = b.id
    cross join lateral (select ${shareKept} as kept) share
    where g.company_id = ${question.companyId} and share.kept > 0
      and (${question.costCentres === null}
        or a.cost_centre_id = any(${[...(question.costCentres ?? [])]}::bigint[]))
      ${question.kind ? sql`and i.kind = ${question.kind}` : sql``}
      ${question.organisation ? sql`and g.organisation ilike ${within(question.organisation)}` : sql``}
      ${
        question.guest
          ? sql`and (g.name ilike ${within(question.guest)} or g.email ilike ${within(question.guest)})`
          : sql``
      }
  ), given as (
    select * from invited
    ${question.year === undefined ? sql`` : sql`where year = ${question.year}`}
  )`;

/** For a row `i` of `given`: names of the approvers, in the order of the steps. */
const approvers = sql`coalesce((
  select json_agg(${nameOrEmail} order by p.position) from approval_steps p
  join users u on u.id = p.decided_by
  where p.approval_id = i.approval_id and p.status = 'approved'), '[]'::json)`;

/** A guest invited as both kinds counts as the stricter kind. */
const strictestKind = sql`case when bool_or(kind = 'public_official')
  then 'public_official' else 'client' end`;

/** Invitations shown per guest and year. */
const INVITATIONS = 20;

/** One page of guests, grouped by year and currency. */
export async function findGuests(
  db: Db,
  question: HospitalityQuestion,
  { limit, offset }: { limit: number; offset: number },
): Promise<GuestRow[]> {
  const { rows } = await sql<GuestRow>`
    with ${given(question)}, page as (
      select guest_id, min(name) as name, min(organisation) as organisation, min(email) as email,
        ${strictestKind} as kind, year, currency, count(*)::int as times, sum(value)::bigint as value
      from given group by guest_id, year, currency
      order by year desc, sum(value) desc, guest_id, currency limit ${limit} offset ${offset}
    )
    select page.*, coalesce((
      select json_agg(json_build_object(
        'booking_number', i.booking_number, 'event', i.event_id, 'event_title', e.title,
        'event_start_at', e.start_at, 'event_timezone', e.timezone, 'value', i.value,
        'purpose', i.purpose, 'invited_by', ${nameOrEmail}, 'approved_by', ${approvers})
        order by i.id desc)
      from (
        select * from given
        where given.guest_id = page.guest_id and given.year = page.year
          and given.currency = page.currency
        order by id desc limit ${INVITATIONS}
      ) i
      join events e on e.id = i.event_id
      join users u on u.id = i.invited_by), '[]'::json) as invitations
    from page
    order by page.year desc, page.value desc, page.guest_id, page.currency
  `.execute(db);
  return rows;
}

/** Organisations shown per company. */
const ORGANISATIONS = 20;

export interface HospitalityTotals {
  /** Number of rows on all pages. */
  count: number;
  /** All years with invitations, regardless of the requested year. */
  years: number[];
  sums: HospitalitySums[];
  /** Grouped by organisation and currency, the largest first. */
  organisations: OrganisationRow[];
}

export async function sumGuests(db: Db, question: HospitalityQuestion): Promise<HospitalityTotals> {
  const { rows } = await sql<HospitalityTotals>`
    with ${given(question)}
    select
      (select count(*)::int from (select distinct guest_id, year, currency from given) one) as count,
      coalesce((select json_agg(year order by year desc)
        from (select distinct year from invited) one), '[]'::json) as years,
      coalesce((select json_agg(one) from (
        select currency, count(distinct guest_id)::int as guests, count(*)::int as times,
          sum(value)::bigint as value
        from given group by currency) one), '[]'::json) as sums,
      coalesce((select json_agg(one) from (
        select organisation, currency, guests, times, value from (
          select min(organisation) as organisation, currency,
            count(distinct guest_id)::int as guests, count(*)::int as times,
            sum(value)::bigint as value,
            row_number() over (partition by currency
              order by sum(value) desc, lower(organisation)) as place
          from given group by lower(organisation), currency
        ) ranked
        where place <= ${ORGANISATIONS} order by value desc, lower(organisation)) one), '[]'::json)
        as organisations
  `.execute(db);
  const [row] = rows;
  if (!row) throw new Error('The sums have no row.');
  return row;
}

/** The next batch of invitations, in the order in which they were made. */
export async function findLinesAfter(
  db: Db,
  question: HospitalityQuestion,
  { after, limit }: { after: number; limit: number },
): Promise<HospitalityLine[]> {
  const { rows } = await sql<HospitalityLine>`
    with ${given(question)}
    select i.id, i.year, i.name, i.organisation, i.email, i.kind, i.booking_number,
      e.title as event_title, e.timezone as event_timezone,
      to_char(e.start_at at time zone e.timezone, 'YYYY-MM-DD HH24:MI') as event_starts,
      i.value, i.currency, i.purpose, ${nameOrEmail} as invited_by, ${approvers} as approved_by,
      c.code as cost_centre_code, c.name as cost_centre_name
    from (select * from given where id > ${after} order by id limit ${limit}) i
    join events e on e.id = i.event_id
    join users u on u.id = i.invited_by
    left join cost_centres c on c.id = i.cost_centre_id
    order by i.id
  `.execute(db);
  return rows;
}
