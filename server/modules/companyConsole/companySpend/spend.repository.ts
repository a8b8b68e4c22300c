import { sql } from 'kysely';
import { nameOrEmail } from '../../../db/expressions/personName';
import { purchaser } from '../../../db/expressions/purchaser';
import type { ModuleDeps } from '../../../deps';
import { TAKINGS_ZONE } from '../../organizerConsole/takings/takings.rules';
import type { SpendGroup, SpendGrouping, SpendLine, SpendQuestion } from './companySpend.types';

type Db = ModuleDeps['db'];

/**
 * Bookings that the company paid in the period, with the amount not refunded, and bookings that reserved budget in the
 * period. Amounts are shares of the payment including fee and GST, as in budgets.
 */
const lines = ({ companyId, costCentres, from, to }: SpendQuestion) => sql`
  lines as (
    select b.id, t.at, b.booking_number, b.currency, b.event_id, u.id as user_id,
      e.title as event_title, e.city, e.timezone, e.start_at, tier.name as ticket_tier_name,
      a.cost_centre_id, c.code as cost_centre_code, c.name as cost_centre_name, a.purpose,
      ${nameOrEmail} as person_name, u.email as person_email, p.public_id as payment,
      coalesce(s.amount, 0) as paid, least(b.paid_back, coalesce(s.amount, 0)) as paid_back,
      greatest(0, coalesce(s.amount, 0) - b.paid_back) as spent, coalesce(a.reserved, 0) as reserved,
      case when a.reserved > 0 or b.status in ('confirmed', 'completed')
        then b.quantity else 0 end as seats,
      e.end_at <= now() and e.cancelled_at is null as is_past
    from bookings b
    join events e on e.id = b.event_id
    join ticket_tiers tier on tier.id = b.ticket_tier_id
    left join payment_bookings s on s.booking_id = b.id and s.is_settled
    left join payments p on p.id = s.payment_id
    join users u on u.id = ${purchaser}
    left join budget_allocations a on a.booking_id = b.id
    left join cost_centres c on c.id = a.cost_centre_id
    cross join lateral (
      select coalesce(p.settled_at, p.created_at, case when a.reserved > 0 then a.updated_at end) as at
    ) t
    where b.company_id = ${companyId}
      and t.at >= ${from}::timestamp at time zone ${TAKINGS_ZONE}::text
      and t.at < (${to}::date + 1)::timestamp at time zone ${TAKINGS_ZONE}::text
      and (${costCentres === null} or a.cost_centre_id = any(${[...(costCentres ?? [])]}::bigint[]))
  )`;

/** For a row `l` of `lines`: the attended and the missed seats of a past event. */
const attendance = sql`
  cross join lateral (
    select count(*) filter (where k.is_used)::int as came,
      count(*) filter (where not k.is_used)::int as absent
    from tickets k where k.booking_id = l.id and k.voided_at is null and l.is_past
  ) k`;

const month = sql`(l.at at time zone ${TAKINGS_ZONE}::text)`;

/** Columns for key, label and detail of a row, by grouping. */
const groups = {
  cost_centre: {
    key: sql`coalesce(l.cost_centre_id::text, 'none')`,
    label: sql`coalesce(l.cost_centre_name, 'No cost centre')`,
    detail: sql`coalesce(l.cost_centre_code, '')`,
  },
  event: {
    key: sql`l.event_id::text`,
    label: sql`l.event_title`,
    detail: sql`concat_ws(', ', to_char(l.start_at at time zone l.timezone, 'FMDD Mon YYYY'),
      nullif(l.city, ''))`,
  },
  person: { key: sql`l.user_id::text`, label: sql`l.person_name`, detail: sql`l.person_email` },
  month: {
    key: sql`to_char(${month}, 'YYYY-MM')`,
    label: sql`to_char(${month}, 'FMMonth YYYY')`,
    detail: sql`''`,
  },
} as const;

/** Leaves out fully refunded bookings. */
export async function sumSpend(
  db: Db,
  question: SpendQuestion,
  by: SpendGrouping,
): Promise<SpendGroup[]> {
  const { key, label, detail } = groups[by];
  const { rows } = await sql<SpendGroup>`
    with ${lines(question)}
    select ${key} as key, min(${label}) as label, min(${detail}) as detail, l.currency,
      count(*)::int as bookings, sum(l.seats)::int as seats, sum(l.spent)::bigint as spent,
      sum(l.reserved)::bigint as reserved, sum(k.came)::int as came, sum(k.absent)::int as absent,
      coalesce(sum(l.spent) filter (where l.is_past), 0)::bigint as spent_on_past
    from lines l ${attendance}
    where l.seats > 0 or l.spent > 0
    group by 1, l.currency
  `.execute(db);
  return rows;
}

/** The next batch of bookings, sorted by time, including fully refunded ones. */
export async function findLinesAfter(
  db: Db,
  question: SpendQuestion,
  { after, limit }: { after: Pick<SpendLine, 'cursor' | 'id'> | null; limit: number },
): Promise<SpendLine[]> {
  const next = after
    ? sql`where (l.at, l.id) > (${after.cursor}::timestamptz, ${after.id})`
    : sql``;
  const { rows } = await sql<SpendLine>`
    with ${lines(question)}
    select l.id, l.at, l.at::text as cursor, l.booking_number, l.event_title, l.city,
      to_char(l.start_at at time zone l.timezone, 'YYYY-MM-DD HH24:MI') as event_starts,
      l.ticket_tier_name, l.cost_centre_code, l.cost_centre_name, l.purpose, l.person_name,
      l.person_email, l.currency, l.payment, l.seats, l.paid::bigint, l.paid_back::bigint,
      l.spent::bigint, l.reserved::bigint, k.came, k.absent
    from (select * from lines l ${next} order by l.at, l.id limit ${limit}) l ${attendance}
    order by l.at, l.id
  `.execute(db);
  return rows;
}
