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
 * How payments use the account of a company (D37, docs/product/payment.md#account). All of it runs in the caller's
 * transaction, which takes no lock after that of the account. Money is in minor units.
 */

/** Whether the company has an open account, to which something can be charged. */
export const hasOpenAccount = async (db: Db, companyId: number): Promise<boolean> =>
  (await repository.findState(db, companyId))?.is_open ?? false;

/**
 * Whether the person may choose the account of the company as a way to pay: its policy says so, the account is
 * open, and the person works there.
 */
export const mayPayOnAccount = async (
  db: Db,
  caller: Pick<Caller, 'role' | 'companyId'>,
): Promise<boolean> =>
  caller.companyId !== null &&
  caller.role !== 'client' &&
  (await repository.findPaysOnAccount(db, caller.companyId));

/** The account of a company is for its admins to see (docs/product/payment.md#account). */
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
 * Charges a payment to the account of its company; credit that it has pays the charge at once.
 * @param maySee the caller may know what is left: a refusal says it then
 * @throws 409 `account_not_available`, `account_currency`, `account_limit`: nothing is changed then
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
 * Takes what a refund gives back off what is owed. What receipts have paid of the charge above what is left
 * of it becomes credit. Safe to repeat.
 */
export async function refundCredit(
  trx: Db,
  refund: { refundId: number; paymentId: number; amount: number },
): Promise<void> {
  const { paymentId, amount } = refund;
  if (amount === 0) return;
  const account = await repository.lockCreditOf(trx, paymentId);
  // Its company was merged while this waited for the account.
  if (!account) throw new RepeatTransaction(`Payment ${paymentId} is charged to no account.`);
  const { company_id: companyId } = account;
  if (!(await repository.insertRefund(trx, { ...refund, companyId }))) return;
  const { left, parts } = await repository.findChargeToRefund(trx, paymentId);
  await repository.takeParts(trx, paymentId, takeBack(parts, amount - left));
  await repository.addRefunded(trx, paymentId, amount);
  await repository.lower(trx, companyId, amount);
  await spendCredit(trx, companyId);
}

/** The account of a company that becomes part of another becomes part of its account. */
export async function mergeCredits(trx: Db, from: number, into: number): Promise<void> {
  if (await merging.mergeCredits(trx, from, into)) await spendCredit(trx, into);
}

/** Pays open charges by what is unused of receipts. The account is locked. */
export async function spendCredit(trx: Db, companyId: number): Promise<void> {
  const unused = await repository.findUnused(trx, companyId);
  if (unused.length === 0) return;
  await repository.insertParts(
    trx,
    allocate(unused, await repository.findOpenCharges(trx, companyId)),
  );
}
