import type { Caller } from '../../contract/caller';
import type { ModuleDeps } from '../../deps';

type Db = ModuleDeps['db'];

/** Approved bookings of one person that their company pays immediately. */
export interface ApprovedPurchase {
  companyId: number;
  requesterId: number;
  bookingIds: readonly number[];
  /** The last approver. */
  approver: Pick<Caller, 'role' | 'companyProven'>;
}

/** Functions of `payments` that run in the transaction of a request for approval. */
export interface ApprovalPayments {
  /**
   * Locks the caller's open payments; call it before locking bookings. Payments for the requested bookings are closed
   * after.
   */
  lockOpenPayments(
    trx: Db,
    caller: Caller,
  ): Promise<{ closeFor(bookingIds: readonly number[]): Promise<void> }>;
  /**
   * Pays bookings from the company's account; locks bookings, tiers, budgets and the account.
   * @throws 409 `account_limit` and others, which roll the approval back
   */
  settleOnAccount(trx: Db, purchase: ApprovedPurchase): Promise<void>;
}
