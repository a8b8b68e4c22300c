import { sql, type ExpressionBuilder } from 'kysely';
import type { BookingPaymentStatus, BookingStatus } from '../../db/bookingSchema';
import type { Schema } from '../../db/schema';
import type { ModuleDeps } from '../deps';
import {
  awaitsPayment,
  effectiveHold,
  effectivePrice,
  effectiveStatus,
  eventIsDead,
  eventIsOpen,
  eventIsOpenTo,
  isPast,
  isUpcoming,
} from './expressions.repository';
import type { BookingRow, CountsRow, HistoryRow, PaymentShareRow, StatsRow } from './bookings.rows';
import type { Scope } from './visibility';

/** The database, or a transaction on it. */
export type Db = ModuleDeps['db'];

export interface BookingFilter {
  scope: Scope;
  userId: number | null;
  status: BookingStatus | null;
  paymentStatus: BookingPaymentStatus | null;
  timeframe: 'upcoming' | 'past' | null;
  /** Lower case; slug, name or id. */
  category: string | null;
  /** Each must be found somewhere. */
  words: readonly string[];
}

type Joined = Schema & {
  b: Schema['bookings'];
  e: Schema['events'];
  t: Schema['ticket_tiers'];
  k: Schema['categories'];
};
type BookingExpressions = ExpressionBuilder<Joined, 'b' | 'e' | 't' | 'k'>;

const joined = (db: Db) =>
  db
    .selectFrom('bookings as b')
    .innerJoin('events as e', 'e.id', 'b.event_id')
    .innerJoin('ticket_tiers as t', 't.id', 'b.ticket_tier_id')
    .innerJoin('categories as k', 'k.id', 'e.category_id');

