import type { Schemas } from '../../contract/types';
import { notFound } from '../../lib/errors';
import { toDecimal } from '../../lib/money';
import { isOfTestPayment } from './invoiceText.rules';
import type { InvoiceRow } from './invoices.repository';

const presentDocument = ({
  id,
  kind,
  number,
  issued_at: issuedAt,
  data,
}: InvoiceRow): Schemas['BookingDocument'] => ({
  ...{ id, kind, number, issued_at: issuedAt.toISOString() },
  ...{ amount: toDecimal(data.total), currency: data.currency },
  is_test: isOfTestPayment(data),
});

export const presentDocuments = (
  documents: readonly InvoiceRow[],
): Schemas['BookingDocumentList'] => ({ results: documents.map(presentDocument) });

/** @throws 404 */
export function documentNumbered(documents: readonly InvoiceRow[], id: number): InvoiceRow {
  const found = documents.find((document) => document.id === id);
  if (!found) throw notFound('Document not found');
  return found;
}
