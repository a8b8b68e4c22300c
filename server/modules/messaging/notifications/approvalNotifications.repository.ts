import { sql } from 'kysely';
import { idOf, KEPT } from './notificationIds.repository';

/**
 * `deciding`: the reader and the people the reader stands in for. `asked`: open requests that may wait for them, looked
 * up by the asked person, so that other people of a company with many requests read no rows. Admins read all open
 * requests of their company.
 */
export const askedCtes = (userId: number) => sql`
  deciding as materialized (
    select u.id, u.company_id, u.role = 'company_admin' as is_admin, true as is_self
    from users u where u.id = ${userId}
    union all
    select p.id, p.company_id, p.role = 'company_admin', false
    from delegations d join users p on p.id = d.person_id join users u on u.id = d.delegate_id
    where d.delegate_id = ${userId} and d.starts_at <= now() and (d.ends_at is null or d.ends_at > now())
      and p.is_active and p.company_id = u.company_id
  ),
  asked as materialized (
    select w.approval_id as id from deciding p
    join approval_steps w on w.person_id = p.id and w.status = 'waiting'
    union
    select a.id from (select distinct company_id from deciding where is_admin) as p
    join approvals a on a.company_id = p.company_id and a.status = 'pending' and a.deadline > now()
  )`;

/** The bookings of request `a`. `offset 0` makes PostgreSQL look them up by request. */
const itsBookings = sql`(
  select y.booking_id from approval_bookings y where y.approval_id = a.id offset 0)`;

/**
 * Approval requests that wait for the reader: the asked person, their stand-in, or a company admin if nobody else is
 * asked. One row per booking.
 */
export const waitingRequests = (userId: number) => sql`
    select ${idOf('approval_waiting', 'a.id')}, 'approval_waiting', x.booking_id,
      coalesce(s.since, a.created_at), '', '', a.id
    from asked
    join approvals a on a.id = asked.id and a.status = 'pending' and a.deadline > now()
      and a.closed_at is null and a.requester_id <> ${userId}
    cross join lateral (
      select w.person_id, (select max(z.decided_at) from approval_steps z
        where z.approval_id = a.id) as since
      from approval_steps w where w.approval_id = a.id and w.status = 'waiting'
      order by w.position limit 1
    ) as s
    cross join lateral ${itsBookings} as x
    where exists (
      select from deciding p
      where p.company_id = a.company_id and p.id <> a.requester_id and (
        p.id = s.person_id
        or (p.is_admin and s.person_id is null)
        or (p.is_admin and p.is_self and not exists (
          select from users q where q.id = s.person_id and q.is_active
            and q.company_id = a.company_id and q.id <> a.requester_id))))`;

/** Outcomes of the reader's own requests; one row per booking. */
export const decidedRequests = (userId: number) => sql`
    select ${idOf('approval_decided', 'a.id')}, 'approval_decided', x.booking_id, a.at,
      a.outcome, a.reason, a.id
    from (
      select id, reason,
        case when status = 'pending' then 'expired' else status end as outcome,
        -- The worker ends it a moment after its deadline.
        case when status in ('pending', 'expired') and pay_by is null
          then least(decided_at, deadline) else decided_at end as at
      from approvals
      where requester_id = ${userId} and (status in ('approved', 'declined', 'expired')
        or (status = 'pending' and deadline <= now()))
    ) as a
    cross join lateral ${itsBookings} as x
    where a.at > now() - ${KEPT}`;
