import { sql, type RawBuilder } from 'kysely';
import { waitsInLine } from '../../../db/expressions/waitingLine';
import { nameOrEmail } from '../../../db/expressions/personName';
import type { BookingStatus } from '../../../db/schema/bookings';
import type { Role } from '../../../db/schema/identity';
import { hasOpenAccount } from '../../../db/expressions/openAccount';
import type { ApprovalStatus, PolicyFinding, PurposeKind } from '../../../db/schema/spending';
import type { ModuleDeps } from '../../../deps';
import type { Delegator } from './approvalRights.rules';

type Db = ModuleDeps['db'];

/** The reader whose requests are listed. */
export interface ApprovalReader {
  userId: number;
  companyId: number;
  isAdmin: boolean;
  delegators: readonly Delegator[];
}

export interface ApprovalQuery {
  role: 'approver' | 'requester';
  status: ApprovalStatus | undefined;
  search: string;
  limit: number;
  offset: number;
}

/** Status of a row `a`; an undecided request is expired once its deadline has passed. */
const effectiveStatus = sql<ApprovalStatus>`(case
  when a.status = 'pending' and a.deadline <= now() then 'expired' else a.status end)`;

/** Whether the reader is the approver of a step `s` or their delegate. */
function isAsked({ userId, delegators }: ApprovalReader): RawBuilder<boolean> {
  const ids = [userId, ...delegators.map(({ id }) => id)];
  const standsInForAdmin = delegators.some((one) => one.role === 'company_admin');
  return sql<boolean>`(s.person_id = any(${ids}::bigint[])
    or (${standsInForAdmin}::boolean and s.person_id is null and s.decider = 'admin'))`;
}

/** Whether the reader may decide a row `a` now. */
function mayDecide(reader: ApprovalReader): RawBuilder<boolean> {
  return sql<boolean>`(a.status = 'pending' and a.closed_at is null and a.deadline > now()
    and a.requester_id <> ${reader.userId} and (${reader.isAdmin}::boolean or exists (
      select from approval_steps s
      where s.approval_id = a.id and s.status = 'waiting' and ${isAsked(reader)}
        and not exists (
          select from approval_steps earlier
          where earlier.approval_id = a.id and earlier.status = 'waiting'
            and earlier.position < s.position))))`;
}

/** Whether the reader may decide a row `a`, has decided it, or sees all requests of the company. */
function isForApprover(reader: ApprovalReader): RawBuilder<boolean> {
  return sql<boolean>`(a.requester_id <> ${reader.userId} and (${reader.isAdmin}::boolean or exists (
    select from approval_steps s
    where s.approval_id = a.id and (s.decided_by = ${reader.userId}
      or s.delegated_by = ${reader.userId} or ${isAsked(reader)}))))`;
}

export interface ApprovalRow {
  id: number;
  version: number;
  status: ApprovalStatus;
  company_id: number;
  created_at: Date;
  requester_id: number;
  requester_name: string;
  requester_email: string;
  requester_role: Role;
  cost_centre_id: number | null;
  cost_centre_code: string | null;
  cost_centre_name: string | null;
  currency: string;
  total: number;
  deadline: Date;
  pay_by: Date | null;
  decided_at: Date | null;
  is_paid: boolean;
  can_decide: boolean;
  needs_admin: boolean;
}

export interface ApprovalSummaryRow extends ApprovalRow {
  event_title: string;
  event_count: number;
  event_image: string;
  event_calendar_sequence: number;
  event_start_at: Date;
  event_timezone: string;
  seats: number;
  ticket_tier_name: string;
}

const columns = (reader: ApprovalReader) => sql`
  a.id, a.version, ${effectiveStatus} as status, a.company_id, a.created_at, a.requester_id,
  ${nameOrEmail} as requester_name, u.email as requester_email, u.role as requester_role,
  c.id as cost_centre_id, c.code as cost_centre_code, c.name as cost_centre_name,
  a.currency, a.total, a.deadline, a.pay_by, a.decided_at,
  exists (
    select from approval_bookings x join bookings y on y.id = x.booking_id
    where x.approval_id = a.id and y.approval_id = a.id and y.payment_status <> 'pending') as is_paid,
  ${mayDecide(reader)} as can_decide,
  exists (select from approval_steps s where s.approval_id = a.id and s.decider = 'admin')
    as needs_admin`;

const joins = sql`
  from approvals a
  join users u on u.id = a.requester_id
  left join cost_centres c on c.id = a.cost_centre_id`;

