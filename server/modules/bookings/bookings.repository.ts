import { sql, type ExpressionBuilder } from 'kysely';
import { bindingRefundTerms } from '../../db/expressions/bindingRefundTerms';
import type { Schema } from '../../db/schema/index';
import type { ModuleDeps } from '../../deps';
import { inReach } from '../../db/expressions/companyReach';
import { fullName } from '../../db/expressions/personName';
import {
  awaitsPayment,
  effectiveHold,
  effectivePrice,
  effectiveStatus,
  eventIsCancelledOrOver,
  eventIsOpen,
  eventIsOpenTo,
  tierIsOnSale,
} from '../../db/expressions/bookingState';
import { freeSeats } from '../../db/expressions/freeSeats';
import { holderState } from '../../db/expressions/holderState';
import { companyAsksGuests } from '../../db/expressions/invitations';
import { keptList } from '../../db/expressions/keptList';
import type { BookingApproval, BookedEvent, BookingRow, PaidShare } from './bookings.types';
import type { Scope } from './visibility.rules';

/** The database or a transaction. */
export type Db = ModuleDeps['db'];

type JoinedTables = Schema & {
  b: Schema['bookings'];
  e: Schema['events'];
  t: Schema['ticket_tiers'];
  k: Schema['categories'];
};
export type BookingExpressions = ExpressionBuilder<JoinedTables, 'b' | 'e' | 't' | 'k'>;

/**
 * Bookings (`b`) of companies with event (`e`), tier (`t`) and category (`k`). Excludes complimentary bookings, which
 * belong to the organizer and not to the member who gave them.
 */
export const bookingJoins = (db: Db) =>
  db
    .selectFrom('bookings as b')
    .innerJoin('events as e', 'e.id', 'b.event_id')
    .innerJoin('ticket_tiers as t', 't.id', 'b.ticket_tier_id')
    .innerJoin('categories as k', 'k.id', 'e.category_id')
    .where('b.is_complimentary', '=', false);

const bookingColumns = [
  'b.id',
  'b.booking_number',
  'b.user_id',
  'c.id as company_id',
  'b.event_id',
  'e.title as event_title',
  'e.venue as event_venue',
  'e.city as event_city',
  'e.start_at as event_start_at',
  'e.end_at as event_end_at',
  'e.timezone as event_timezone',
  'e.featured_image as event_image',
  'e.calendar_sequence as event_calendar_sequence',
  'k.name as event_category',
  'b.ticket_tier_id',
  't.name as ticket_tier_name',
  freeSeats.as('tier_available'),
  'b.quantity',
  't.max_per_booking',
  't.gst_percent',
  'b.currency',
  'b.payment_status',
  'b.hold_expires_at',
  'b.hold_extended',
  'b.booking_for',
  'b.booked_for_user',
  'b.booked_for_name',
  'b.notes',
  'b.removed_at',
  'b.created_at',
  'b.updated_at',
] as const;

/** A subquery instead of a join, because planning another join would take longer than running the query. */
const paidShare = sql<PaidShare | null>`(case when b.payment_status <> 'pending' then (
  select json_build_object('amount', s.amount, 'quantity', s.quantity, 'fee', s.fee_amount,
    'refunded', s.refunded, 'refunded_fee', s.refunded_fee, 'paid_back', b.paid_back,
    'kept_of_returned', s.kept_of_returned, 'kept_fee_of_returned', s.kept_fee_of_returned,
    'refund_percent', s.refund_percent, 'refund_until', s.refund_until,
    'refund_fee_kept', s.refund_fee_kept)
  from payment_bookings s where s.booking_id = b.id and s.is_settled) end)`;

/** An undecided request counts as expired from its deadline on, even before a worker has recorded that. */
const approval = sql<BookingApproval | null>`(case when b.approval_id is not null then (
  select json_build_object('id', a.id, 'deadline', a.deadline, 'pay_by', a.pay_by,
    'status', case when a.status = 'pending' and a.deadline <= now() then 'expired' else a.status end)
  from approvals a where a.id = b.approval_id) end)`;

/** When the open offer of the booking's free seats ends. */
const seatsOfferedUntil = sql<Date | null>`(case when b.payment_status = 'paid' then (
  select least(p.closes_at, e.start_at) from seat_pool_bookings o join seat_pools p on p.id = o.pool_id
  where o.booking_id = b.id and o.is_open and least(p.closes_at, e.start_at) > now()) end)`;

/** Whether people from outside the company who are named for a seat count as guests. */
const asksGuests = sql<boolean>`(case when b.payment_status = 'paid' then ${companyAsksGuests} else false end)`;

