import { sql } from 'kysely';
import {
  bindingRefundTerms,
  type StoredRefundTerms,
} from '../../../db/expressions/bindingRefundTerms';
import type { BookingStatus } from '../../../db/schema/bookings';
import type { PaymentStatus } from '../../../db/schema/payments';
import type { ModuleDeps } from '../../../deps';
import { fullName, nameOrEmail } from '../../../db/expressions/personName';

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

const mailedBookings = (db: Db) =>
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

/** The bookings of a payment, sorted by id. */
export const findPaidBookings = (db: Db, paymentId: number): Promise<MailedBooking[]> =>
  mailedBookings(db)
    .innerJoin('payment_bookings as s', 's.booking_id', 'b.id')
    .where('s.payment_id', '=', paymentId)
    .orderBy('b.id')
    .execute();

/** The ticket price of each booking of a payment in minor units, with its GST rate at payment. */
export const findPaidTickets = (
  db: Db,
  paymentId: number,
): Promise<{ amount: number; gstPercent: number }[]> =>
  db
    .selectFrom('payment_bookings as s')
    .where('s.payment_id', '=', paymentId)
    .orderBy('s.booking_id')
    .select([sql<number>`(s.quantity * s.unit_price)`.as('amount'), 's.gst_percent as gstPercent'])
    .execute();

/** Money in minor units. */
export interface MailedPayment {
  id: number;
  public_id: string;
  gateway: string;
  status: PaymentStatus;
  is_test: boolean;
  subtotal: number;
  service_fee: number;
  gst: number;
  amount: number;
  currency: string;
  first_name: string;
  email: string;
}

export const findPayment = (db: Db, publicId: string): Promise<MailedPayment> =>
  db
    .selectFrom('payments as p')
    .innerJoin('users as u', 'u.id', 'p.user_id')
    .where('p.public_id', '=', publicId)
    .select([
      'p.id',
      'p.public_id',
      'p.gateway',
      'p.status',
      'p.is_test',
      'p.subtotal',
      'p.service_fee',
      'p.gst',
      'p.amount',
      'p.currency',
      'u.first_name',
      'u.email',
    ])
    .executeTakeFirstOrThrow();

export interface CorrectedInvoice {
  /** Invoice numbers. */
  replaced: string;
  invoice: string;
  creditNote: string;
}

export async function findCorrection(
  db: Db,
  { invoice, creditNote }: { invoice: number; creditNote: number },
): Promise<CorrectedInvoice> {
  const { rows } = await sql<CorrectedInvoice>`
    select i.number as invoice, old.number as replaced, note.number as "creditNote"
    from invoices i join invoices old on old.id = i.corrects join invoices note on note.id = ${creditNote}
    where i.id = ${invoice}
  `.execute(db);
  const [found] = rows;
  if (!found) throw new Error(`There is no correction ${invoice}.`);
  return found;
}

/** The payer and the person who requested the correction, without duplicates and closed accounts. */
export const findCorrectionReaders = (
  db: Db,
  { payment, by }: { payment: string; by: number },
): Promise<{ email: string; first_name: string; isBuyer: boolean }[]> =>
  db
    .selectFrom('users as u')
    .innerJoin('payments as p', (join) =>
      join.on((eb) => eb.or([eb('u.id', '=', eb.ref('p.user_id')), eb('u.id', '=', by)])),
    )
    .where('p.public_id', '=', payment)
    .where('u.is_active', '=', true)
    .orderBy('u.id')
    .select((eb) => [
      'u.email',
      'u.first_name',
      eb('u.id', '=', eb.ref('p.user_id')).$castTo<boolean>().as('isBuyer'),
    ])
    .execute();

/** True if a seller has not yet issued its invoice for the payment. */
export async function hasUninvoiced(db: Db, paymentId: number): Promise<boolean> {
  const { rows } = await sql<{ waits: boolean }>`
    select exists (
      select from payment_bookings s
      where s.payment_id = ${paymentId} and not exists (
        select from invoices i, jsonb_array_elements(i.data->'lines') as line
        where i.payment_id = s.payment_id and i.kind = 'invoice'
          and (line->>'booking_id')::bigint = s.booking_id
      )
    ) as waits
  `.execute(db);
  return rows[0]?.waits ?? false;
}

