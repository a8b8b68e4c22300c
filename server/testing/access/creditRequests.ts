import type { RequestBuilder } from './requestParts';

/** The owner's company. */
const home =
  (parts: object = {}): RequestBuilder =>
  ({ people }) => ({ id: people.owner.companyId ?? 0, ...parts });

/** Calls about the account on which a company pays later. */
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
  async reverseCreditReceipt({ people, newAddress }, { db }) {
    const id = people.owner.companyId ?? 0;
    const amount = 150_000;
    await db
      .insertInto('company_credits')
      .values({ company_id: id, credit_limit: 10_000_000, owed: -amount })
      .onConflict((clash) =>
        clash.column('company_id').doUpdateSet((eb) => ({
          owed: eb('company_credits.owed', '-', amount),
        })),
      )
      .execute();
    const { id: receiptId } = await db
      .insertInto('credit_receipts')
      .values({
        ...{ company_id: id, received_on: '2026-01-05', reference: newAddress() },
        ...{ amount, unused: amount, recorded_by: null },
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return { id, receiptId, body: { reason: 'Another company has paid it.' } };
  },
} satisfies Record<string, RequestBuilder>;
