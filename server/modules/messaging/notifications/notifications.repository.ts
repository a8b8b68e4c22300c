import { sql } from 'kysely';
import { nameOrEmail } from '../../../db/expressions/personName';
import { FREE_SEATS_ARE_TOLD, seatIsFree } from '../../../db/expressions/seatClaims';
import type { ModuleDeps } from '../../../deps';
import { accountCtes } from './accountNotifications.repository';
import type { AccountFacts } from './accountNotifications.rules';
import { idOf, KEPT } from './notificationIds.repository';
import type { AccountKind, NotificationFacts } from './notifications.rules';

type Db = ModuleDeps['db'];

const HOLD_ENDS_SOON = sql`interval '15 minutes'`;
const EVENT_IS_NEAR = sql`interval '24 hours'`;

/** The latest history entry of these kinds. */
const latestOf = (...kinds: string[]) => sql`(
  select x.at, x.kind, x.note from booking_history x
  where x.booking_id = b.id and x.kind = any(${kinds}::text[])
  order by x.id desc limit 1)`;

/**
 * In whose place the reader decides, and the open requests that could wait for the reader: found by who is
 * asked, so that others of a company with many requests read none of them; a company admin's are all
 * of the company.
 */
const askedCtes = (userId: number) => sql`
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

/** The bookings of a request `a`, found by the request. */
const itsBookings = sql`(
  select y.booking_id from approval_bookings y where y.approval_id = a.id offset 0)`;

/**
 * Requests for approval that wait for the reader: for the person who is asked, for whoever stands in for
 * them, and for company admins where nobody else is asked; with a row for each booking.
 */
const waitingRequests = (userId: number) => sql`
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

