import { companyOf } from '../../demo/world/people';
import type { Examples } from './exampleWorld';

const northwind = { as: 'admin', id: companyOf('northwind').id };

/** The account on which a company pays later. */
export const creditExamples = {
  getCompanyCredit: { as: 'meera' },
  getCreditOfCompany: northwind,
  updateCreditOfCompany: { ...northwind, ifMatch: '*', body: { credit_limit: '3000000.00' } },
  recordCreditReceipt: {
    ...northwind,
    body: { amount: '50000.00', received_on: '2026-11-23', reference: 'NEFT 204531' },
  },
  reverseCreditReceipt: {
    ...northwind,
    receiptId: 1,
    body: { reason: 'Another company has paid it.' },
  },
} satisfies Examples;
