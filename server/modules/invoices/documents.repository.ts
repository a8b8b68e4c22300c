import { sql, type Selectable } from 'kysely';
import type { InvoiceKind, InvoicesTable } from '../../db/schema/invoices';
import { replacedBy } from '../../db/expressions/currentInvoice';
import type { ModuleDeps } from '../../deps';

type Db = ModuleDeps['db'];

export interface InvoiceRow extends Selectable<InvoicesTable> {
  /** Number of the corrected invoice that replaces this one. */
  replaced_by: string | null;
}

/** Identifies a document; there is only one document for each key. */
export interface DocumentKey {
  kind: InvoiceKind;
  /** The seller; null means the platform. */
  organizerId: number | null;
  paymentId: number;
  scope: string;
  /** The refund of a credit note. */
  refundId: number | null;
  /** The invoice whose billing details this document corrects. */
  corrects: number | null;
}

/** Selects rows of `invoices`, aliased `i`. */
const documents = (db: Db) =>
  db.selectFrom('invoices as i').selectAll('i').select(replacedBy.as('replaced_by'));

/** The invoices and credit notes with a line for the booking, newest first. */
export const findDocumentsOf = (db: Db, bookingId: number): Promise<InvoiceRow[]> =>
  documents(db)
    .innerJoin('payment_bookings as s', 's.payment_id', 'i.payment_id')
    .where('s.booking_id', '=', bookingId)
    .where(hasLineOf(bookingId))
    .orderBy('i.id', 'desc')
    .execute();

/** The invoices and credit notes of a payment, oldest first. */
export const findDocumentsOfPayment = (db: Db, paymentId: number): Promise<InvoiceRow[]> =>
  documents(db).where('i.payment_id', '=', paymentId).orderBy('i.id').execute();

export const findDocument = (db: Db, id: number): Promise<InvoiceRow | undefined> =>
  documents(db).where('i.id', '=', id).executeTakeFirst();

/** Condition on a row of `invoices`, aliased `i`. */
const hasLineOf = (bookingId: number) =>
  sql<boolean>`i.data->'lines' @> ${JSON.stringify([{ booking_id: bookingId }])}::jsonb`;

/** The current invoice with a line for the booking; replaced invoices are skipped. */
export const findInvoiceOf = (db: Db, bookingId: number): Promise<InvoiceRow | undefined> =>
  documents(db)
    .innerJoin('payment_bookings as s', 's.payment_id', 'i.payment_id')
    .where('s.booking_id', '=', bookingId)
    .where('s.is_settled', '=', true)
    .where('i.kind', '=', 'invoice')
    .where(hasLineOf(bookingId))
    .orderBy('i.id', 'desc')
    .limit(1)
    .executeTakeFirst();

/** Finds the document with this kind, scope and seller. */
export const findSame = (
  db: Db,
  { kind, paymentId, scope, organizerId, refundId, corrects }: DocumentKey,
): Promise<InvoiceRow | undefined> =>
  documents(db)
    .where('i.payment_id', '=', paymentId)
    .where('i.kind', '=', kind)
    .where('i.scope', '=', scope)
    .where(sql<number>`coalesce(i.organizer_id, 0)`, '=', organizerId ?? 0)
    .where(sql<number>`coalesce(i.refund_id, 0)`, '=', refundId ?? 0)
    .where(sql<number>`coalesce(i.corrects, 0)`, '=', corrects ?? 0)
    .executeTakeFirst();

/** Numbers of the credit notes for refunds of a booking, by refund id. */
export async function findNotesOfRefunds(
  db: Db,
  bookingId: number,
  refundIds: readonly number[],
): Promise<Map<number, string>> {
  const rows = await db
    .selectFrom('invoices')
    .where('refund_id', '=', sql<number>`any(${[...refundIds]}::bigint[])`)
    .where(sql<boolean>`${String(bookingId)} = any(string_to_array(scope, ','))`)
    .select(['refund_id', 'number'])
    .execute();
  return new Map(rows.flatMap((row) => (row.refund_id ? [[row.refund_id, row.number]] : [])));
}

/** The payment fields that correcting an invoice needs. */
export interface Purchase {
  id: number;
  public_id: string;
  user_id: number;
  company_id: number;
  purchased_at: Date;
}

/** The payment that settled a booking. Locking it prevents other transactions from issuing its documents. */
export const findPurchase = (
  db: Db,
  bookingId: number,
  { isLocked = false } = {},
): Promise<Purchase | undefined> =>
  db
    .selectFrom('payments as p')
    .innerJoin('payment_bookings as s', 's.payment_id', 'p.id')
    .where('s.booking_id', '=', bookingId)
    .where('s.is_settled', '=', true)
    .select(['p.id', 'p.public_id', 'p.user_id', 'p.company_id'])
    .select(sql<Date>`coalesce(p.settled_at, p.created_at)`.as('purchased_at'))
    .$if(isLocked, (query) => query.forUpdate('p'))
    .executeTakeFirst();

/** Ids of the payment's bookings that are not fully refunded; pending and failed refunds count too. */
export async function findBookingsWithMoney(db: Db, paymentId: number): Promise<Set<number>> {
  const rows = await db
    .selectFrom('payment_bookings')
    .where('payment_id', '=', paymentId)
    .whereRef('amount', '>', 'refunded')
    .select('booking_id')
    .execute();
  return new Set(rows.map((row) => row.booking_id));
}
