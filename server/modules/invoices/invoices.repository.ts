import { sql } from 'kysely';
import type { BilledCompany, InvoiceData, InvoiceLine } from '../../db/schema/invoices';
import type { PaymentStatus } from '../../db/schema/payments';
import type { ModuleDeps } from '../../deps';
import { billedCompany } from '../../db/expressions/billedCompany';
import type { DocumentKey, InvoiceRow } from './documents.repository';
import { sequenceDigits, seriesPrefix } from './numbering.rules';
import type { LineOrganizer } from './sellers.rules';
import { refundSentence } from '../catalog/refundTerms.rules';

type Db = ModuleDeps['db'];

/** A payment with its payer; money in minor units. */
export interface PaidRow {
  id: number;
  public_id: string;
  status: PaymentStatus;
  gateway: string;
  is_test: boolean;
  payment_method: string;
  /** `YYYY-MM-DD`; null unless the payment is on account. */
  due_on: string | null;
  subtotal: number;
  service_fee: number;
  gst: number;
  amount: number;
  currency: string;
  buyer: BilledCompany;
  first_name: string;
  last_name: string;
  email: string;
}

/** An invoice line with the fields that decide its seller and place of supply. */
export type PaidLine = Omit<InvoiceLine, 'place_of_supply'> & {
  event_state: string;
  event_country: string;
  organizer: LineOrganizer | null;
};

/**
 * Locks a payment, so that no other transaction issues its invoices, and returns it with its lines by booking, at the
 * prices paid.
 */
export async function lockPayment(
  trx: Db,
  publicId: string,
): Promise<{ payment: PaidRow; lines: PaidLine[] } | undefined> {
  const rows = await trx
    .selectFrom('payments as p')
    .innerJoin('companies as c', 'c.id', 'p.company_id')
    .innerJoin('users as u', 'u.id', 'p.user_id')
    .innerJoin('payment_bookings as s', 's.payment_id', 'p.id')
    .innerJoin('bookings as b', 'b.id', 's.booking_id')
    .innerJoin('events as e', 'e.id', 'b.event_id')
    .leftJoin('organizers as o', 'o.id', 'e.organizer_id')
    .innerJoin('ticket_tiers as t', 't.id', 'b.ticket_tier_id')
    .leftJoin('credit_charges as x', 'x.payment_id', 'p.id')
    .where('p.public_id', '=', publicId)
    .orderBy('s.booking_id')
    .select([
      'p.id',
      'p.public_id',
      'p.status',
      'p.gateway',
      'p.is_test',
      'p.payment_method',
      sql<string | null>`x.due_on::text`.as('due_on'),
      'p.subtotal',
      'p.service_fee',
      'p.gst',
      'p.amount as paid',
      'p.currency',
      // Old payments have no stored buyer; they are billed to the company with its current details.
      sql<BilledCompany>`coalesce(p.buyer, ${billedCompany})`.as('buyer'),
      'u.first_name',
      'u.last_name',
      'u.email',
      's.booking_id',
      'b.booking_number',
      'e.title as event',
      'e.state as event_state',
      'e.country as event_country',
      sql<LineOrganizer | null>`case when o.id is not null then jsonb_build_object('id', o.id,
        'name', o.name, 'legal_name', o.legal_name, 'gstin', o.gstin, 'address', o.address,
        'state', o.state) end`.as('organizer'),
      't.name as tier',
      's.quantity',
      's.unit_price',
      's.gst_percent',
      's.refund_percent',
      's.refund_until',
      's.refund_fee_kept',
      'e.timezone',
    ])
    .forUpdate('p')
    .execute();
  const lines = rows.map((row) => ({
    booking_id: row.booking_id,
    booking_number: row.booking_number,
    event: row.event,
    event_state: row.event_state,
    event_country: row.event_country,
    organizer: row.organizer,
    tier: row.tier,
    quantity: row.quantity,
    unit_price: row.unit_price,
    amount: row.quantity * row.unit_price,
    gst_percent: row.gst_percent,
    ...(row.refund_percent > 0 && { refund_terms: refundSentence(row, row.timezone) }),
  }));
  const [first] = rows;
  if (!first) return undefined;
  return { payment: { ...first, amount: first.paid }, lines };
}

