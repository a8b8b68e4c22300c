import type { Caller } from '../../contract/caller';
import type { BodyOf, Schemas } from '../../contract/types';
import { inTransaction } from '../../db/transaction';
import type { ModuleDeps } from '../../deps';
import { invalidInput } from '../../lib/errors';
import { readLine } from '../../lib/input';
import { formatMoney, toMinor } from '../../lib/money';
import { assertPlatform } from '../companies/accounts/changeCompany.service';
import { readCompanyAccount } from '../companies/accounts/companyAccounts.service';
import { recordAudit } from '../identity/audit/audit.service';
import { allocate, type OpenAmount } from './allocation.rules';
import { readCredit } from './credit.service';
import { creditErrors } from './creditErrors.rules';
import { increaseOwed, insertParts, lockCredit, reduceOwed } from './creditUse.repository';
import { spendCredit } from './creditUse.service';
import * as repository from './receipts.repository';

type Db = ModuleDeps['db'];

interface ReceivedMoney {
  /** Minor units. */
  amount: number;
  receivedOn: string;
  reference: string;
  /** Public payment ids. */
  payments: readonly string[];
}

export type ReceiptsService = ReturnType<typeof createReceiptsService>;

/** Records the money that companies transfer to pay their accounts (D37). */
export function createReceiptsService({ db }: Pick<ModuleDeps, 'db'>) {
  return {
    /**
     * Pays the named charges, then the others by due date; the rest becomes credit. Recording the same receipt again
     * changes nothing.
     * @throws 400 with fields, 403, 404, 404 company_merged, 409 no_account, receipt_recorded
     */
    record(
      caller: Caller,
      companyId: number,
      body: BodyOf<'recordCreditReceipt'>,
    ): Promise<Schemas['CompanyCredit']> {
      assertPlatform(caller);
      const received = readReceipt(body);
      return inTransaction(db, async (trx) => {
        const company = await readCompanyAccount(trx, caller, companyId);
        const account = await lockCredit(trx, companyId);
        if (!account) throw creditErrors.none();
        if (await isRecorded(trx, companyId, received)) return readCredit(trx, companyId);
        const { amount, receivedOn, reference } = received;
        const named = await readNamed(trx, companyId, received);
        await assertFits(trx, companyId, receivedOn);
        const recordedBy = caller.userId;
        const receipt = { companyId, receivedOn, amount, reference, recordedBy };
        const id = await repository.insertReceipt(trx, receipt);
        await insertParts(trx, allocate([{ id, left: amount }], named));
        await reduceOwed(trx, companyId, amount);
        await spendCredit(trx, companyId);
        const { currency } = account;
        await recordAudit(trx, caller, {
          action: 'company.receipt_recorded',
          thing: { id: companyId, title: company.name },
          says: `recorded ${formatMoney(amount, currency)} received from ${company.name}`,
          after: { amount: { money: amount, currency }, received_on: receivedOn, reference },
          company: companyId,
        });
        return readCredit(trx, companyId);
      });
    },

    /**
     * Reverses a receipt that was recorded by mistake. The charges that it paid are open again, and unused money of
     * other receipts pays them.
     * @throws 400 with field reason, 403, 404, 404 company_merged, 409 receipt_reversed
     */
    reverse(
      caller: Caller,
      { companyId, receiptId }: { companyId: number; receiptId: number },
      body: BodyOf<'reverseCreditReceipt'>,
    ): Promise<Schemas['CompanyCredit']> {
      assertPlatform(caller);
      const reason = readLine(body.reason, 'reason', 'Write why it is taken back');
      return inTransaction(db, async (trx) => {
        const company = await readCompanyAccount(trx, caller, companyId);
        const account = await lockCredit(trx, companyId);
        const receipt = await repository.findReceiptById(trx, companyId, receiptId);
        if (!account || !receipt) throw creditErrors.noReceipt();
        if (receipt.reversed > 0) throw creditErrors.reversed();
        const { amount, reference } = receipt;
        await repository.reverseReceipt(trx, receiptId, { reason, reversedBy: caller.userId });
        await increaseOwed(trx, companyId, amount);
        await spendCredit(trx, companyId);
        const { currency } = account;
        await recordAudit(trx, caller, {
          action: 'company.receipt_reversed',
          thing: { id: companyId, title: company.name },
          says: `took back ${formatMoney(amount, currency)} that was recorded as received from ${company.name}`,
          after: { amount: { money: amount, currency }, reference, reason },
          company: companyId,
        });
        return readCredit(trx, companyId);
      });
    },
  };
}

/** @throws 409 receipt_recorded when another receipt has this reference */
async function isRecorded(
  trx: Db,
  companyId: number,
  { amount, receivedOn, reference }: ReceivedMoney,
): Promise<boolean> {
  const old = await repository.findReceipt(trx, companyId, reference);
  if (old && (old.amount !== amount || old.received_on !== receivedOn)) {
    throw creditErrors.recorded(reference);
  }
  return old !== undefined;
}

/** @throws 400 with field received_on */
async function assertFits(trx: Db, companyId: number, day: string): Promise<void> {
  const place = await repository.placeDay(trx, companyId, day);
  if (place === 'fits') return;
  const sentence =
    place === 'to_come'
      ? 'Choose today or a day before.'
      : 'The company had no account on this day. Choose a later one.';
  throw invalidInput(sentence, { received_on: sentence });
}

/** @throws 400 with field payments */
async function readNamed(
  trx: Db,
  companyId: number,
  { payments }: ReceivedMoney,
): Promise<OpenAmount[]> {
  const charges = await repository.findCharges(trx, companyId, payments);
  if (charges.length < payments.length) {
    const sentence = 'One of these purchases is not on the account of this company.';
    throw invalidInput(sentence, { payments: sentence });
  }
  return charges;
}

/** @throws 400 with fields */
function readReceipt(body: BodyOf<'recordCreditReceipt'>): ReceivedMoney {
  const amount = toMinor(body.amount);
  if (amount === null || amount === 0) {
    const sentence = 'Write an amount above zero with at most two decimals.';
    throw invalidInput(sentence, { amount: sentence });
  }
  return {
    amount,
    receivedOn: body.received_on,
    reference: readLine(body.reference, 'reference', "Write the bank's reference"),
    payments: body.payments ?? [],
  };
}
