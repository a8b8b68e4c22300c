import type { Caller } from '../../contract/caller';
import { RepeatTransaction } from '../../db/errors';
import type { ModuleDeps } from '../../deps';
import { allocate, takeBack } from './allocation.rules';
import { creditErrors } from './creditErrors.rules';
import * as repository from './creditUse.repository';
import type { Charge } from './creditUse.repository';
import * as merging from './mergeCredits.repository';

type Db = ModuleDeps['db'];

/**
 * How payments use a company's account (docs/product/payment.md#account). These functions run in the caller's
 * transaction, which must take no lock after the account's. Money is in minor units.
 */

/** Whether the company has an open account. */
export const hasOpenAccount = async (db: Db, companyId: number): Promise<boolean> =>
  (await repository.findState(db, companyId))?.is_open ?? false;

/**
 * Whether the person can choose to pay on account: the company's policy allows it, the account is open, and the person
 * works for the company.
 */
export const mayPayOnAccount = async (
  db: Db,
  caller: Pick<Caller, 'role' | 'companyId'>,
): Promise<boolean> =>
  caller.companyId !== null &&
  caller.role !== 'client' &&
  (await repository.findPaysOnAccount(db, caller.companyId));

/** Only a company's admins see its account (docs/product/payment.md#account). */
export const seesAccount = ({ role, companyProven }: Pick<Caller, 'role' | 'companyProven'>) =>
  role === 'company_admin' && companyProven;

/** @throws 409 `account_not_available` */
export async function assertMayPayOnAccount(
  db: Db,
  caller: Pick<Caller, 'role' | 'companyId'>,
  companyId: number,
): Promise<void> {
  if (caller.companyId !== companyId || !(await mayPayOnAccount(db, caller))) {
    throw creditErrors.notAvailable();
  }
}

/**
 * Charges a payment to its company's account. Unused receipts pay the charge at once.
 * @param maySee whether the error may show the remaining credit
 * @throws 409 `account_not_available`, `account_currency`, `account_limit`, without changes
 */
export async function chargeCredit(
  trx: Db,
  charge: Charge,
  { maySee }: { maySee: boolean },
): Promise<void> {
  if (charge.amount === 0) return;
  const owed = await repository.charge(trx, charge);
  if (owed === null) throw await refusalOf(trx, charge, maySee);
  if (owed < charge.amount) await spendCredit(trx, charge.companyId);
}

async function refusalOf(trx: Db, { companyId, amount, currency }: Charge, maySee: boolean) {
  const state = await repository.findState(trx, companyId);
  if (!state?.is_open) return creditErrors.notAvailable();
  if (state.currency !== currency) return creditErrors.otherCurrency(state.currency);
  const available = Math.max(0, state.credit_limit - state.owed);
  return creditErrors.overLimit({
    available: maySee ? available : null,
    needed: amount,
    currency,
  });
}

/**
 * Subtracts a refund from the owed amount. Receipt money that the reduced charge no longer needs becomes credit. Safe
 * to repeat.
 */
export async function refundCredit(
  trx: Db,
  refund: { refundId: number; paymentId: number; amount: number },
): Promise<void> {
  const { paymentId, amount } = refund;
  if (amount === 0) return;
  const account = await repository.lockCreditOf(trx, paymentId);
  // The company was merged while this call waited for the account's lock.
  if (!account) throw new RepeatTransaction(`Payment ${paymentId} is charged to no account.`);
  const { company_id: companyId } = account;
  if (!(await repository.insertRefund(trx, { ...refund, companyId }))) return;
  const { left, parts } = await repository.findChargeToRefund(trx, paymentId);
  await repository.releaseParts(trx, paymentId, takeBack(parts, amount - left));
  await repository.addRefunded(trx, paymentId, amount);
  await repository.reduceOwed(trx, companyId, amount);
  await spendCredit(trx, companyId);
}

/** Merges a company's account into that of the company that takes it over. */
export async function mergeCredits(trx: Db, from: number, into: number): Promise<void> {
  if (await merging.mergeCredits(trx, from, into)) await spendCredit(trx, into);
}

/** Pays open charges from unused receipts. The caller has locked the account. */
export async function spendCredit(trx: Db, companyId: number): Promise<void> {
  const unused = await repository.findUnusedReceipts(trx, companyId);
  if (unused.length === 0) return;
  await repository.insertParts(
    trx,
    allocate(unused, await repository.findOpenCharges(trx, companyId)),
  );
}
