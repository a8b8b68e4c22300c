import type { Caller } from '../../contract/caller';
import type { ModuleDeps } from '../../deps';

type Db = ModuleDeps['db'];

/** What payments do for requests for approval, in the transaction of the request. */
export interface ApprovalPayments {
  /** Closes the caller's open payments for these bookings; locks payments, before bookings are locked. */
  closeOpenPayments(trx: Db, caller: Caller, bookingIds: readonly number[]): Promise<void>;
}
