import type { Caller } from '../../contract/caller';
import type { BodyOf, Schemas } from '../../contract/types';
import type { CompanyReach } from '../../db/expressions/companyReach';
import { inTransaction } from '../../db/transaction';
import type { ModuleDeps } from '../../deps';
import { parseEmail } from '../../lib/emailAddress';
import { forbidden, invalidInput } from '../../lib/errors';
import { toMinor } from '../../lib/money';
import { isExpected, versionConflict, type ExpectedVersion } from '../../lib/version';
import { assertPlatform } from '../companies/accounts/changeCompany.service';
import { readCompanyAccount } from '../companies/accounts/companyAccounts.service';
import { managedCompany } from '../companies/managedCompany.rules';
import { recordAudit } from '../identity/audit/audit.service';
import { noCredit, presentCredit, presentCreditSummary } from './credit.presenter';
import * as repository from './credit.repository';
import type { CreditRow, CreditTerms } from './credit.repository';
import { lockCredit } from './creditUse.repository';

type Db = ModuleDeps['db'];

export type CreditService = ReturnType<typeof createCreditService>;

/** A company's account with its statement. No access check. */
export async function readCredit(db: Db, companyId: number): Promise<Schemas['CompanyCredit']> {
  const row = await repository.findCredit(db, companyId);
  if (!row) return noCredit;
  return presentCredit(row, {
    invoices: await repository.findInvoices(db, companyId),
    receipts: await repository.findReceipts(db, companyId),
    refunds: await repository.findRefunds(db, companyId),
  });
}

/** The totals of a company's account; null when it never had one. No access check. */
export async function readCreditSummary(
  db: Db,
  companyId: number,
): Promise<Schemas['CreditSummary'] | null> {
  const row = await repository.findCredit(db, companyId);
  return row ? presentCreditSummary(row) : null;
}

/** The company whose account the caller may see. @throws 403, 403 domain_not_proven, 404 without a company */
export function creditReach(caller: Caller): CompanyReach {
  const reach = managedCompany(caller, "Only your company's admin sees its account.");
  if (reach.companyProven) return reach;
  throw forbidden(
    "Prove your company's domain first: its account shows what colleagues bought whom you did not invite.",
    'domain_not_proven',
  );
}

/** Company accounts for paying later: company admins read them and the platform sets them (D37). */
export function createCreditService({ db }: Pick<ModuleDeps, 'db'>) {
  return {
    /** @throws 403, 403 domain_not_proven, 404 without a company */
    own: async (caller: Caller): Promise<Schemas['CompanyCredit']> =>
      readCredit(db, creditReach(caller).companyId),

    /** @throws 403, 404, 404 company_merged */
    async get(caller: Caller, companyId: number): Promise<Schemas['CompanyCredit']> {
      assertPlatform(caller);
      await readCompanyAccount(db, caller, companyId);
      return readCredit(db, companyId);
    },

    /** @throws 400 with fields, 403, 404, 404 company_merged, 412 */
    async update(
      caller: Caller,
      companyId: number,
      body: BodyOf<'updateCreditOfCompany'>,
      expected: ExpectedVersion,
    ): Promise<Schemas['CompanyCredit']> {
      assertPlatform(caller);
      return inTransaction(db, async (trx) => {
        const company = await readCompanyAccount(trx, caller, companyId);
        await lockCredit(trx, companyId);
        const old = await repository.findCredit(trx, companyId);
        const conflict = async () => versionConflict(await readCredit(trx, companyId));
        if (!isExpected(expected, old?.version ?? 0)) throw await conflict();
        const terms = readTerms(body, old);
        if (old) await repository.updateCredit(trx, companyId, terms);
        else if (!(await repository.insertCredit(trx, companyId, terms))) throw await conflict();
        await recordAudit(trx, caller, {
          action: 'company.account_changed',
          thing: { id: companyId, title: company.name },
          ...(old && { before: auditFields(old, old.currency) }),
          after: auditFields(terms, old?.currency ?? noCredit.currency),
          company: companyId,
        });
        return readCredit(trx, companyId);
      });
    },
  };
}

/** Omitted fields keep their values. @throws 400 with fields */
function readTerms(body: BodyOf<'updateCreditOfCompany'>, old: CreditRow | undefined): CreditTerms {
  const limit = body.credit_limit === undefined ? old?.credit_limit : toMinor(body.credit_limit);
  if (limit === undefined || limit === null) {
    const sentence =
      limit === null
        ? 'Write an amount with at most two decimals.'
        : 'An account needs a limit: the most that can be owed.';
    throw invalidInput(sentence, { credit_limit: sentence });
  }
  return {
    is_open: body.is_open ?? old?.is_open ?? true,
    credit_limit: limit,
    days_to_pay: body.days_to_pay ?? old?.days_to_pay ?? noCredit.days_to_pay,
    billing_email:
      body.billing_email === undefined
        ? (old?.billing_email ?? '')
        : readBillingEmail(body.billing_email),
  };
}

/** @throws 400 with field billing_email */
function readBillingEmail(text: string): string {
  if (text.trim() === '') return '';
  const email = parseEmail(text);
  if (email) return email.address;
  const sentence = 'Please enter a valid email address';
  throw invalidInput(sentence, { billing_email: sentence });
}

const auditFields = (terms: CreditTerms, currency: string) => ({
  account: terms.is_open ? 'open' : 'closed',
  credit_limit: { money: terms.credit_limit, currency },
  days_to_pay: terms.days_to_pay,
  billing_email: terms.billing_email,
});