/** One page, with the counts of all matches, in one statement. */
export async function findApprovals(
  db: Db,
  reader: ApprovalReader,
  { role, status, search, limit, offset }: ApprovalQuery,
): Promise<{ count: number; waiting: number; rows: ApprovalSummaryRow[] }> {
  const own = role === 'requester';
  const whose = own ? sql`a.requester_id = ${reader.userId}` : isForApprover(reader);
  const ofStatus = status ? sql`and ${effectiveStatus} = ${status}` : sql``;
  const pattern = `%${search.replace(/[\\%_]/g, '\\$&')}%`;
  const found = search
    ? sql`and (${nameOrEmail} ilike ${pattern} or a.purpose ilike ${pattern}
        or c.name ilike ${pattern} or c.code ilike ${pattern} or exists (
          select from approval_bookings x join bookings y on y.id = x.booking_id
          join events z on z.id = y.event_id
          where x.approval_id = a.id and z.title ilike ${pattern}))`
    : sql``;
  type Row = ApprovalSummaryRow & { count: number; waiting: number; id: number | null };
  const { rows } = await sql<Row>`
    with listed as materialized (
      select ${columns(reader)} ${joins}
      where a.company_id = ${reader.companyId} and ${whose} ${ofStatus} ${found}
    ), page as (
      select * from listed
      order by (status = 'pending') desc, case when status = 'pending' then deadline end, id desc
      limit ${limit} offset ${offset}
    ), counts as (
      select (select count(*)::int from listed) as count,
        (select count(*)::int from approvals a
          where a.company_id = ${reader.companyId} and ${mayDecide(reader)}) as waiting
    )
    select counts.*, page.*, lines.*
    from counts
    left join (page cross join lateral (
      select count(distinct e.id)::int as event_count, sum(x.quantity)::int as seats,
        (array_agg(e.title order by b.id))[1] as event_title,
        (array_agg(e.featured_image order by b.id))[1] as event_image,
        (array_agg(e.calendar_sequence order by b.id))[1] as event_calendar_sequence,
        (array_agg(e.start_at order by b.id))[1] as event_start_at,
        (array_agg(e.timezone order by b.id))[1] as event_timezone,
        (array_agg(t.name order by b.id))[1] as ticket_tier_name
      from approval_bookings x
      join bookings b on b.id = x.booking_id
      join events e on e.id = b.event_id
      join ticket_tiers t on t.id = b.ticket_tier_id
      where x.approval_id = page.id
    ) lines) on true
    order by (page.status = 'pending') desc,
      case when page.status = 'pending' then page.deadline end, page.id desc
  `.execute(db);
  const [first] = rows;
  return {
    count: first?.count ?? 0,
    waiting: first?.waiting ?? 0,
    rows: rows.filter((row) => row.id !== null),
  };
}

export interface ApprovalDetailRow extends ApprovalRow {
  purpose: string;
  purpose_kind: PurposeKind;
  findings: PolicyFinding[];
  subtotal: number;
  service_fee: number;
  gst: number;
  reason: string;
  pays_on_account: boolean;
  is_in_advance: boolean;
  payment: string | null;
}

/** Undefined for a request that the reader neither made nor may decide. */
export async function findApproval(
  db: Db,
  reader: ApprovalReader,
  id: number,
): Promise<ApprovalDetailRow | undefined> {
  const { rows } = await sql<ApprovalDetailRow>`
    select ${columns(reader)}, a.purpose, a.purpose_kind, a.findings, a.subtotal,
      a.service_fee, a.gst, a.reason, ${waitsInLine} as is_in_advance,
      (a.pays_on_account and (a.status <> 'pending'
        or (${hasOpenAccount('a.company_id')} and not ${waitsInLine}))) as pays_on_account,
      (select p.public_id from approval_bookings x
        join bookings y on y.id = x.booking_id and y.approval_id = a.id
        join payment_bookings s on s.booking_id = x.booking_id and s.is_settled
        join payments p on p.id = s.payment_id
        where x.approval_id = a.id order by p.id limit 1) as payment
    ${joins}
    where a.id = ${id} and a.company_id = ${reader.companyId}
      and (a.requester_id = ${reader.userId} or ${isForApprover(reader)})
  `.execute(db);
  return rows[0];
}

export interface RequestedLineRow {
  id: number;
  booking_number: string;
  event_id: number;
  event_title: string;
  event_start_at: Date;
  event_timezone: string;
  venue: string;
  city: string;
  event_image: string;
  event_calendar_sequence: number;
  ticket_tier_name: string;
  quantity: number;
  unit_price: number;
  amount: number;
  status: BookingStatus;
}

export const findLines = (db: Db, approvalId: number): Promise<RequestedLineRow[]> =>
  db
    .selectFrom('approval_bookings as x')
    .innerJoin('bookings as b', 'b.id', 'x.booking_id')
    .innerJoin('events as e', 'e.id', 'b.event_id')
    .innerJoin('ticket_tiers as t', 't.id', 'b.ticket_tier_id')
    .where('x.approval_id', '=', approvalId)
    .select([
      'b.id',
      'b.booking_number',
      'e.id as event_id',
      'e.title as event_title',
      'e.start_at as event_start_at',
      'e.timezone as event_timezone',
      'e.venue',
      'e.city',
      'e.featured_image as event_image',
      'e.calendar_sequence as event_calendar_sequence',
      't.name as ticket_tier_name',
      'x.quantity',
      'x.unit_price',
      'x.amount',
      'b.status',
    ])
    .orderBy('b.id')
    .execute();

/** Names listed for one event at most. */
const MAX_NAMES = 20;

/**
 * Names of people in the company with paid bookings of these events, by event id; without the request's own bookings.
 */
export async function findColleaguesGoing(
  db: Db,
  companyId: number,
  approvalId: number,
  eventIds: readonly number[],
): Promise<Map<number, string[]>> {
  const { rows } = await sql<{ event_id: number; names: string[] }>`
    select wanted.event_id, array_agg(distinct named.name) as names
    from unnest(${[...eventIds]}::bigint[]) as wanted (event_id)
    cross join lateral (
      select coalesce(nullif(k.attendee_name, ''), ${nameOrEmail}) as name
      from bookings b
      join users u on u.id = b.user_id
      join tickets k on k.booking_id = b.id and k.voided_at is null
      where b.event_id = wanted.event_id and b.company_id = ${companyId}
        and b.status in ('confirmed', 'completed')
        and b.approval_id is distinct from ${approvalId}
      order by b.id, k.id limit ${MAX_NAMES}
    ) named
    group by wanted.event_id
  `.execute(db);
  return new Map(rows.map((row) => [row.event_id, row.names]));
}
