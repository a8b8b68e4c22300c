import { sql } from 'kysely';
import { nameOrEmail } from '../../../db/expressions/personName';
import type { ModuleDeps } from '../../../deps';
import { accountCtes } from './accountNotifications.repository';
import type { AccountFacts } from './accountNotifications.rules';
import { askedCtes, decidedRequests, waitingRequests } from './approvalNotifications.repository';
import { ofOwnBookings, ownCte } from './bookingNotifications.repository';
import { leftBookings } from './leftBookings.repository';
import type { AccountKind, NotificationFacts } from './notifications.rules';

type Db = ModuleDeps['db'];

/**
 * A person's notifications, derived from their bookings, approval requests, the company's account and bookings of
 * people who left, by the database's clock. Rows with the same kind and `subject_id` form one notification, with the
 * id of its first booking. A notification applies from `created_at`; one that was read earlier (for an earlier hold or
 * event date) is unread again.
 */
const notificationsCte = (userId: number) => sql`
  ${ownCte(userId)},
  ${askedCtes(userId)},
  ${accountCtes(userId)},
  derived as (
    ${ofOwnBookings}
    union all ${waitingRequests(userId)}
    union all ${decidedRequests(userId)}
    union all ${leftBookings(userId)}
  ),
  -- One for a payment or an event, however many bookings it is about.
  listed as materialized (
    select min(d.id) as id, d.kind, d.history_kind, min(d.booking_id) as booking_id,
      max(d.created_at) as created_at, string_agg(distinct d.note, ' ') as note,
      array_agg(distinct d.id) as ids, array_agg(d.booking_id) as booking_ids,
      case when d.kind in ('approval_waiting', 'approval_decided') then d.subject_id end as approval_id,
      case when d.kind = 'bookings_left' then d.subject_id end as person_id,
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
  person_id: number | null;
};

export interface NotificationPage {
  count: number;
  unread_count: number;
  rows: NotificationRow[];
}

/** One page, newest first, and the counts of all notifications, in one statement. */
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

/** Marks the unread notifications with these ids as read; without ids, all. */
export async function markRead(
  db: Db,
  userId: number,
  ids: readonly number[] | undefined,
): Promise<void> {
  const chosen = ids ? sql`and id = any(${[...ids]}::bigint[])` : sql``;
  // Not just now(): created_at may come from a server's clock, which may be ahead of the database's.
  await sql`
    with ${notificationsCte(userId)}
    insert into notification_reads (user_id, notification_id, read_at)
    select ${userId}::bigint, unnest(ids), greatest(now(), created_at)
    from listed where not is_read ${chosen}
    on conflict (user_id, notification_id)
    do update set read_at = greatest(notification_reads.read_at, excluded.read_at)
  `.execute(db);
}