export interface MailedRefund {
  payment_id: number;
  public_id: string;
  gateway: string;
  is_test: boolean;
  /** Value of `refunds.scope`. */
  scope: string;
  /** Minor units. */
  amount: number;
  currency: string;
  reason: string;
  first_name: string;
  email: string;
  /** Addresses of the company's admins if the payer's account is closed; otherwise empty. */
  admins: string[];
}

export const findRefund = (db: Db, refundId: number): Promise<MailedRefund> =>
  db
    .selectFrom('refunds as r')
    .innerJoin('payments as p', 'p.id', 'r.payment_id')
    .innerJoin('users as u', 'u.id', 'p.user_id')
    .where('r.id', '=', refundId)
    .select([
      'r.payment_id',
      'r.scope',
      'p.public_id',
      'p.gateway',
      'p.is_test',
      'r.amount',
      'r.currency',
      'r.reason',
      'u.first_name',
      'u.email',
      sql<string[]>`case when u.is_active then '[]'::json else coalesce((
        select json_agg(admin.email order by admin.id) from users admin
        where admin.company_id = p.company_id and admin.role = 'company_admin' and admin.is_active
          and admin.id <> u.id), '[]'::json) end`.as('admins'),
    ])
    .executeTakeFirstOrThrow();

export interface RefundedBooking {
  /** The booking's part of the refund, in minor units. */
  refunded: number;
  booking_number: string;
  event_title: string;
  booker_name: string;
  booker_email: string;
}

/** The bookings that a refund covers. */
export const findRefundedBookings = (db: Db, refundId: number): Promise<RefundedBooking[]> =>
  db
    .selectFrom('refund_parts as part')
    .innerJoin('payment_bookings as s', 's.id', 'part.share_id')
    .innerJoin('bookings as b', 'b.id', 's.booking_id')
    .innerJoin('events as e', 'e.id', 'b.event_id')
    .innerJoin('users as u', 'u.id', 'b.user_id')
    .where('part.refund_id', '=', refundId)
    .select([
      'part.amount as refunded',
      'b.booking_number',
      'e.title as event_title',
      nameOrEmail.as('booker_name'),
      'u.email as booker_email',
    ])
    .orderBy('b.id')
    .execute();

/** A ticket whose attendee has an address. */
export interface TicketHolder {
  id: number;
  booking_id: number;
  number: string;
  version: number;
  name: string;
  email: string;
  is_void: boolean;
}

const holders = (db: Db) =>
  db
    .selectFrom('tickets')
    .where('attendee_email', 'is not', null)
    .select([
      'id',
      'booking_id',
      'ticket_number as number',
      'version',
      sql<string>`coalesce(attendee_name, '')`.as('name'),
      sql<string>`attendee_email`.as('email'),
      sql<boolean>`voided_at is not null`.as('is_void'),
    ]);

export const findHolder = (db: Db, ticketId: number): Promise<TicketHolder | undefined> =>
  holders(db).where('id', '=', ticketId).executeTakeFirst();

export const findHolders = (db: Db, bookingId: number): Promise<TicketHolder[]> =>
  holders(db).where('booking_id', '=', bookingId).orderBy('seat_no').execute();

/** True if the address belongs to the booker or to a valid ticket of the booking. */
export async function isBookerOrHolder(db: Db, bookingId: number, email: string): Promise<boolean> {
  const address = email.toLowerCase();
  const row = await db
    .selectFrom('bookings as b')
    .innerJoin('users as u', 'u.id', 'b.user_id')
    .where('b.id', '=', bookingId)
    .where(({ eb, fn, or, exists, selectFrom }) =>
      or([
        eb(fn<string>('lower', ['u.email']), '=', address),
        exists(
          selectFrom('tickets as k')
            .whereRef('k.booking_id', '=', 'b.id')
            .where('k.voided_at', 'is', null)
            .where((of) => of(of.fn<string>('lower', ['k.attendee_email']), '=', address))
            .select('k.id'),
        ),
      ]),
    )
    .select('b.id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Ids of the bookings with a valid ticket without an attendee. */
export async function findBookingsWithUnnamedSeats(
  db: Db,
  bookingIds: readonly number[],
): Promise<Set<number>> {
  if (bookingIds.length === 0) return new Set();
  const rows = await db
    .selectFrom('tickets')
    .distinct()
    .select('booking_id')
    .where('booking_id', 'in', [...bookingIds])
    .where('voided_at', 'is', null)
    .where('attendee_email', 'is', null)
    .execute();
  return new Set(rows.map((row) => row.booking_id));
}
