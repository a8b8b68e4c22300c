import { sql } from 'kysely';
import type { BookingPaymentStatus, BookingStatus } from '../../db/schema/bookings';
import {
  awaitsPayment,
  effectiveStatus,
  isPast,
  isUpcoming,
} from '../../db/expressions/bookingState';
import {
  bookingRows,
  inScope,
  bookingJoins,
  type BookingExpressions,
  type Db,
} from './bookings.repository';
import type { BookingRow, CountsRow, StatsRow } from './bookings.types';
import type { Scope } from './visibility.rules';

/** Selects the bookings that are listed or counted. */
export interface BookingFilter {
  scope: Scope;
  userId: number | null;
  status: BookingStatus | null;
  paymentStatus: BookingPaymentStatus | null;
  timeframe: 'upcoming' | 'past' | null;
  /** The public id of a payment. */
  paymentId: string | null;
  /** The category's slug, name or id in lower case. */
  category: string | null;
  /**
   * Each term must match at least one of title, venue, city, tier, booking number, booked-for name,
   * attendee.
   */
  searchTerms: readonly string[];
}

/** Returns one page, newest first; the upcoming tab is sorted by event start, soonest first. */
export function findPage(
  db: Db,
  filter: BookingFilter,
  { limit, offset }: { limit: number; offset: number },
): Promise<BookingRow[]> {
  return bookingRows(db)
    .where((eb) => matchesListFilters(eb, filter))
    .where((eb) => matchesTabFilters(eb, filter))
    .$if(filter.timeframe === 'upcoming', (query) => query.orderBy('e.start_at'))
    .orderBy('b.id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
}

/** Counts the bookings of each tab, and the bookings that match every filter. */
export function countBookings(db: Db, filter: BookingFilter): Promise<CountsRow> {
  return bookingJoins(db)
    .where((eb) => matchesListFilters(eb, filter))
    .select((eb) => [
      eb.fn.countAll<number>().as('all'),
      eb.fn.countAll<number>().filterWhere(isUpcoming).as('upcoming'),
      eb.fn.countAll<number>().filterWhere(isPast).as('past'),
      eb.fn.countAll<number>().filterWhere(awaitsPayment).as('pending'),
      eb.fn.countAll<number>().filterWhere(matchesTabFilters(eb, filter)).as('matching'),
    ])
    .executeTakeFirstOrThrow();
}

/** Conditions common to all tabs: person, category, payment, search terms. */
function matchesListFilters(
  eb: BookingExpressions,
  { scope, userId, category, paymentId, searchTerms }: BookingFilter,
) {
  return eb.and([
    eb('b.removed_at', 'is', null),
    inScope(eb, scope),
    ...(userId === null ? [] : [eb('b.user_id', '=', userId)]),
    ...(category === null ? [] : [inCategory(eb, category)]),
    ...(paymentId === null ? [] : [wasPaidBy(eb, paymentId)]),
    ...searchTerms.map((term) => containsTerm(eb, term)),
  ]);
}

function wasPaidBy(eb: BookingExpressions, paymentId: string) {
  return eb.exists(
    eb
      .selectFrom('payment_bookings')
      .innerJoin('payments', 'payments.id', 'payment_bookings.payment_id')
      .whereRef('payment_bookings.booking_id', '=', 'b.id')
      .where('payments.public_id', '=', paymentId)
      .select('payments.id'),
  );
}

function matchesTabFilters(
  eb: BookingExpressions,
  { status, paymentStatus, timeframe }: BookingFilter,
) {
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

function containsTerm(eb: BookingExpressions, term: string) {
  const pattern = `%${term.replace(/[\\%_]/g, '\\$&')}%`;
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

const PAID_STATUSES = ['confirmed', 'completed'] as const satisfies readonly BookingStatus[];

/** The totals at the top of My Bookings; only `scope` and `userId` of `filter` are set. */
export function findStats(db: Db, filter: BookingFilter): Promise<StatsRow> {
  return bookingJoins(db)
    .where((eb) => matchesListFilters(eb, filter))
    .select((eb) => [
      eb.fn.countAll<number>().as('total_bookings'),
      eb.fn.countAll<number>().filterWhere(isUpcoming).as('upcoming_events'),
      eb.fn.countAll<number>().filterWhere(awaitsPayment).as('pending_payments'),
      eb.fn.countAll<number>().filterWhere('b.status', 'in', PAID_STATUSES).as('paid_bookings'),
      eb.fn.countAll<number>().filterWhere('b.status', '=', 'cancelled').as('cancelled_bookings'),
      eb.fn.countAll<number>().filterWhere('b.status', '=', 'refunded').as('refunded_bookings'),
    ])
    .executeTakeFirstOrThrow();
}

const kept = sql`(s.amount - b.paid_back)`;

/**
 * Amounts charged for bookings, including fee and tax, less completed refunds (D36). One row per currency, highest
 * first.
 */
export function findSpent(
  db: Db,
  filter: BookingFilter,
): Promise<{ currency: string; amount: number }[]> {
  return bookingJoins(db)
    .innerJoin('payment_bookings as s', 's.booking_id', 'b.id')
    .where((eb) => matchesListFilters(eb, filter))
    .where('b.payment_status', '<>', 'pending')
    .where('s.is_settled', '=', true)
    .select(['b.currency', sql<number>`sum(${kept})::bigint`.as('amount')])
    .groupBy('b.currency')
    .orderBy('amount', 'desc')
    .execute();
}