const bookingColumns = [
  'b.id',
  'b.booking_number',
  'b.user_id',
  'b.company_id',
  'b.event_id',
  'e.title as event_title',
  'e.venue as event_venue',
  'e.city as event_city',
  'e.start_at as event_start_at',
  'e.end_at as event_end_at',
  'e.timezone as event_timezone',
  'e.featured_image as event_image',
  'k.name as event_category',
  'b.ticket_tier_id',
  't.name as ticket_tier_name',
  't.available as tier_available',
  'b.quantity',
  't.max_per_booking',
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

const bookingRows = (db: Db) =>
  joined(db)
    .innerJoin('users as u', 'u.id', 'b.user_id')
    .innerJoin('companies as c', 'c.id', 'b.company_id')
    .select(bookingColumns)
    .select([
      'c.name as company_name',
      sql<string>`trim(u.first_name || ' ' || u.last_name)`.as('user_name'),
      effectiveStatus.as('status'),
      effectiveHold.as('hold_state'),
      effectivePrice.as('unit_price'),
      sql<number>`(b.quantity * ${effectivePrice})`.as('total_amount'),
      sql<boolean>`(e.start_at <= now())`.as('event_has_started'),
      eventIsDead.as('event_is_dead'),
      sql<boolean>`(t.is_active and ${eventIsOpen} and ${eventIsOpenTo('b.company_id')})`.as(
        'is_bookable',
      ),
    ]);

const inScope = (eb: BookingExpressions, scope: Scope) => {
  if (scope.kind === 'all') return eb.lit(true);
  const own = eb('b.user_id', '=', scope.userId);
  return scope.kind === 'own' ? own : eb.or([own, eb('b.company_id', '=', scope.companyId)]);
};

/** The booking if the scope's person may read it and it has not been removed. */
export function findReadable(db: Db, id: number, scope: Scope): Promise<BookingRow | undefined> {
  return bookingRows(db)
    .where('b.id', '=', id)
    .where('b.removed_at', 'is', null)
    .where((eb) => inScope(eb, scope))
    .executeTakeFirst();
}

/** By id, removed ones too: for callers who have settled that these may be shown. */
export function findByIds(db: Db, ids: readonly number[]): Promise<BookingRow[]> {
  return bookingRows(db)
    .where('b.id', '=', sql<number>`any(${[...ids]}::bigint[])`)
    .orderBy('b.id')
    .execute();
}

/** A person's unpaid bookings, oldest first; with ids, whatever their state, those of them. */
export function findOwn(
  db: Db,
  userId: number,
  which: readonly number[] | 'unpaid',
): Promise<BookingRow[]> {
  const own = bookingRows(db)
    .where('b.user_id', '=', userId)
    .where('b.removed_at', 'is', null)
    .orderBy('b.id');
  return which === 'unpaid'
    ? own.where(awaitsPayment).execute()
    : own.where('b.id', '=', sql<number>`any(${[...which]}::bigint[])`).execute();
}

/** One page, newest first. */
export function findPage(
  db: Db,
  filter: BookingFilter,
  { limit, offset }: { limit: number; offset: number },
): Promise<BookingRow[]> {
  return bookingRows(db)
    .where((eb) => underTheTabs(eb, filter))
    .where((eb) => behindTheTab(eb, filter))
    .orderBy('b.id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
}

/** How many there are behind each tab, and how many with every filter, in one statement. */
export function countBookings(db: Db, filter: BookingFilter): Promise<CountsRow> {
  return joined(db)
    .where((eb) => underTheTabs(eb, filter))
    .select((eb) => [
      eb.fn.countAll<number>().as('all'),
      eb.fn.countAll<number>().filterWhere(isUpcoming).as('upcoming'),
      eb.fn.countAll<number>().filterWhere(isPast).as('past'),
      eb.fn.countAll<number>().filterWhere(awaitsPayment).as('pending'),
      eb.fn.countAll<number>().filterWhere(behindTheTab(eb, filter)).as('matching'),
    ])
    .executeTakeFirstOrThrow();
}

/** What holds for all tabs: whose, which kind of event, which words. */
function underTheTabs(eb: BookingExpressions, { scope, userId, category, words }: BookingFilter) {
  return eb.and([
    eb('b.removed_at', 'is', null),
    inScope(eb, scope),
    ...(userId === null ? [] : [eb('b.user_id', '=', userId)]),
    ...(category === null ? [] : [inCategory(eb, category)]),
    ...words.map((word) => mentions(eb, word)),
  ]);
}

function behindTheTab(eb: BookingExpressions, { status, paymentStatus, timeframe }: BookingFilter) {
  return eb.and([
    ...(status === null ? [] : [sql<boolean>`${effectiveStatus} = ${status}`]),
    ...(paymentStatus === null
      ? []
      : [
          paymentStatus === 'pending'
            ? awaitsPayment
            : sql<boolean>`b.payment_status = ${paymentStatus}`,
        ]),
    ...(timeframe === null ? [] : [timeframe === 'upcoming' ? isUpcoming : isPast]),
  ]);
}

function inCategory(eb: BookingExpressions, category: string) {
  return eb.or([
    eb('k.slug', '=', category),
    eb(eb.fn<string>('lower', ['k.name']), '=', category),
    ...(/^\d{1,9}$/.test(category) ? [eb('k.id', '=', Number(category))] : []),
  ]);
}

function mentions(eb: BookingExpressions, word: string) {
  const pattern = `%${word.replace(/[\\%_]/g, '\\$&')}%`;
  return eb.or([
    eb('e.title', 'ilike', pattern),
    eb('e.venue', 'ilike', pattern),
    eb('e.city', 'ilike', pattern),
    eb('t.name', 'ilike', pattern),
    eb('b.booking_number', 'ilike', pattern),
    eb('b.booked_for_name', 'ilike', pattern),
    eb.exists(
      eb
        .selectFrom('tickets')
        .whereRef('tickets.booking_id', '=', 'b.id')
        .where('tickets.attendee_name', 'ilike', pattern)
        .select('tickets.id'),
    ),
  ]);
}

/** Figures of the tiles; `filter` has the scope and the person alone. */
export function findStats(db: Db, filter: BookingFilter): Promise<StatsRow> {
  return joined(db)
    .where((eb) => underTheTabs(eb, filter))
    .select((eb) => [
      eb.fn.countAll<number>().as('total_bookings'),
      eb.fn.count<number>('b.event_id').distinct().filterWhere(isUpcoming).as('upcoming_events'),
      eb.fn.countAll<number>().filterWhere(awaitsPayment).as('pending_payments'),
    ])
    .executeTakeFirstOrThrow();
}

/** What was charged for paid bookings, fee and tax included, per currency, the most first. */
export function findSpent(
  db: Db,
  filter: BookingFilter,
): Promise<{ currency: string; amount: number }[]> {
  return joined(db)
    .innerJoin('payment_bookings as s', 's.booking_id', 'b.id')
    .where((eb) => underTheTabs(eb, filter))
    .where('b.payment_status', '=', 'paid')
    .where('s.is_settled', '=', true)
    .select(['b.currency', sql<number>`sum(s.amount)::bigint`.as('amount')])
    .groupBy('b.currency')
    .orderBy('amount', 'desc')
    .execute();
}

/** Oldest first; those of all the bookings in one statement. */
export function findHistory(db: Db, bookingIds: readonly number[]): Promise<HistoryRow[]> {
  return db
    .selectFrom('booking_history')
    .select(['id', 'booking_id', 'at', 'actor_name', 'kind', 'from_status', 'to_status', 'note'])
    .where('booking_id', '=', sql<number>`any(${[...bookingIds]}::bigint[])`)
    .orderBy('id')
    .execute();
}

const shareRows = (db: Db) =>
  db
    .selectFrom('payment_bookings as s')
    .innerJoin('payments as p', 'p.id', 's.payment_id')
    .innerJoin('bookings as b', 'b.id', 's.booking_id')
    .select([
      's.id',
      's.booking_id',
      'b.booking_number',
      'p.public_id as payment_id',
      sql<PaymentShareRow['gateway']>`p.gateway`.as('gateway'),
      'p.is_test',
      's.amount',
      'p.amount as payment_amount',
      'p.currency',
      'p.status',
      sql<PaymentShareRow['payment_method']>`p.payment_method`.as('payment_method'),
      'p.transaction_fee',
      's.created_at',
      'p.updated_at',
    ])
    .orderBy('s.id');

/** Oldest first; those of all the bookings in one statement. */
export async function findPaymentShares(
  db: Db,
  bookingIds: readonly number[],
): Promise<PaymentShareRow[]> {
  if (bookingIds.length === 0) return [];
  return shareRows(db)
    .where('s.booking_id', '=', sql<number>`any(${[...bookingIds]}::bigint[])`)
    .execute();
}

/** The shares of one payment, by its public id. */
export function findSharesOfPayment(db: Db, paymentId: string): Promise<PaymentShareRow[]> {
  return shareRows(db).where('p.public_id', '=', paymentId).execute();
}

export interface PersonRow {
  id: number;
  companyId: number | null;
  name: string;
  /** May sign in. */
  isActive: boolean;
}

export function findPerson(db: Db, id: number): Promise<PersonRow | undefined> {
  return db
    .selectFrom('users')
    .where('id', '=', id)
    .select([
      'id',
      'company_id as companyId',
      'is_active as isActive',
      sql<string>`trim(first_name || ' ' || last_name)`.as('name'),
    ])
    .executeTakeFirst();
}
