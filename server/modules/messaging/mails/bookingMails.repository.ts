import { sql } from 'kysely';
import {
  bindingRefundTerms,
  type StoredRefundTerms,
} from '../../../db/expressions/bindingRefundTerms';
import { fullName } from '../../../db/expressions/personName';
import type { BookingStatus } from '../../../db/schema/bookings';
import type { ModuleDeps } from '../../../deps';

type Db = ModuleDeps['db'];

/** A booking with its event and booker; money in minor units. */
export interface MailedBooking {
  id: number;
  number: string;
  status: BookingStatus;
  quantity: number;
  amount: number;
  currency: string;
  tier: string;
  event_id: number;
  title: string;
  venue: string;
  city: string;
  start: Date;
  end: Date;
  timezone: string;
  /** Seconds until the event begins, by the clock of the database. */
  seconds_left: number;
  booker_name: string;
  booker_email: string;
  booker_is_active: boolean;
  /** The booker's company; for a complimentary booking, the organizer. */
  company: string;
  is_complimentary: boolean;
  refund_terms: StoredRefundTerms;
}

export const mailedBookings = (db: Db) =>
  db
    .selectFrom('bookings as b')
    .innerJoin('events as e', 'e.id', 'b.event_id')
    .innerJoin('ticket_tiers as t', 't.id', 'b.ticket_tier_id')
    .innerJoin('users as u', 'u.id', 'b.user_id')
    .leftJoin('companies as c', 'c.id', 'b.company_id')
    .select([
      'b.id',
      'b.booking_number as number',
      'b.status',
      'b.quantity',
      'b.total_amount as amount',
      'b.currency',
      't.name as tier',
      'b.event_id',
      'e.title',
      'e.venue',
      'e.city',
      'e.start_at as start',
      'e.end_at as end',
      'e.timezone',
      sql<number>`extract(epoch from e.start_at - now())::float8`.as('seconds_left'),
      fullName.as('booker_name'),
      'u.email as booker_email',
      'u.is_active as booker_is_active',
      sql<string>`coalesce(c.name, e.organizer_name)`.as('company'),
      'b.is_complimentary',
      bindingRefundTerms.as('refund_terms'),
    ]);

export const findBooking = (db: Db, id: number): Promise<MailedBooking> =>
  mailedBookings(db).where('b.id', '=', id).executeTakeFirstOrThrow();

/** Amounts paid and refunded for a booking, in minor units. */
export interface PaidSums {
  paid: number;
  refunded: number;
}

export const findPaidSums = (db: Db, bookingId: number): Promise<PaidSums | undefined> =>
  db
    .selectFrom('payment_bookings')
    .where('booking_id', '=', bookingId)
    .where('is_settled', '=', true)
    .select(['amount as paid', sql<number>`coalesce(refunded, 0)::bigint`.as('refunded')])
    .executeTakeFirst();
