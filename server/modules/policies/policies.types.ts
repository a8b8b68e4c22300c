import type { Caller } from '../../contract/caller';
import type { ModuleDeps } from '../../deps';

type Db = ModuleDeps['db'];

/** What payments do for requests for approval, in the transaction of the request. */
export interface ApprovalPayments {
  /** Closes the caller's open payments for these bookings; locks payments, before bookings are locked. */
  closeOpenPayments(trx: Db, caller: Caller, bookingIds: readonly number[]): Promise<void>;
  /**
   * Pays approved bookings from the account of their company (D37).
   * @throws 409 `no_account`, `credit_limit`
   */
  payOnAccount(
    trx: Db,
    request: { companyId: number; requesterId: number; bookingIds: readonly number[] },
  ): Promise<void>;
}