/** The payment that settled a booking, whatever the booking's status is now. */
export async function findPaymentOf(db: Db, bookingId: number): Promise<string | undefined> {
  const row = await db
    .selectFrom('payment_bookings as s')
    .innerJoin('payments as p', 'p.id', 's.payment_id')
    .where('s.booking_id', '=', bookingId)
    .where('s.is_settled', '=', true)
    .where('p.status', 'in', ['success', 'refunded', 'partially_refunded'])
    .select('p.public_id')
    .executeTakeFirst();
  return row?.public_id;
}

/**
 * Makes invoice and credit note jobs for an organizer's events due again, including dead ones, because the missing
 * details may be there now.
 */
export async function wakeJobsOf(
  trx: Db,
  organizerId: number,
  kinds: { payments: readonly string[]; refunds: readonly string[] },
): Promise<void> {
  await sql`
    with sold as (
      select distinct s.payment_id from events e
      join bookings b on b.event_id = e.id
      join payment_bookings s on s.booking_id = b.id and s.is_settled
      where e.organizer_id = ${organizerId}
    )
    update outbox_jobs set run_at = now(), failed_at = null, tries = 0
    where done_at is null and tries > 0 and (
      (kind = any(${[...kinds.payments]}::text[]) and key in
        (select p.public_id from payments p join sold on sold.payment_id = p.id))
      or (kind = any(${[...kinds.refunds]}::text[]) and key in
        (select r.id::text from refunds r join sold on sold.payment_id = r.payment_id))
    )
  `.execute(trx);
}

export interface NewInvoice extends DocumentKey {
  year: string;
  refersTo: number | null;
  issuedAt: Date;
  data: InvoiceData;
}

/**
 * Inserts the invoice with the next number of its series, unless it exists. The counter stays locked until the
 * transaction ends, so the next caller waits and a rollback uses no number. Every transaction takes this lock last,
 * after the payment's lock.
 *
 * @returns undefined when the invoice already existed
 */
export async function insertInvoice(
  trx: Db,
  {
    kind,
    organizerId,
    year,
    paymentId,
    refersTo,
    scope,
    refundId,
    corrects,
    issuedAt,
    data,
  }: NewInvoice,
): Promise<InvoiceRow | undefined> {
  const prefix = seriesPrefix(kind, year, organizerId);
  const seller = organizerId ?? 0;
  const { rows } = await sql<InvoiceRow>`
    with counter as (
      insert into invoice_counters as c (seller, kind, financial_year, last_sequence)
      select ${seller}, ${kind}, ${year}, 1
      where not exists (
        select from invoices
        where payment_id = ${paymentId} and kind = ${kind} and scope = ${scope}
          and coalesce(organizer_id, 0) = ${seller}
          and coalesce(refund_id, 0) = ${refundId ?? 0} and coalesce(corrects, 0) = ${corrects ?? 0}
      )
      on conflict (seller, kind, financial_year) do update set last_sequence = c.last_sequence + 1
      returning last_sequence
    )
    insert into invoices (
      kind, organizer_id, number, financial_year, sequence, payment_id, refers_to, scope, refund_id,
      corrects, issued_at, data
    )
    select ${kind}, ${organizerId},
      ${prefix} || lpad(last_sequence::text, ${sequenceDigits(prefix)}, '0'),
      ${year}, last_sequence, ${paymentId}, ${refersTo}, ${scope}, ${refundId},
      ${corrects}, ${issuedAt}, ${JSON.stringify(data)}::jsonb
    from counter
    returning *, null as replaced_by
  `.execute(trx);
  return rows[0];
}
