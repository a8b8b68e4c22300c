import { isDeepStrictEqual } from 'node:util';
import type { Caller } from '../../../contract/caller';
import type { BodyOf, Schemas } from '../../../contract/types';
import type { BilledCompany, InvoiceData, InvoiceShare } from '../../../db/schema/invoices';
import { inTransaction } from '../../../db/transaction';
import type { ModuleDeps } from '../../../deps';
import { once } from '../../../http/idempotency/idempotency.service';
import { keyedRequest, type Outcomes } from '../../../http/idempotency/keyedRequest';
import { enqueue } from '../../../jobs/queue';
import { conflict, invalidInput } from '../../../lib/errors';
import { toDecimal } from '../../../lib/money';
import type { PdfFile } from '../../../lib/pdfFile';
import type { BookingsService } from '../../bookings/bookings.service';
import { recordHistory } from '../../bookings/history.service';
import { planBilling } from '../../companies/billing.rules';
import { readCompanyName } from '../../companies/companyName.rules';
import { lastDayToCorrect } from '../../companies/correctionDays.rules';
import { recordAudit } from '../../identity/audit/audit.service';
import { findChargeable } from '../../spending/costCentres/costCentres.service';
import {
  cancellingNote,
  correctedInvoice,
  refusalOf,
  type Documents,
  type Refusal,
} from './corrections.rules';
import { codeKey, readShares } from './shares.rules';
import type { DrawDocument } from '../documentFile.service';
import * as repository from '../documents.repository';
import type { InvoiceRow, Purchase } from '../documents.repository';
import { documentNumbered, presentDocument, presentInvoices } from '../documents.rules';
import { invoiceCorrected } from '../invoices.jobs';
import type { InvoicesService } from '../invoices.service';
import { insertDocument, scopeOf } from '../issueInvoices.service';

type Db = ModuleDeps['db'];
type Body = BodyOf<'correctInvoice'>;
type Params = { id: number; document_id: number };

interface CorrectionDeps extends Pick<ModuleDeps, 'db' | 'clock'> {
  bookings: Pick<BookingsService, 'get'>;
  invoices: Pick<InvoicesService, 'documentsOf' | 'document'>;
  draw: DrawDocument;
}

export type CorrectionsService = ReturnType<typeof createCorrectionsService>;

/** Lists a booking's invoices, and replaces them when billing details are corrected (D43). */
export function createCorrectionsService({ db, clock, bookings, invoices, draw }: CorrectionDeps) {
  /** @param all every document of the payment */
  async function createRefusals(
    from: Db,
    { id, purchased_at: purchasedAt }: Purchase,
    all: Documents,
  ): Promise<(invoice: InvoiceRow) => Refusal | null> {
    const withMoney = await repository.findBookingsWithMoney(from, id);
    const now = new Date(clock.now());
    return (invoice) => refusalOf({ documents: all, invoice, purchasedAt, withMoney, now });
  }

  /** @throws 400 with fields, 404, 409 */
  async function correct(
    trx: Db,
    caller: Caller,
    { id, document_id: documentId }: Params,
    body: Body,
  ): Promise<Outcomes['correctInvoice']> {
    const purchase = await repository.findPurchase(trx, id, { isLocked: true });
    const all = purchase ? await repository.findDocumentsOfPayment(trx, purchase.id) : [];
    const ofBooking = all.filter(
      ({ kind, data }) => kind === 'invoice' && data.lines.some((line) => line.booking_id === id),
    );
    const invoice = documentNumbered(
      purchase && mayCorrect(caller, purchase) ? ofBooking : [],
      documentId,
    );
    if (!purchase) throw new Error(`Invoice ${invoice.id} has no payment.`);
    const refusal = (await createRefusals(trx, purchase, all))(invoice);
    if (refusal) throw conflict(refusal.code, refusal.text);
    const left = correctedInvoice(all, invoice);
    const shares = (await readSplit(trx, purchase, body, left)) ?? splitIfCurrent(left);
    const buyer = readBuyer(left.buyer, body, shares);

    const data = { ...left, buyer: { ...left.buyer, ...buyer } };
    const { organizer_id: organizerId, payment_id: paymentId } = invoice;
    const document = { organizerId, paymentId, refundId: null, corrects: invoice.id };
    // Every transaction that issues both numbers invoices before credit notes, to keep the lock order.
    const { invoice: made } = await insertDocument(
      trx,
      { clock },
      { ...document, kind: 'invoice', refersTo: null, scope: '', data },
    );
    const bookingIds = data.lines.map((line) => line.booking_id);
    const { invoice: note } = await insertDocument(
      trx,
      { clock },
      {
        ...document,
        kind: 'credit_note',
        refersTo: invoice.id,
        scope: scopeOf(bookingIds),
        data: cancellingNote(all, invoice, made.number),
      },
    );
    await recordHistory(
      trx,
      bookingIds.map((bookingId) => ({
        bookingId,
        actor: { id: caller.userId, name: caller.name || caller.email },
        kind: 'invoice_corrected',
        from: null,
        to: null,
        note: `Invoice ${invoice.number} was replaced by ${made.number}, credit note ${note.number}.`,
      })),
    );
    await recordAudit(trx, caller, {
      action: 'booking.invoice_corrected',
      thing: { id: invoice.id, title: invoice.number },
      says: `corrected the billing details of invoice ${invoice.number}: credit note ${note.number}, new invoice ${made.number}`,
      before: auditFields(invoice.data.buyer),
      after: auditFields(buyer),
      organizer: organizerId,
      company: purchase.company_id,
    });
    await enqueue(trx, invoiceCorrected, {
      key: String(made.id),
      payload: {
        payment: purchase.public_id,
        invoice: made.id,
        creditNote: note.id,
        by: caller.userId,
      },
    });
    return { invoice: made.id, creditNote: note.id };
  }

  return {
    /** @throws 404 */
    async list(caller: Caller, bookingId: number): Promise<Schemas['InvoiceList']> {
      const booking = await bookings.get(caller, bookingId);
      const documents = await invoices.documentsOf(booking.id);
      const purchase = await repository.findPurchase(db, booking.id);
      if (!purchase || !mayCorrect(caller, purchase)) return presentInvoices(documents, () => null);
      const all = await repository.findDocumentsOfPayment(db, purchase.id);
      const refusal = await createRefusals(db, purchase, all);
      return presentInvoices(documents, (invoice) => ({
        until: lastDayToCorrect(purchase.purchased_at),
        refusal: refusal(invoice)?.text ?? null,
      }));
    },

    /** The PDF of one of the booking's documents. @throws 404 */
    async download(caller: Caller, { id, document_id: documentId }: Params): Promise<PdfFile> {
      const booking = await bookings.get(caller, id);
      return draw(documentNumbered(await invoices.documentsOf(booking.id), documentId));
    },

    /**
     * Cancels an invoice with a credit note and issues one with the new billing details for its unrefunded lines.
     * @throws 400 with fields, 404; 409 as `Refusal`
     */
    async correct(
      caller: Caller,
      params: Params,
      body: Body,
      idempotencyKey: string | undefined,
    ): Promise<Schemas['CorrectedInvoice']> {
      await bookings.get(caller, params.id);
      const request = { ...params, ...body };
      const keyed = keyedRequest(caller.userId, 'correctInvoice', idempotencyKey, request);
      const made = await inTransaction(db, (trx) =>
        once(trx, keyed, () => correct(trx, caller, params, body)),
      );
      return {
        invoice: presentDocument(await invoices.document(made.invoice)),
        credit_note: presentDocument(await invoices.document(made.creditNote)),
      };
    },
  };
}

