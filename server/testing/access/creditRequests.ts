import type { RequestBuilder } from './requestParts';

/** The owner's company. */
const home =
  (parts: object = {}): RequestBuilder =>
  ({ people }) => ({ id: people.owner.companyId ?? 0, ...parts });

/** Calls for the account on which a company pays later. */
export const creditRequests = {
  getCompanyCredit: () => ({}),
  exportCompanyCreditCsv: () => ({}),
  exportCompanyCreditXlsx: () => ({}),
  getCreditOfCompany: home(),
  updateCreditOfCompany: home({ ifMatch: '*', body: { credit_limit: '250000.00' } }),
  recordCreditReceipt: ({ people, newAddress }) => ({
    id: people.owner.companyId ?? 0,
    body: { amount: '1500.00', received_on: '2026-01-05', reference: newAddress() },
  }),
  reverseCreditReceipt: ({ people, receipt }) => ({
    id: people.owner.companyId ?? 0,
    receiptId: receipt,
    body: { reason: 'Another company has paid it.' },
  }),
} satisfies Record<string, RequestBuilder>;
