import type { Schemas } from '../../contract/types';
import { notFound } from '../../lib/errors';
import { toDecimal } from '../../lib/money';
import { isOfTestPayment } from './invoiceText.rules';
import { stateOf } from '../../lib/placeNames';
import type { InvoiceRow } from './documents.repository';

export const presentDocument = ({
  id,
  kind,
  number,
  issued_at: issuedAt,
  data,
  replaced_by: replacedBy,
}: InvoiceRow): Schemas['BookingDocument'] => ({
  id,
  kind,
  number,
  issued_at: issuedAt.toISOString(),
  amount: toDecimal(data.total),
  currency: data.currency,
  is_test: isOfTestPayment(data),
  refers_to: (data.refers_to ?? data.replaces)?.number ?? null,
  replaced_by: replacedBy,
});

export const presentDocuments = (
  documents: readonly InvoiceRow[],
): Schemas['BookingDocumentList'] => ({ results: documents.map(presentDocument) });

export const presentInvoices = (
  documents: readonly InvoiceRow[],
  correctionOf: (invoice: InvoiceRow) => Schemas['InvoiceCorrectionTerms'] | null,
): Schemas['InvoiceList'] => ({
  results: documents.map((document) => {
    const { company, gstin, address, state, cost_centres: shares = [] } = document.data.buyer;
    return {
      ...presentDocument(document),
      billed_to: {
        name: company,
        gstin,
        billing_address: address,
        state: state === null ? null : stateOf(state),
        cost_centres: (document.kind === 'invoice' ? shares : []).map((share) => ({
          ...share,
          amount: toDecimal(share.amount),
        })),
      },
      correction: document.kind === 'invoice' ? correctionOf(document) : null,
    };
  }),
});

/** @throws 404 */
export function documentNumbered(documents: readonly InvoiceRow[], id: number): InvoiceRow {
  const found = documents.find((document) => document.id === id);
  if (!found) throw notFound('Document not found');
  return found;
}
