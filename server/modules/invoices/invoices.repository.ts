import type { Selectable } from 'kysely';
import type { InvoiceData, InvoiceKind, InvoiceLine, InvoicesTable } from '../../db/papersSchema';
import type { PaymentStatus } from '../../db/bookingSchema';
import type { ModuleDeps } from '../deps';

type Db = ModuleDeps['db'];

export type InvoiceRow = Selectable<InvoicesTable>;

/** A payment and who made it; money in minor units. */
export interface PaidRow {
  id: number;
  public_id: string;
  status: PaymentStatus;
  gateway: string;
  is_test: boolean;
  payment_method: string;
  subtotal: number;
  service_fee: number;
  gst: number;
  amount: number;
  currency: string;
  company_name: string;
  company_gstin: string | null;
  company_address: string | null;
  company_state: string | null;
  first_name: string;
  last_name: string;
  email: string;
}

export function findPayment(db: Db, publicId: string): Promise<PaidRow> {
  return db
    .selectFrom('payments as p')
    .innerJoin('companies as c', 'c.id', 'p.company_id')
    .innerJoin('users as u', 'u.id', 'p.user_id')
    .where('p.public_id', '=', publicId)
    .select([
      'p.id',
      'p.public_id',
      'p.status',
      'p.gateway',
      'p.is_test',
      'p.payment_method',
      'p.subtotal',
      'p.service_fee',
      'p.gst',
      'p.amount',
      'p.currency',
      'c.name as company_name',
      'c.gstin as company_gstin',
      'c.billing_address as company_address',
      'c.state as company_state',
      'u.first_name',
      'u.last_name',
      'u.email',
    ])
    .executeTakeFirstOrThrow();
}

/** What was paid for, at the prices it was paid at, by booking. */
export async function findLines(db: Db, paymentId: number): Promise<InvoiceLine[]> {
  const rows = await db
    .selectFrom('payment_bookings as s')
    .innerJoin('bookings as b', 'b.id', 's.booking_id')
    .innerJoin('events as e', 'e.id', 'b.event_id')
    .innerJoin('ticket_tiers as t', 't.id', 'b.ticket_tier_id')
    .where('s.payment_id', '=', paymentId)
    .orderBy('s.booking_id')
    .select([
      's.booking_id',
      'b.booking_number',
      'e.title as event',
      't.name as tier',
      's.quantity',
      's.unit_price',
    ])
    .execute();
  return rows.map((row) => ({ ...row, amount: row.quantity * row.unit_price }));
}

/** The payment that settled a booking, whatever became of the booking since. */
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

export function findInvoice(
  db: Db,
  paymentId: number,
  kind: InvoiceKind,
  scope: string,
): Promise<InvoiceRow | undefined> {
  return db
    .selectFrom('invoices')
    .selectAll()
    .where('payment_id', '=', paymentId)
    .where('kind', '=', kind)
    .where('scope', '=', scope)
    .executeTakeFirst();
}

/**
 * Locks the counter until the transaction ends and gives the last number taken: whoever comes next
 * waits and sees what this transaction did, and a rolled back one has taken nothing. Everybody asks
 * for this lock after all their others.
 */
export async function lockCounter(trx: Db, kind: InvoiceKind, year: string): Promise<number> {
  const row = await trx
    .insertInto('invoice_counters')
    .values({ kind, financial_year: year, last_sequence: 0 })
    .onConflict((clash) =>
      clash
        .columns(['kind', 'financial_year'])
        .doUpdateSet((eb) => ({ last_sequence: eb.ref('invoice_counters.last_sequence') })),
    )
    .returning('last_sequence')
    .executeTakeFirstOrThrow();
  return row.last_sequence;
}

export interface NewInvoice {
  kind: InvoiceKind;
  number: string;
  year: string;
  sequence: number;
  paymentId: number;
  refersTo: number | null;
  scope: string;
  issuedAt: Date;
  data: InvoiceData;
}

/** With the counter moved to its number. */
export async function insertInvoice(trx: Db, invoice: NewInvoice): Promise<InvoiceRow> {
  await trx
    .updateTable('invoice_counters')
    .set({ last_sequence: invoice.sequence })
    .where('kind', '=', invoice.kind)
    .where('financial_year', '=', invoice.year)
    .execute();
  return trx
    .insertInto('invoices')
    .values({
      kind: invoice.kind,
      number: invoice.number,
      financial_year: invoice.year,
      sequence: invoice.sequence,
      payment_id: invoice.paymentId,
      refers_to: invoice.refersTo,
      scope: invoice.scope,
      issued_at: invoice.issuedAt,
      data: JSON.stringify(invoice.data),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}