/** The payer and the company's admins may correct. The caller may read the booking. */
const mayCorrect = (
  caller: Caller,
  { user_id: userId, company_id: companyId }: Purchase,
): boolean =>
  caller.userId === userId ||
  (caller.permissions.includes('manage_company') && caller.companyId === companyId);

/** The requested split over cost centres; undefined when the correction does not change it. @throws 400 with fields */
async function readSplit(
  trx: Db,
  { company_id: companyId }: Purchase,
  { cost_centres: asked }: Body,
  sum: Pick<InvoiceData, 'total' | 'currency'>,
): Promise<InvoiceShare[] | undefined> {
  if (asked === undefined) return undefined;
  const codes = asked.map(({ code }) => codeKey(code));
  return readShares(asked, await findChargeable(trx, companyId, codes), sum);
}

/** Drops a split that no longer adds up to the total because of a refund. */
function splitIfCurrent({
  buyer: { cost_centres: shares = [] },
  total,
}: InvoiceData): InvoiceShare[] {
  return shares.reduce((sum, { amount }) => sum + amount, 0) === total ? shares : [];
}

/** The billing details after a correction. @throws 400 with fields, also when nothing changes */
function readBuyer(
  now: BilledCompany,
  { name, cost_centres: _asked, ...update }: Body,
  shares: InvoiceShare[],
): BilledCompany {
  const {
    billing_address: address,
    gstin,
    state,
  } = planBilling({ gstin: now.gstin, billing_address: now.address, state: now.state }, update);
  const company = name === undefined ? now.company : readCompanyName(name);
  const next = {
    company,
    gstin,
    address,
    state,
    cost_centres: shares.length > 0 ? shares : undefined,
  };
  const fields = ['company', 'gstin', 'address', 'state'] as const;
  const isSplitAnew = !isDeepStrictEqual(shares, now.cost_centres ?? []);
  if (!isSplitAnew && fields.every((field) => next[field] === now[field])) {
    throw invalidInput('The invoice has these billing details already.');
  }
  return next;
}

const auditFields = ({ company, gstin, address, state, cost_centres: shares }: BilledCompany) => ({
  name: company,
  gstin,
  billing_address: address,
  state,
  cost_centres: (shares ?? []).map(({ code, amount }) => `${code} ${toDecimal(amount)}`).join(', '),
});
