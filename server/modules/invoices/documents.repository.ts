import { sql, type Selectable } from 'kysely';
import type { InvoiceKind, InvoicesTable } from '../../db/schema/invoices';
import { replacedBy } from '../../db/expressions/currentInvoice';
import type { ModuleDeps } from '../../deps';

type Db = ModuleDeps['db'];

export interface InvoiceRow extends Selectable<InvoicesTable> {
  /** Number of the invoice with other billing details that replaces this one. */
  replaced_by: string | null;
}

/** What a document is issued for: of each there is one. */
export interface DocumentKey {
  kind: InvoiceKind;
  /** Who sells; null is the platform. */
  organizerId: number | null;
  paymentId: number;
  scope: string;
  /** What a credit note is for. */
  refundId: number | null;
  /** Of a correction of billing details: the invoice that is corrected. */
  corrects: number | null;
}

/** Rows of `invoices` as `i`. */
const documents = (db: Db) =>
  db.selectFrom('invoices as i').selectAll('i').select(replacedBy.as('replaced_by'));

/** The invoices and credit notes that have a booking among their lines, the newest first. */
export const findDocumentsOf = (db: Db, bookingId: number): Promise<InvoiceRow[]> =>
  documents(db)
    .innerJoin('payment_bookings as s', 's.payment_id', 'i.payment_id')
    .where('s.booking_id', '=', bookingId)
    .where(hasLineOf(bookingId))
    .orderBy('i.id', 'desc')
    .execute();

/** The invoices and credit notes of a payment, in the order in which they were issued. */
export const findDocumentsOfPayment = (db: Db, paymentId: number): Promise<InvoiceRow[]> =>
  documents(db).where('i.payment_id', '=', paymentId).orderBy('i.id').execute();

export const findDocument = (db: Db, id: number): Promise<InvoiceRow | undefined> =>
  documents(db).where('i.id', '=', id).executeTakeFirst();

/** Of a row of `invoices` as `i`. */
const hasLineOf = (bookingId: number) =>
  sql<boolean>`i.data->'lines' @> ${JSON.stringify([{ booking_id: bookingId }])}::jsonb`;

/** The invoice that has the booking among its lines; of those that replace each other the last. */
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

/** The document of this kind, scope and seller. */
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

/** The numbers of the credit notes of refunds that cover a booking, by refund. */
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

/** A payment as a correction of its invoices needs it. */
export interface Purchase {
  id: number;
  public_id: string;
  user_id: number;
  company_id: number;
  purchased_at: Date;
}

/** The payment that settled a booking. It can be locked, so that none of its documents is issued meanwhile. */
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

/** Ids of the bookings of a payment of which refunds, done or not, leave something. */
export async function findBookingsWithMoney(db: Db, paymentId: number): Promise<Set<number>> {
  const rows = await db
    .selectFrom('payment_bookings')
    .where('payment_id', '=', paymentId)
    .whereRef('amount', '>', 'refunded')
    .select('booking_id')
    .execute();
  return new Set(rows.map((row) => row.booking_id));
}