export const bookingRows = (db: Db) =>
  bookingJoins(db)
    .innerJoin('users as u', 'u.id', 'b.user_id')
    .innerJoin('companies as c', 'c.id', 'b.company_id')
    .select(bookingColumns)
    .select([
      'c.name as company_name',
      fullName.as('user_name'),
      'u.invited_by as user_invited_by',
      holderState.as('holder_state'),
      effectiveStatus.as('status'),
      effectiveHold.as('hold_state'),
      effectivePrice.as('unit_price'),
      sql<number>`(b.quantity * ${effectivePrice})`.as('total_amount'),
      paidShare.as('paid'),
      approval.as('approval'),
      seatsOfferedUntil.as('seats_offered_until'),
      asksGuests.as('asks_guests'),
      'e.refund_percent',
      'e.refund_until',
      'e.refund_fee_kept',
      sql<Date>`now()`.as('read_at'),
      sql<boolean>`(e.start_at <= now())`.as('event_has_started'),
      eventIsCancelledOrOver.as('event_is_cancelled_or_over'),
      sql<boolean>`(${tierIsOnSale} and ${eventIsOpen} and ${eventIsOpenTo('b.company_id')})`.as(
        'is_bookable',
      ),
    ]);

/** Condition: the scope allows reading the booking. */
export const inScope = (eb: BookingExpressions, scope: Scope) => {
  if (scope.kind === 'all') return eb.lit(true);
  const own = eb('b.user_id', '=', scope.userId);
  if (scope.kind === 'own') return own;
  return eb.or([own, inReach(scope, { company: 'b.company_id', person: 'b.user_id' })]);
};

/** Returns undefined when the scope does not allow reading the booking, or the booking was removed. */
export function findReadable(db: Db, id: number, scope: Scope): Promise<BookingRow | undefined> {
  return bookingRows(db)
    .where('b.id', '=', id)
    .where('b.removed_at', 'is', null)
    .where((eb) => inScope(eb, scope))
    .executeTakeFirst();
}

/** By id, including removed bookings. No access check. */
export function findByIds(db: Db, ids: readonly number[]): Promise<BookingRow[]> {
  return bookingRows(db)
    .where('b.id', '=', sql<number>`any(${keptList(ids)})`)
    .orderBy('b.id')
    .execute();
}

/** A person's unpaid bookings, oldest first. */
export function findUnpaid(db: Db, userId: number): Promise<BookingRow[]> {
  return bookingRows(db)
    .where('b.user_id', '=', userId)
    .where('b.removed_at', 'is', null)
    .where(awaitsPayment)
    .orderBy('b.id')
    .execute();
}

/** @throws Error when there is no such booking */
export function findBookedEvent(db: Db, bookingId: number): Promise<BookedEvent> {
  return db
    .selectFrom('bookings as b')
    .innerJoin('events as e', 'e.id', 'b.event_id')
    .innerJoin('ticket_tiers as t', 't.id', 'b.ticket_tier_id')
    .leftJoin('companies as c', 'c.id', 'b.company_id')
    .where('b.id', '=', bookingId)
    .select((eb) => [
      'b.id',
      'b.booking_number',
      'b.updated_at as booking_updated_at',
      eb
        .or([eb('b.status', 'in', ['cancelled', 'refunded']), eb('e.cancelled_at', 'is not', null)])
        .$castTo<boolean>()
        .as('is_cancelled'),
      eb('e.cancelled_at', 'is not', null).$castTo<boolean>().as('event_is_cancelled'),
      // Printed tickets show that nothing was paid.
      sql<string>`t.name || case when b.is_complimentary then ', complimentary' else '' end`.as(
        'tier_name',
      ),
      sql<string>`coalesce(c.name, e.organizer_name)`.as('company_name'),
      'b.event_id',
      'e.title as event_title',
      'e.venue as event_venue',
      'e.city as event_city',
      'e.start_at as event_start_at',
      'e.end_at as event_end_at',
      'e.timezone as event_timezone',
      'e.updated_at as event_updated_at',
      'e.calendar_sequence as event_calendar_sequence',
      bindingRefundTerms.as('refund_terms'),
    ])
    .executeTakeFirstOrThrow();
}

/** The newest note in the history about the event's rescheduling; null without one. */
export async function findMove(db: Db, bookingId: number): Promise<string | null> {
  const row = await db
    .selectFrom('booking_history')
    .where('booking_id', '=', bookingId)
    .where('kind', '=', 'event_moved')
    .select('note')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.note ?? null;
}

export interface PersonRow {
  id: number;
  companyId: number | null;
  invitedBy: number | null;
  name: string;
  /** Lower case. */
  email: string;
  /** The account is active. */
  isActive: boolean;
}

export function findPerson(db: Db, id: number): Promise<PersonRow | undefined> {
  return db
    .selectFrom('users as u')
    .where('u.id', '=', id)
    .select([
      'u.id',
      'u.company_id as companyId',
      'u.invited_by as invitedBy',
      'u.is_active as isActive',
      'u.email',
      fullName.as('name'),
    ])
    .executeTakeFirst();
}
