import { sql } from 'kysely';
import { nameOrEmail } from '../../../db/expressions/personName';
import type { PaymentStatus } from '../../../db/schema/payments';
import type { ModuleDeps } from '../../../deps';
import { mailedBookings, type MailedBooking } from './bookingMails.repository';

type Db = ModuleDeps['db'];

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