/** What became of the reader's own requests; with a row for each booking. */
const decidedRequests = (userId: number) => sql`
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

/**
 * A person's notifications, derived from their own bookings, from requests for approval and from the
 * account of their company by the clock of the database.
 * `subject_id` is what it is about: those of one kind and subject are one notification, with the id of
 * its first booking. `created_at` is the moment from which one applies; one that was read before that moment (for the
 * booking's earlier hold, or the event's earlier date) is unread again.
 */
const notificationsCte = (userId: number) => sql`
  own as materialized (
    select b.* from bookings b where b.user_id = ${userId} and b.removed_at is null
      and not b.is_complimentary
  ),
  ${askedCtes(userId)},
  ${accountCtes(userId)},
  derived as (
    select ${idOf('booking_paid', 'b.id')} as id, 'booking_paid' as kind, b.id as booking_id,
      p.settled_at as created_at, '' as history_kind, '' as note, p.id as subject_id
    from own b
    join payment_bookings s on s.booking_id = b.id and s.is_settled
    join payments p on p.id = s.payment_id
    where p.settled_at > now() - ${KEPT} and b.status in ('confirmed', 'completed')

    union all
    select ${idOf('details_missing', 'b.id')}, 'details_missing', b.id,
      coalesce(p.settled_at, b.updated_at), '', '', coalesce(p.id, -b.id)
    from own b
    join events e on e.id = b.event_id
    left join payment_bookings s on s.booking_id = b.id and s.is_settled
    left join payments p on p.id = s.payment_id
    where b.status = 'confirmed' and e.start_at > now() and e.cancelled_at is null
      and exists (
        select from tickets k
        where k.booking_id = b.id and k.voided_at is null
          and (coalesce(k.attendee_name, '') = '' or coalesce(k.attendee_email, '') = ''))

    union all
    select ${idOf('event_tomorrow', 'b.id')}, 'event_tomorrow', b.id,
      e.start_at - ${EVENT_IS_NEAR}, '', '', e.id
    from own b
    join events e on e.id = b.event_id
    where b.status = 'confirmed' and e.cancelled_at is null
      and e.start_at > now() and e.start_at <= now() + ${EVENT_IS_NEAR}

    union all
    select ${idOf('seats_free', 'b.id')}, 'seats_free', b.id,
      greatest(e.start_at - ${FREE_SEATS_ARE_TOLD}, coalesce(p.settled_at, b.created_at) + interval '1 hour'),
      '', '', b.id
    from own b
    join events e on e.id = b.event_id
    left join payment_bookings s on s.booking_id = b.id and s.is_settled
    left join payments p on p.id = s.payment_id
    where b.status = 'confirmed' and b.quantity > 1 and e.cancelled_at is null
      and e.start_at > now() and e.start_at <= now() + ${FREE_SEATS_ARE_TOLD}
      and coalesce(p.settled_at, b.created_at) <= now() - interval '1 hour'
      and exists (
        select from tickets k where k.booking_id = b.id and ${seatIsFree})
      and not exists (select from seat_pools x where x.booking_id = b.id and x.closed_at is null)

    union all
    select ${idOf('hold_ending', 'b.id')}, 'hold_ending', b.id,
      case when b.hold_state = 'expired' or b.hold_expires_at <= now() then b.hold_expires_at
        else greatest(b.hold_expires_at - ${HOLD_ENDS_SOON}, b.created_at) end, '', '', b.id
    from own b
    join events e on e.id = b.event_id
    where b.status = 'pending' and b.hold_expires_at <= now() + ${HOLD_ENDS_SOON}
      and e.start_at > now() and e.cancelled_at is null
      -- What waits for an approval cannot be paid yet.
      and not exists (
        select from approvals a
        where a.id = b.approval_id and a.status = 'pending' and a.deadline > now())

    union all
    select ${idOf('event_moved', 'b.id')}, 'event_moved', b.id, h.at, h.kind, h.note, b.event_id
    from own b
    join events e on e.id = b.event_id
    cross join lateral ${latestOf('event_moved')} as h
    where b.status = 'confirmed' and e.start_at > now() and e.cancelled_at is null

    union all
    select ${idOf('event_moved', 'b.id')}, 'event_moved', b.id, h.at, h.kind, h.note, b.event_id
    from own b
    cross join lateral ${latestOf('event_cancelled')} as h
    where b.status = 'cancelled' and h.at > now() - ${KEPT}
      -- Who gets money back for the event is notified of that.
      and not exists (select from own o where o.event_id = b.event_id and o.status = 'refunded')

    union all
    select ${idOf('booking_refunded', 'b.id')}, 'booking_refunded', b.id, h.at, h.kind, h.note, b.event_id
    from own b
    cross join lateral ${latestOf('event_cancelled', 'refund_done')} as h
    where (b.status = 'refunded' or h.kind = 'refund_done')
      and h.at > now() - ${KEPT}

    union all
    select ${idOf('payment_returned', 'h.id')}, 'booking_refunded', b.id, h.at, h.kind, h.note, h.id
    from own b
    join booking_history h on h.booking_id = b.id
    where h.kind = 'payment_returned' and h.at > now() - ${KEPT}

    union all
    select ${idOf('seats_offered', 'b.id')}, 'seats_offered', b.id, b.hold_started_at, '', '', b.id
    from own b
    where b.waiting_entry_id is not null and b.status = 'pending' and b.hold_state = 'held'
      and b.hold_expires_at > now()

    union all ${waitingRequests(userId)}
    union all ${decidedRequests(userId)}
  ),
  -- One for a payment or an event, however many bookings it is about.
  listed as materialized (
    select min(d.id) as id, d.kind, d.history_kind, min(d.booking_id) as booking_id,
      max(d.created_at) as created_at, string_agg(distinct d.note, ' ') as note,
      array_agg(distinct d.id) as ids, array_agg(d.booking_id) as booking_ids,
      case when d.kind in ('approval_waiting', 'approval_decided') then d.subject_id end as approval_id,
      bool_and(coalesce(r.read_at >= d.created_at, false)) as is_read, null::json as account
    from derived d
    left join notification_reads r on r.user_id = ${userId} and r.notification_id = d.id
    group by d.kind, d.history_kind, d.subject_id
    union all
    select * from listed_of_account
  )`;

interface AboutBookings extends NotificationFacts {
  account: null;
  booking_id: number;
  event_id: number;
}

interface AboutAccount {
  kind: AccountKind;
  history_kind: string;
  note: string;
  account: AccountFacts;
  booking_id: null;
  event_id: null;
}

export type NotificationRow = (AboutBookings | AboutAccount) & {
  id: number;
  created_at: Date;
  is_read: boolean;
  approval_id: number | null;
};

export interface NotificationPage {
  count: number;
  unread_count: number;
  rows: NotificationRow[];
}

/** One page, newest first, and the counts of all of them, in one statement. */
export async function findNotifications(
  db: Db,
  userId: number,
  { limit, offset }: { limit: number; offset: number },
): Promise<NotificationPage> {
  type Row = Omit<NotificationPage, 'rows'> & NotificationRow & { id: number | null };
  const { rows } = await sql<Row>`
    with ${notificationsCte(userId)},
    counts as (
      select count(*) as count, count(*) filter (where not is_read) as unread_count from listed
    ),
    page as (
      select * from listed order by created_at desc, id desc limit ${limit} offset ${offset}
    )
    select counts.*, page.*, whole.booking_numbers, whole.event_titles, b.quantity, b.hold_expires_at,
      b.hold_state = 'expired' or b.hold_expires_at <= now() as hold_is_over,
      t.name as ticket_tier_name, e.id as event_id, e.title as event_title,
      e.venue as event_venue, e.city as event_city, e.start_at as event_start_at,
      e.timezone as event_timezone, a.total as approval_total, a.currency as approval_currency,
      a.deadline as approval_deadline, ${nameOrEmail} as requester_name,
      case when whole.is_unpaid then a.pay_by end as pay_by, whole.waits_in_line
    from counts
    left join (page
      left join bookings b on b.id = page.booking_id
      left join events e on e.id = b.event_id
      left join ticket_tiers t on t.id = b.ticket_tier_id
      cross join lateral (
        select array_agg(x.booking_number order by x.id) as booking_numbers,
          array_agg(distinct y.title) as event_titles,
          bool_or(x.payment_status = 'pending' and x.approval_id = page.approval_id) as is_unpaid,
          bool_or(x.removed_at is not null and x.approval_id = page.approval_id) as waits_in_line
        from bookings x join events y on y.id = x.event_id
        where x.id = any(page.booking_ids)
      ) as whole
      left join approvals a on a.id = page.approval_id
      left join users u on u.id = a.requester_id) on true
    order by page.created_at desc, page.id desc
  `.execute(db);
  const [first] = rows;
  return {
    count: first?.count ?? 0,
    unread_count: first?.unread_count ?? 0,
    rows: rows.filter((row) => row.id !== null),
  };
}

/** Marks unread notifications as read: those with these ids, or all. */
export async function markRead(
  db: Db,
  userId: number,
  ids: readonly number[] | undefined,
): Promise<void> {
  const chosen = ids ? sql`and id = any(${[...ids]}::bigint[])` : sql``;
  // The greatest: a payment is stamped by a server's clock, which may run ahead of the database's.
  await sql`
    with ${notificationsCte(userId)}
    insert into notification_reads (user_id, notification_id, read_at)
    select ${userId}::bigint, unnest(ids), greatest(now(), created_at)
    from listed where not is_read ${chosen}
    on conflict (user_id, notification_id)
    do update set read_at = greatest(notification_reads.read_at, excluded.read_at)
  `.execute(db);
}
