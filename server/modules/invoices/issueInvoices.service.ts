import { financialYear } from '../../lib/indiaDays';
import { bookingErrors } from '../bookings/bookingErrors.rules';
import type { ModuleDeps } from '../../deps';
import { invoiceData, placeLines, withShares } from './invoiceData.rules';
import { findDocumentsOfPayment, findSame, type InvoiceRow } from './documents.repository';
import * as repository from './invoices.repository';
import type { NewInvoice } from './invoices.repository';
import { bySeller, sellerOf } from './sellers.rules';

type Db = ModuleDeps['db'];

interface IssuedAll {
  /** Current invoices, without replaced ones. */
  invoices: InvoiceRow[];
  /** Documents issued before this call, including credit notes and replaced invoices. */
  earlier: InvoiceRow[];
  /** Invoices created by this call. */
  issuedNow: InvoiceRow[];
  /** Why the other invoices cannot be issued yet. */
  waiting: string[];
}

export interface Issued {
  invoice: InvoiceRow;
  /** False when the document already existed. */
  isNew: boolean;
}

export interface IssueDeps {
  config: Pick<ModuleDeps['config'], 'seller' | 'gstRegisteredPlaceOfSupply'>;
  clock: ModuleDeps['clock'];
}

/** The scope of a credit note. @param bookings ids */
export const scopeOf = (bookings: readonly number[]): string =>
  [...bookings].sort((a, b) => a - b).join(',');

/** Inserts the document, or returns the existing one with this kind, scope and seller. */
export async function insertDocument(
  trx: Db,
  { clock }: Pick<IssueDeps, 'clock'>,
  invoice: Omit<NewInvoice, 'year' | 'issuedAt'>,
): Promise<Issued> {
  const issuedAt = new Date(clock.now());
  const year = financialYear(issuedAt);
  const inserted = await repository.insertInvoice(trx, { ...invoice, year, issuedAt });
  if (inserted) return { invoice: inserted, isNew: true };
  const found = await findSame(trx, invoice);
  if (!found) throw new Error(`Payment ${invoice.paymentId} lacks its ${invoice.kind}.`);
  return { invoice: found, isNew: false };
}

/**
 * Issues the missing invoices of a paid payment, one per seller. Call it last in the transaction, because the number
 * counters stay locked until the commit.
 *
 * @param publicId the payment's public id
 * @throws 409 `not_paid`
 */
export async function issueInvoices(
  trx: Db,
  { config, clock }: IssueDeps,
  publicId: string,
): Promise<IssuedAll> {
  const found = await repository.lockPayment(trx, publicId);
  if (!found) throw new Error(`There is no payment ${publicId}.`);
  const { payment, lines } = found;
  if (payment.status === 'pending' || payment.status === 'failed') throw bookingErrors.notPaid();
  const earlier = await findDocumentsOfPayment(trx, payment.id);
  const there = earlier.filter(({ kind }) => kind === 'invoice');
  const covered = new Set(there.flatMap(({ data }) => data.lines.map((line) => line.booking_id)));
  const open = withShares(payment, lines).filter((line) => !covered.has(line.booking_id));
  const current = there.filter((invoice) => invoice.replaced_by === null);
  const all: IssuedAll = { invoices: current, earlier, issuedNow: [], waiting: [] };
  for (const { organizer, lines: own } of bySeller(open)) {
    const seller = sellerOf(organizer, config.seller);
    if (typeof seller === 'string') {
      all.waiting.push(seller);
      continue;
    }
    const placed = placeLines({ registered: config.gstRegisteredPlaceOfSupply }, payment, own);
    if (typeof placed === 'string') {
      all.waiting.push(placed);
      continue;
    }
    const { invoice } = await insertDocument(
      trx,
      { clock },
      {
        kind: 'invoice',
        organizerId: organizer?.id ?? null,
        paymentId: payment.id,
        scope: '',
        refersTo: null,
        refundId: null,
        corrects: null,
        data: invoiceData(seller, payment, placed),
      },
    );
    all.invoices.push(invoice);
    all.issuedNow.push(invoice);
  }
  return all;
}
