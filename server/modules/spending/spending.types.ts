import type { Caller } from '../../contract/caller';
import type { ModuleDeps } from '../../deps';

type Db = ModuleDeps['db'];

/** Approved bookings of one person that their company pays at once. */
export interface ApprovedPurchase {
  companyId: number;
  requesterId: number;
  bookingIds: readonly number[];
  /** Who approved it last. */
  approver: Pick<Caller, 'role' | 'companyProven'>;
}

/** What payments do for requests for approval, in the transaction of the request. */
export interface ApprovalPayments {
  /** Locks the caller's open payments, before bookings are locked; those for the requested bookings are closed after. */
  lockOpenPayments(
    trx: Db,
    caller: Caller,
  ): Promise<{ closeFor(bookingIds: readonly number[]): Promise<void> }>;
  /**
   * Pays them from the account of the company; locks bookings, tiers, budgets and the account.
   * @throws 409 `account_limit` and others: the approval is undone then
   */
  settleOnAccount(trx: Db, purchase: ApprovedPurchase): Promise<void>;
}
