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
  joined,
  type BookingExpressions,
  type Db,
} from './bookings.repository';
import type { BookingRow, CountsRow, StatsRow } from './bookings.types';
import type { Scope } from './visibility.rules';

/** Which bookings a list or a figure is about. */
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
